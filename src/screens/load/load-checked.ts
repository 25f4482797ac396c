import type { Kept } from '../../documents/kept.js';
import { loadSystems } from './load-systems.js';

/**
 * Rule systems without errors, and what was found all the same. With `kept` a later load of much the same files is
 * quicker.
 * @throws Error with the report otherwise.
 */
export function loadChecked(
  rulesDirectory: string,
  screensDirectory: string,
  kept?: Kept,
): ReturnType<typeof loadSystems> {
  const reading = kept ? { kept } : {};
  const loaded = loadSystems(rulesDirectory, screensDirectory, { rules: reading, screens: reading });
  if (loaded.findings.errors.length > 0)
    throw new Error(`The rules or screens have errors:\n${loaded.findings.report()}`);
  return loaded;
}
