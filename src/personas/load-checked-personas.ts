import { basename } from 'node:path';
import { Findings } from '../documents/findings/findings.js';
import type { Systems } from '../screens/model/systems.js';
import { loadPersonas } from './load-personas.js';

/**
 * Personas without errors, and what was found all the same. @throws Error with the report otherwise, its files named
 * from the folder that was given, as `check` names them.
 */
export function loadCheckedPersonas(directory: string, systems: Systems): ReturnType<typeof loadPersonas> {
  const loaded = loadPersonas(directory, systems);
  if (loaded.findings.errors.length === 0) return loaded;
  const located = new Findings();
  located.addFrom(loaded.findings, basename(directory));
  throw new Error(`The personas have errors:\n${located.report()}`);
}
