import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageDirectory } from '../src/package-directory.js';
import { documents, withTables } from './doc-tables.js';
import { writtenDocuments } from './written-documents.js';

/**
 * `npm run tables` writes the tables of the documents from the source, and the documents that follow from it as a
 * whole; with `--check` it only says whether they are up to date.
 */
const check = process.argv.includes('--check');
for (const [name, tables] of Object.entries(documents)) write(name, (text) => withTables(text, tables));
for (const [name, text] of Object.entries(writtenDocuments)) {
  const now = await text();
  write(name, () => now);
}
if (check) console.log('the tables of the documents are up to date');

function write(name: string, from: (text: string) => string): void {
  const file = join(packageDirectory, name);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const written = from(text);
  if (written === text) return;
  if (check) throw new Error(`${name} is not up to date: npm run tables`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, written);
}
