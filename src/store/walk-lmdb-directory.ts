import { openLmdbStore } from './lmdb-store.js';

/**
 * Run as a process of its own, because damage in the file can end it: reads every case of an LMDB directory and prints how many there are
 * and how many cannot be read, as JSON.
 */
const [, , directory = ''] = process.argv;
const cases = openLmdbStore(directory, { mustExist: true });
let [read, damaged] = [0, 0];
for await (const { damage } of cases.walk()) {
  if (damage === undefined) read += 1;
  else damaged += 1;
}
process.stdout.write(JSON.stringify({ read, damaged }));
await cases.close();
