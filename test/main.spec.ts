import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { minimalRequest } from './support/requests/case-request.js';
import { CaseCalls, NoAnswer } from './support/service/case-calls.js';
import { DataCopy } from './support/rules/data-copy.js';
import { smallData } from './support/rules/small-data.js';
import { StartedProcess } from './support/service/started-process.js';
import { expectKept } from './support/workers/expect-kept.js';

describe('The server process', () => {
  let directory: string;
  let environment: Readonly<Record<string, string>>;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-main-'));
    environment = { ...(await smallData()), PORT: '0', CASE_STORE: `lmdb:${join(directory, 'cases')}` };
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('says in its last line where it listens and which rule systems it has, serves, and stops on SIGTERM', async () => {
    // On the rules and screens of this repository: those of the others are smaller.
    const started = new StartedProcess({ PORT: '0', CASE_STORE: `lmdb:${join(directory, 'cases')}` });
    const { url, line } = await started.listening();
    expect(line).to.match(
      /^Case Data and Case Capture Service listening on http:\/\/127\.0\.0\.1:\d+ \(rule systems: \w+(, \w+)*\)$/,
    );
    expect(started.out.trimEnd().split('\n').at(-1)).to.equal(line);
    const ready = await fetch(`${url}/health/ready`);
    expect(ready.status).to.equal(200);
    expect(await ready.json()).to.have.property('status', 'up');
    started.signal('SIGTERM');
    expect(await started.ended).to.equal(0);
    expect(started.err).to.equal('');
  });

  it('stops on SIGINT too, with a connection still open', async () => {
    const started = new StartedProcess({ ...environment, LOG_LEVEL: 'silent' });
    const { url } = await started.listening();
    await (await fetch(`${url}/health/live`)).text();
    started.signal('SIGINT');
    expect(await started.ended).to.equal(0);
  });

  it('ends at once with what nothing caught, also while it writes, says so, and keeps what it acknowledged', async () => {
    const NODE_OPTIONS = `--import=${new URL('./support/service/throw-on-signal.js', import.meta.url).href}`;
    const acknowledged: string[] = [];
    for (let fault = 0; fault < 8; fault++) {
      const started = new StartedProcess({ ...environment, NODE_OPTIONS });
      const { url } = await started.listening();
      const calls = new CaseCalls(url, 'S');
      let [count, enough] = [0, (): void => undefined];
      const wanted = new Promise<void>((resolve) => (enough = resolve));
      const writer = async (name: number): Promise<void> => {
        for (let index = 0; ; index++) {
          const caseId = `${fault}-${name}-${index}`;
          await calls.create(caseId, minimalRequest(caseId));
          acknowledged.push(caseId);
          if (++count === 20 + fault) enough();
        }
      };
      const writers = Array.from({ length: 8 }, (_, name) =>
        writer(name).catch((error: unknown) => expect(error).to.be.instanceOf(NoAnswer)),
      );
      await wanted;
      started.signal('SIGUSR2');
      expect(await started.ended, 'by a signal').to.equal(null);
      await Promise.all(writers);
      expect(started.out).to.match(/"level":60,.*"message":"a planted fault"/);
    }
    await expectKept(environment['CASE_STORE'] ?? '', acknowledged);
  });

  it('starts nothing for who names a command, and says which program has commands', async () => {
    const started = new StartedProcess(environment, { words: ['main.js', 'check', '--deep'] });
    expect(await started.ended).to.equal(1);
    expect([started.out, started.err]).to.deep.equal([
      '',
      'this starts the service and takes no arguments; for a command: case-capture check --deep\n',
    ]);
  });

  it('serves under a prefix', async () => {
    const started = new StartedProcess({ ...environment, BASE_PATH: '/underwriting' });
    const { url } = await started.listening();
    expect(url).to.match(/\/underwriting$/);
    expect((await fetch(`${url}/health/live`)).status).to.equal(200);
    started.signal('SIGTERM');
    await started.ended;
  });

  it('does not start with a wrong configuration, and names all that is wrong', async () => {
    const started = new StartedProcess({ PORT: 'x', CASE_STORE: 'redis://host', LOG_LEVEL: 'loud' });
    expect(await started.ended).to.equal(1);
    expect(started.err).to.match(/PORT: .*\n.*CASE_STORE: .*understood: lmdb:.*\n.*LOG_LEVEL: /);
  });

  it('does not start with rules that have errors, and reports them with file, line and column', async () => {
    const copy = DataCopy.small();
    copy.append('rules/common/rule-set.yaml', 'relationTipes: {}\n');
    const started = new StartedProcess({ ...environment, ...copy.environment });
    expect(await started.ended).to.equal(1);
    copy.remove();
    expect(started.err).to.match(/rules\/common\/rule-set\.yaml:\d+:\d+ error .*relationTipes/);
    expect(started.out).to.equal('');
  });

  it('does not start on a store that it cannot open', async () => {
    const started = new StartedProcess({ ...environment, CASE_STORE: 'paper:drawer' });
    expect(await started.ended).to.equal(1);
    expect(started.err).to.contain('lmdb:');
  });

  it('does not start on LMDB where code must not be made of texts, and says what can be used', async () => {
    const started = new StartedProcess({ ...environment, NODE_OPTIONS: '--disallow-code-generation-from-strings' });
    expect(await started.ended).to.equal(1);
    expect(started.err).to.match(/CASE_STORE: LMDB cannot be used where code must not be made of texts; mongodb:/);
  });

  it('does not start on a port that is taken', async () => {
    const taken = createServer();
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
    const address = taken.address();
    const started = new StartedProcess({
      ...environment,
      PORT: String(typeof address === 'object' ? address?.port : address),
    });
    expect(await started.ended).to.equal(1);
    expect(started.err).to.contain('EADDRINUSE');
    taken.close();
  });
});
