import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { endWithTest } from './end-with-test.js';

describe('A process that a test starts', () => {
  const child = (): ReturnType<typeof spawn> => endWithTest(spawn('sleep', ['600']));
  let left: ReturnType<typeof spawn>;
  let ofSuite: ReturnType<typeof spawn>;
  before(() => {
    ofSuite = child();
  });
  after(() => ofSuite.kill());

  it('may be left behind', async () => {
    left = child();
    await once(left, 'spawn');
    expect(left.exitCode ?? left.signalCode).to.equal(null);
  });

  it('is killed at the end of the test', async () => {
    if (left.signalCode === null) await once(left, 'exit');
    expect(left.signalCode).to.equal('SIGKILL');
  });

  it('goes on when it was started for the whole suite', () => {
    expect(ofSuite.exitCode ?? ofSuite.signalCode).to.equal(null);
  });
});
