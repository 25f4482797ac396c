import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The tables of `.dependency-cruiser.mjs`: who may import whom. */
interface ImportTable {
  readonly mayImport: Readonly<Record<string, readonly string[]>>;
  readonly mayImportTypes: Readonly<Record<string, readonly string[]>>;
  readonly belongsTo: Readonly<Record<string, readonly string[]>>;
}

const table = (await import(pathToFileURL(resolve('.dependency-cruiser.mjs')).href)) as ImportTable;

export const { mayImport, mayImportTypes, belongsTo } = table;
