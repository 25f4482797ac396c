import { loadSystems } from './load-systems.js';

/**
 * Rule systems without errors, and what was found all the same.
 * @throws Error with the report otherwise.
 */
export function loadChecked(rulesDirectory: string, screensDirectory: string): ReturnType<typeof loadSystems> {
  const loaded = loadSystems(rulesDirectory, screensDirectory);
  if (loaded.findings.errors.length > 0)
    throw new Error(`The rules or screens have errors:\n${loaded.findings.report()}`);
  return loaded;
}
