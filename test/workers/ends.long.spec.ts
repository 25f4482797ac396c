import { expect } from 'chai';
import { ServiceVictim } from '../support/crash/service-victim.js';
import { childrenOf } from '../support/service/children-of.js';
import { freshCall } from '../support/service/fresh-call.js';
import { StartedProcess } from '../support/service/started-process.js';
import { expectKept, stopped } from '../support/workers/expect-kept.js';
import { ofSeveralProcesses } from '../support/workers/of-several-processes.js';
import { statusOf, Writers } from '../support/workers/writers.js';
import { replacement } from '../support/workers/replacement.js';
import { expectLinearizableAcrossKills } from '../support/store/expect-linearizable.js';

const isThere = async (url: string, caseId: string): Promise<boolean> =>
  statusOf((await freshCall(`${url}/transferCaseFromDB?caseId=${caseId}&subId=S`)).text) === 0;

describe('A service of several processes, of which some end', () => {
  const present = ofSeveralProcesses();

  it('is linearizable when its first process is killed, with which all end', async () => {
    await expectLinearizableAcrossKills([new ServiceVictim(`lmdb:${present().cases}`, { WORKERS: '2' })]);
  });

  it('goes on when one of them is killed under load: another takes its place, and nothing acknowledged is lost', async () => {
    const started = new StartedProcess(present().environment);
    const { url } = await started.listening();
    const writers = new Writers(url, 'a');
    const known: number[] = [];
    for (let kill = 0; kill < 3; kill++) {
      await writers.more(60);
      const before = childrenOf(started.pid);
      process.kill(before[0] ?? 0, 'SIGKILL');
      known.push(await replacement(started, known));
      // A connection that was being handed to the one that was killed is not answered.
      writers.giveUp();
      expect(childrenOf(started.pid)).to.have.length(3).and.not.include(before[0]);
    }
    await writers.more(60);
    await writers.end();
    for (const caseId of writers.acknowledged) expect(await isThere(url, caseId), caseId).to.equal(true);
    await stopped(started);
    await expectKept(`lmdb:${present().cases}`, writers.acknowledged);
  });

  it('ends with all its processes when the first is killed while it hands over connections', async () => {
    for (let kill = 0; kill < 10; kill++) {
      const started = new StartedProcess(present().environment);
      const { url } = await started.listening();
      const writers = new Writers(url, `k${kill}`);
      await writers.more(30);
      started.signal('SIGKILL');
      // Not before all have closed their output.
      await started.ended;
      writers.giveUp();
      await writers.end();
    }
  });

  it('replaces one with a fault that nothing caught, which ends at once, also while it writes', async () => {
    const NODE_OPTIONS = `--import=${new URL('../support/service/throw-on-signal.js', import.meta.url).href}`;
    const started = new StartedProcess({ ...present().environment, NODE_OPTIONS });
    const { url } = await started.listening();
    const writers = new Writers(url, 'f');
    const known: number[] = [];
    for (let fault = 0; fault < 5; fault++) {
      await writers.more(30);
      const before = childrenOf(started.pid);
      process.kill(before[0] ?? 0, 'SIGUSR2');
      known.push(await replacement(started, known));
      writers.giveUp();
      expect(childrenOf(started.pid)).to.have.length(3).and.not.include(before[0]);
    }
    expect(started.out.match(/a planted fault/g)).to.have.length.at.least(5);
    await writers.end();
    await stopped(started);
    await expectKept(`lmdb:${present().cases}`, writers.acknowledged);
  });
});
