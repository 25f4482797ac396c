import { ABORT } from 'lmdb';
import { contentOf } from '../../case/codec.js';
import {
  openChanges,
  openClaims,
  openEvidence,
  openLmdbDatabase,
  openReceipts,
  openTrails,
  openWordings,
} from './lmdb-database.js';

/**
 * Run as a process of its own, because damage in the file can end it: reads every record of an LMDB directory and
 * prints how many of them are not what their digest says, as JSON. It stands between an operator
 * and a service that is up again: it does what finds damage and nothing more.
 */
const [, , directory = ''] = process.argv;
const database = openLmdbDatabase(directory, { mustExist: true });
let damaged = 0;
for (const { value } of database.getRange({ start: [''] as object as [string, string] }))
  if (!isSound(value)) damaged += 1;
for (const _ of openClaims(database).getRange());
for (const _ of openReceipts(database).getRange());
for (const open of [openTrails, openEvidence, openWordings, openChanges]) for (const _ of open(database).getRange());
// A write needs the list of unused pages, which no reading touches. It is taken back: nothing of it reaches the file.
database.transactionSync(() => {
  database.putSync(['', ''], Buffer.alloc(0), 1);
  return ABORT;
});
process.stdout.write(JSON.stringify({ damaged }));
await database.close();

function isSound(bytes: Buffer): boolean {
  try {
    return contentOf(bytes).length > 0;
  } catch {
    return false;
  }
}
