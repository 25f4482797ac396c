import { loadSystems } from '../../screens/load/load-systems.js';
import type { Systems } from '../../screens/model/systems.js';
import type { DataDirectories } from './data-options.js';

/** Rules and screens without errors. @throws Error with the report otherwise. */
export function loadChecked({ rules, screens }: DataDirectories): Systems {
  const { systems, findings } = loadSystems(rules, screens);
  if (findings.errors.length > 0) throw new Error(`The rules or screens have errors:\n${findings.report()}`);
  return systems;
}
