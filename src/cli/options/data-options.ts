import { join } from 'node:path';
import { Option } from 'commander';
import { packageDirectory } from '../../package-directory.js';

/** The options that every command has which reads rules and screens. */
export const dataOptions = (): readonly Option[] => [
  new Option('--rules <directory>', 'rule data')
    .env('RULES_DIR')
    .default(join(packageDirectory, 'rules'), "the package's"),
  new Option('--screens <directory>', 'screens')
    .env('SCREENS_DIR')
    .default(join(packageDirectory, 'screens'), "the package's"),
];
