import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageDirectory } from '../src/package-directory.js';

/** A folder or file of src with a row in the table of imports. */
interface Room {
  readonly holds: string;
  readonly imports: readonly string[];
}

/** The tables of `.rooms.mjs`: who may import whom. */
interface ImportTables {
  readonly rooms: Readonly<Record<string, Room>>;
  readonly mayImportTypes: Readonly<Record<string, readonly string[]>>;
  readonly belongsTo: Readonly<Record<string, readonly string[]>>;
}

const file = join(packageDirectory, '.rooms.mjs');

export const { rooms, mayImportTypes, belongsTo } = (await import(pathToFileURL(file).href)) as ImportTables;
