import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory } from '../src/package-directory.js';
import { documents, withTables } from './doc-tables.js';

/**
 * `npm run tables` writes the tables of the documents from the source; with `--check` it only says whether they are up
 * to date.
 */
const check = process.argv.includes('--check');
for (const [name, tables] of Object.entries(documents)) {
  const file = join(packageDirectory, name);
  const text = readFileSync(file, 'utf8');
  const written = withTables(text, tables);
  if (written === text) continue;
  if (check) throw new Error(`the tables of ${name} are not up to date: npm run tables`);
  writeFileSync(file, written);
}
if (check) console.log('the tables of the documents are up to date');
