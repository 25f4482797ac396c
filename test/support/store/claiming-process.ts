import { once } from 'node:events';
import { openCaseStore } from '../../../src/store/open-case-store.js';

/**
 * Run as a process of its own: opens an LMDB store, says so, waits until it is told to begin, claims the marks `0` to
 * `199`, and prints as JSON which of them it got.
 */
const [, , directory = ''] = process.argv;
const cases = await openCaseStore(`lmdb:${directory}`);
process.stdout.write('open\n');
await once(process.stdin, 'data');
const claims: boolean[] = [];
for (let mark = 0; mark < 200; mark++) claims.push(await cases.claim(String(mark), 2000, 1000));
process.stdout.write(`${JSON.stringify(claims)}\n`);
await cases.close();
process.stdin.destroy();
