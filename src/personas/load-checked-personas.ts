import type { Systems } from '../screens/model/systems.js';
import { loadPersonas } from './load-personas.js';

/** Personas without errors, and what was found all the same. @throws Error with the report otherwise. */
export function loadCheckedPersonas(directory: string, systems: Systems): ReturnType<typeof loadPersonas> {
  const loaded = loadPersonas(directory, systems);
  if (loaded.findings.errors.length > 0) throw new Error(`The personas have errors:\n${loaded.findings.report()}`);
  return loaded;
}
