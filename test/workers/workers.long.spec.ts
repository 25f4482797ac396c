import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { ServiceVictim } from '../support/crash/service-victim.js';
import { minimalRequest } from '../support/requests/case-request.js';
import { TinyData } from '../support/rules/tiny-data.js';
import { childrenOf } from '../support/service/children-of.js';
import { freshCall } from '../support/service/fresh-call.js';
import { StartedProcess } from '../support/service/started-process.js';
import { expectKept, stopped } from '../support/workers/expect-kept.js';
import { ofSeveralProcesses } from '../support/workers/of-several-processes.js';
import { create, statusOf, Writers } from '../support/workers/writers.js';
import { replacement } from '../support/workers/replacement.js';
import { expectLinearizableService } from '../support/store/expect-linearizable.js';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../../src/cli/case-capture.js', import.meta.url));

describe('A service of several processes', () => {
  const present = ofSeveralProcesses();

  it('answers from one port, each call by one of them, and tells in its last line where it listens', async () => {
    const started = new StartedProcess(present().environment);
    const { url } = await started.listening();
    expect(childrenOf(started.pid)).to.have.length(3);
    for (let call = 0; call < 6; call++) expect((await freshCall(`${url}/health/ready`)).status).to.equal(200);
    const warnings = started.out.match(/AUTH_FILE is not set/g);
    expect(warnings).to.have.length(1);
    await stopped(started);
  });

  it('gives through one process at once what another has written', async () => {
    const started = new StartedProcess(present().environment);
    const { url } = await started.listening();
    const missed: string[] = [];
    // Each connection is with one process as long as it lasts: two that are made one after the other, with two.
    const client = async (name: number): Promise<void> => {
      const [one, other] = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 })) as [Agent, Agent];
      const isThereNow = async (caseId: string): Promise<boolean> =>
        statusOf((await freshCall(pathOf(caseId), undefined, undefined, other)).text) === 0;
      const pathOf = (caseId: string): string => `${url}/transferCaseFromDB?caseId=${caseId}&subId=S`;
      for (let index = 0; index < 250; index++) {
        const caseId = `${name}-${index}`;
        const path = `${url}/createCaseInDB?caseId=${caseId}&subId=S`;
        expect(await isThereNow(caseId)).to.equal(false);
        expect(statusOf((await freshCall(path, minimalRequest(caseId), undefined, one)).text)).to.equal(0);
        if (!(await isThereNow(caseId))) missed.push(caseId);
      }
      for (const agent of [one, other]) agent.destroy();
    };
    await Promise.all(Array.from({ length: 12 }, (_, name) => client(name)));
    expect(missed).to.deep.equal([]);
    await stopped(started);
  });

  it('makes a case once, of many who make it at the same time', async () => {
    const started = new StartedProcess(present().environment);
    const { url } = await started.listening();
    for (let round = 0; round < 25; round++) {
      const made = await Promise.all(Array.from({ length: 9 }, () => create(url, `one-${round}`)));
      expect(made.filter(Boolean)).to.have.length(1);
    }
    await stopped(started);
  });

  it('is linearizable, as one process is', async () => {
    await expectLinearizableService(new ServiceVictim(`lmdb:${present().cases}`, { WORKERS: '3' }));
  });

  it('lets others open its store under load, and nothing that was acknowledged is lost', async () => {
    const started = new StartedProcess(present().environment);
    const { url } = await started.listening();
    const writers = new Writers(url, 'a');
    await writers.more(30);
    for (let guest = 0; guest < 6; guest++) {
      const before = writers.acknowledged.slice();
      const { stdout } = await run(process.execPath, [program, 'export', '--store', `lmdb:${present().cases}`], {
        maxBuffer: 2 ** 28,
      });
      for (const caseId of before) expect(stdout).to.contain(`"${caseId}"`);
      await writers.more(10);
    }
    await writers.end();
    await stopped(started);
    await expectKept(`lmdb:${present().cases}`, writers.acknowledged);
  });

  it('counts the calls of all together', async () => {
    const started = new StartedProcess(present().environment);
    const { url } = await started.listening();
    for (let call = 0; call < 30; call++) await create(url, `c-${call}`);
    const { text } = await freshCall(`${url}/metrics`);
    expect(text).to.contain('case_capture_requests_total{operation="createCaseInDB",flavor="json",status="200"} 30\n');
    expect(text.match(/^process_start_time_seconds /gm)).to.have.length(1);
    expect(Number(/^case_capture_requests_in_flight (\d+)/m.exec(text)?.[1])).to.equal(0);
    const came: number[] = [];
    for (let killed = 1; killed <= 2; killed++) {
      process.kill(childrenOf(started.pid)[0] ?? 0, 'SIGKILL');
      came.push(await replacement(started, came));
      await create(url, `killed-${killed}`);
      const { text: later } = await freshCall(`${url}/metrics`);
      const created = new RegExp(`operation="createCaseInDB",flavor="json",status="200"} ${30 + killed}\n`);
      expect(later, 'no sum falls').to.match(created);
      expect(later).to.match(/^process_start_time_seconds /m);
    }
    await stopped(started);
  });

  it('takes over changed rules in all of them, and a process that comes later serves with the same', async () => {
    const data = new TinyData();
    try {
      const { rules: RULES_DIR, screens: SCREENS_DIR } = data.directories;
      const started = new StartedProcess({ ...present().environment, RULES_DIR, SCREENS_DIR, RULES_RELOAD: 'signal' });
      const { url } = await started.listening();
      const versions = async (): Promise<readonly string[]> => {
        const all = await Promise.all(Array.from({ length: 9 }, () => freshCall(`${url}/health/ready`)));
        const named = all.map(({ text }) => /"versionName":"([^"]*)"/.exec(text)?.[1] ?? text);
        return [...new Set(named)];
      };
      expect(await versions()).to.deep.equal(['Tiny 1']);
      data.version('Tiny 2');
      started.signal('SIGHUP');
      await started.says(/serve from now on/);
      expect(await versions()).to.deep.equal(['Tiny 2']);
      data.breakRules();
      started.signal('SIGHUP');
      expect(await started.says(/those before serve on/)).to.contain('rules/tiny/rule-set.yaml:');
      const { text } = await freshCall(`${url}/metrics`);
      expect(text).to.contain('case_capture_rule_reloads_total{outcome="taken"} 1\n');
      expect(text).to.contain('case_capture_rules_refused 1\n');
      process.kill(childrenOf(started.pid)[0] ?? 0, 'SIGKILL');
      await replacement(started, []);
      expect(await versions()).to.deep.equal(['Tiny 2']);
      await stopped(started);
    } finally {
      data.remove();
    }
  });

  it('does not start when one cannot, says why once, and leaves nobody behind', async () => {
    const taken = createServer();
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
    const { port } = taken.address() as { readonly port: number };
    const onTaken = new StartedProcess({ ...present().environment, PORT: String(port) });
    expect(await onTaken.ended).to.equal(1);
    expect(onTaken.err.trimEnd()).to.match(/^[^\n]*EADDRINUSE[^\n]*$/);
    taken.close();
    const data = new TinyData();
    data.breakRules();
    const { rules: RULES_DIR, screens: SCREENS_DIR } = data.directories;
    const onBroken = new StartedProcess({ ...present().environment, RULES_DIR, SCREENS_DIR });
    expect(await onBroken.ended).to.equal(1);
    expect(onBroken.err.match(/rule-set\.yaml:\d+/g)).to.have.length(1);
    data.remove();
    const first = new StartedProcess(present().environment);
    await first.listening();
    const second = new StartedProcess(present().environment);
    expect(await second.ended).to.equal(1);
    expect(second.err.trimEnd()).to.equal(
      `${join(present().cases, 'service.lock')}: another process serves from this directory; one directory is for one process`,
    );
    await stopped(first);
  });

  it('does not take the place of a case store that it cannot hold', async () => {
    const file = join(present().directory, 'file');
    writeFileSync(file, '');
    const started = new StartedProcess({ ...present().environment, CASE_STORE: `lmdb:${file}` });
    expect(await started.ended).to.equal(1);
    expect(started.err).to.contain(file);
  });
});
