import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory } from '../src/package-directory.js';
import { withTables } from './readme-tables.js';

/**
 * `npm run readme` writes the tables of the README from the source; with `--check` it only says whether they are up to
 * date.
 */
const file = join(packageDirectory, 'README.md');
const readme = readFileSync(file, 'utf8');
const written = withTables(readme);
if (process.argv.includes('--check')) {
  if (written !== readme) throw new Error('the tables of the README are not up to date: npm run readme');
  console.log('the tables of the README are up to date');
} else {
  writeFileSync(file, written);
}
