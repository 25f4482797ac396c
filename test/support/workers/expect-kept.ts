import { expect } from 'chai';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import type { StartedProcess } from '../service/started-process.js';

/** All that was acknowledged (in the sub-system `S`) is in the store of a service that has ended. */
export async function expectKept(uri: string, acknowledged: readonly string[]): Promise<void> {
  const store = await openCaseStore(uri, { mustExist: true });
  expect(await store.caseIds('S')).to.include.members([...acknowledged]);
  await store.close();
}

/** Stops a service in order. */
export async function stopped(started: StartedProcess): Promise<void> {
  started.signal('SIGTERM');
  expect(await started.ended, started.out).to.equal(0);
  expect(started.err).to.equal('');
}
