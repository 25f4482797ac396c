import type { Case } from '../../../src/case/case.js';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdb-store.js';
import { minimalCase } from '../cases/minimal-case.js';

/**
 * Run as a process of its own under a limit of the file size: writes cases until the store cannot grow, then removes
 * one and writes a small one. Prints what happened as JSON.
 */
const [, , directory = ''] = process.argv;
let unhandled = 0;
process.on('unhandledRejection', () => {
  unhandled += 1;
});

const large = (id: string): Case =>
  minimalCase(id, {
    objects: Array.from({ length: 3 }, (_, index) => ({
      element: 'CaseObject',
      id: index,
      typeId: 25,
      attributes: [{ typeId: 702, value: { kind: 'string', value: 'x'.repeat(1000) } }],
    })),
  });
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof StoreUnavailable ? 'unavailable' : String(error)),
  );

const cases = openLmdbStore(directory);
const outcomes: string[] = [];
for (let index = 0; index < 60; index++) {
  const caseId = String(index).padStart(2, '0');
  const write =
    index % 2 === 0
      ? cases.create({ subId: 'S', caseId }, large(caseId))
      : cases.put({ subId: 'S', caseId }, large(caseId));
  outcomes.push(await outcome(write));
}
const claims: string[] = [];
for (let index = 0; index < 100; index++)
  claims.push(await outcome(cases.claim(`mark ${index}`.padEnd(1000, 'x'), 2, 1)));
const visible = await cases.caseIds('S');
const removed = await outcome(cases.remove({ subId: 'S', caseId: '00' }));
const written = await outcome(cases.put({ subId: 'S', caseId: 'small' }, minimalCase('small')));
const claimedAgain = await Promise.all(
  claims.map((_, index) => cases.claim(`mark ${index}`.padEnd(1000, 'x'), 2, 1).catch(() => 'unavailable')),
);
// Rejections count as unhandled only after the event loop has turned.
await new Promise((resolve) => setImmediate(resolve));
process.stdout.write(JSON.stringify({ claims, claimedAgain, outcomes, visible, removed, written, unhandled }));
await cases.close();
