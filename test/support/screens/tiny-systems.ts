import { join } from 'node:path';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import type { Systems } from '../../../src/screens/model/systems.js';
import { below } from '../rules/renamed-files.js';
import type { Files } from '../rules/edited-files.js';
import { inDirectory } from '../run/in-directory.js';
import { tinyRules, tinyScreens } from './tiny-files.js';

/** The tiny rules with the tiny screens: file name, from `rules/` or `screens/` on, to text. */
export const tinyData: Files = { ...below('rules', tinyRules), ...below('screens', tinyScreens) };

/** The systems of the tiny data, some files of it otherwise. @throws Error with the errors that are found in them. */
export function tinySystems(changed: Files = {}): Systems {
  return inDirectory({ ...tinyData, ...changed }, (directory) => {
    const { systems, findings } = loadSystems(join(directory, 'rules'), join(directory, 'screens'));
    if (findings.errors.length > 0) throw new Error(findings.report());
    return systems;
  });
}
