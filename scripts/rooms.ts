import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageDirectory } from '../src/package-directory.js';

/** A folder or file of src with a row in the table of imports. */
interface Room {
  readonly holds: string;
  readonly imports: readonly string[];
}

/** Who may import whom. */
interface Rooms {
  readonly rooms: Readonly<Record<string, Room>>;
}

/** What may be imported beyond that, and who owns a library. */
interface Exceptions {
  readonly mayImportTypes: Readonly<Record<string, readonly string[]>>;
  readonly belongsTo: Readonly<Record<string, readonly string[]>>;
}

const table = (name: string): Promise<unknown> => import(pathToFileURL(join(packageDirectory, name)).href);

export const { rooms } = (await table('.rooms.mjs')) as Rooms;
export const { mayImportTypes, belongsTo } = (await table('.imports.mjs')) as Exceptions;
