import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The directory of this package, which holds `rules/` and `screens/`, wherever the compiled files stand below it. */
export const packageDirectory = findAbove(dirname(fileURLToPath(import.meta.url)));

/** The rules and the screens that the package ships, for `loadSystems`. */
export const [shippedRules, shippedScreens] = ['rules', 'screens'].map((name) => join(packageDirectory, name)) as [
  string,
  string,
];

function findAbove(directory: string): string {
  if (existsSync(join(directory, 'package.json'))) return directory;
  const parent = dirname(directory);
  if (parent === directory) throw new Error('the directory of the package case-capture cannot be found');
  return findAbove(parent);
}
