import { join } from 'node:path';
import { type LoadedNames, loadNames } from '../../../src/authoring/names/load-names.js';
import { Kept } from '../../../src/documents/kept.js';

let loaded: LoadedNames | undefined;

/** The names of the rules and screens of this repository, loaded once. */
export function realNames(): LoadedNames {
  loaded ??= loadNames({ rules: join(process.cwd(), 'rules'), screens: join(process.cwd(), 'screens') }, new Kept());
  return loaded;
}
