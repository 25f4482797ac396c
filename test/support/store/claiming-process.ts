import { openLmdbStore } from '../../../src/store/lmdb/lmdb-store.js';

/**
 * Run as a process of its own: claims the marks `0` to `199` in an LMDB store, and prints as JSON which of them it got.
 */
const [, , directory = ''] = process.argv;
const cases = openLmdbStore(directory);
const claims: boolean[] = [];
for (let mark = 0; mark < 200; mark++) claims.push(await cases.claim(String(mark), 2000, 1000));
process.stdout.write(JSON.stringify(claims));
await cases.close();
