import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openCaseStore } from '../src/store/open-case-store.js';
import { minimalRequest } from './support/requests/case-request.js';
import { smallData } from './support/rules/small-data.js';
import { TinyData } from './support/rules/tiny-data.js';
import { newKey } from './support/service/keys.js';
import { StartedProcess } from './support/service/started-process.js';

const writers = 50;
const acknowledgedBeforeStop = 200;

interface Envelope {
  readonly status: number;
  readonly errorDescriptions: readonly { readonly errorCode: number }[];
}

const create = (url: string, caseId: string): Promise<Response> =>
  fetch(`${url}/createCaseInDB?caseId=${caseId}&subId=S`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(minimalRequest(caseId)),
  });

describe('The server process in operation', () => {
  let directory: string;
  let cases: string;
  let environment: Readonly<Record<string, string>>;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-operation-'));
    cases = join(directory, 'cases');
    environment = { ...(await smallData()), PORT: '0', CASE_STORE: `lmdb:${cases}`, LOG_LEVEL: 'silent' };
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('answers on SIGTERM under load all that it took, keeps all that it acknowledged, and ends well', async () => {
    const started = new StartedProcess(environment);
    const { url } = await started.listening();
    const acknowledged: string[] = [];
    const answers = new Set<string>();
    let enough = (): void => {};
    const loaded = new Promise<void>((resolve) => (enough = resolve));
    const write = async (writer: number): Promise<void> => {
      for (let count = 0; ; count++) {
        const caseId = `${writer}-${count}`;
        const response = await create(url, caseId);
        const { status } = (await response.json()) as Envelope;
        answers.add(`${response.status} ${status}`);
        acknowledged.push(caseId);
        if (acknowledged.length === acknowledgedBeforeStop) enough();
      }
    };
    const ends = Promise.all(
      Array.from({ length: writers }, (_, writer) => write(writer).catch((error: unknown) => error)),
    );
    await loaded;
    started.signal('SIGTERM');
    expect(await started.ended, started.err).to.equal(0);
    for (const error of await ends) expect(error).to.be.instanceOf(TypeError).with.property('message', 'fetch failed');
    expect([...answers]).to.deep.equal(['200 0']);
    const store = await openCaseStore(`lmdb:${cases}`, { mustExist: true });
    expect(await store.caseIds('S')).to.include.members(acknowledged);
    await store.close();
  });

  it('on a disk that is full refuses writes with 900, reads on, is not ready, and heals without a restart', async () => {
    const started = new StartedProcess(environment, { command: 'ulimit -S -f 500 && exec "$@"' });
    const { url } = await started.listening();
    let last: Response;
    let count = 0;
    do last = await create(url, `full-${count++}`);
    while (last.status === 200);
    expect([last.status, last.headers.get('retry-after')]).to.deep.equal([503, '5']);
    expect(((await last.json()) as Envelope).errorDescriptions[0]?.errorCode).to.equal(900);
    const unready = await fetch(`${url}/health/ready`);
    expect(unready.status).to.equal(503);
    expect((await fetch(`${url}/health/live`)).status).to.equal(200);
    const read = await fetch(`${url}/transferCaseFromDB?caseId=full-0&subId=S`);
    expect(((await read.json()) as Envelope).status).to.equal(0);
    const freed = performance.now();
    execFileSync('prlimit', ['--pid', String(started.pid), '--fsize=unlimited']);
    expect((await fetch(`${url}/health/ready`)).status).to.equal(200);
    process.stdout.write(
      `      disk full and free again: ${JSON.stringify({ secondsToReady: Number(((performance.now() - freed) / 1000).toFixed(3)) })}\n`,
    );
    expect((await create(url, 'room')).status).to.equal(200);
    started.signal('SIGTERM');
    expect(await started.ended, started.err).to.equal(0);
  });

  it('does not start a second time on its directory, says why in one line, and goes on itself', async () => {
    const first = new StartedProcess(environment);
    const { url } = await first.listening();
    const second = new StartedProcess(environment);
    expect(await second.ended).to.equal(1);
    expect(second.err.trimEnd()).to.equal(
      `${join(cases, 'service.lock')}: another process serves from this directory; one directory is for one process`,
    );
    expect((await fetch(`${url}/health/ready`)).status).to.equal(200);
    first.signal('SIGKILL');
    await first.ended;
    const third = new StartedProcess(environment);
    await third.listening();
    third.signal('SIGTERM');
    expect(await third.ended).to.equal(0);
  });

  it('does not start on a file that is cut off, and says so in one line with its name', async () => {
    const store = await openCaseStore(`lmdb:${cases}`);
    await store.close();
    truncateSync(join(cases, 'data.mdb'), 5000);
    const started = new StartedProcess(environment);
    expect(await started.ended).to.equal(1);
    expect(started.err).to.match(new RegExp(`^${join(cases, 'data.mdb')}: the file .*\\n$`));
    expect(started.out).to.equal('');
  });

  it('does not start on a directory that it may not write, and names it', async () => {
    mkdirSync(cases);
    chmodSync(cases, 0o555);
    chmodSync(directory, 0o755);
    // For the superuser no directory is read-only.
    const command =
      process.getuid?.() === 0 ? 'exec setpriv --reuid 65534 --regid 65534 --clear-groups "$@"' : 'exec "$@"';
    const started = new StartedProcess(environment, { command });
    expect(await started.ended).to.equal(1);
    expect(started.err).to.match(/^EACCES: permission denied, access '.*cases'\n$/);
  });

  it('does not listen where others call without asking who they are', async () => {
    const started = new StartedProcess({ ...environment, HOST: '0.0.0.0' });
    expect(await started.ended).to.equal(1);
    expect(started.err).to.match(/HOST: "0\.0\.0\.0" .* AUTH_FILE/);
  });

  it('serves /docs, and /try unless it is switched off', async () => {
    for (const [TRY, status] of [
      ['loopback', 200],
      ['off', 404],
    ] as const) {
      const started = new StartedProcess({ ...environment, TRY });
      const { url } = await started.listening();
      const statuses = await Promise.all(['/docs', '/try'].map(async (path) => (await fetch(url + path)).status));
      expect(statuses).to.deep.equal([200, status]);
      started.signal('SIGTERM');
      await started.ended;
    }
  });

  it('asks who calls when AUTH_FILE says who may, and does not start with a wrong one', async () => {
    const { key, sha3 } = newKey();
    const file = join(directory, 'access.json');
    writeFileSync(
      file,
      JSON.stringify({ apiKeys: [{ client: 'a', sha3: [sha3], scopes: ['read'], subSystems: ['*'] }] }),
    );
    const started = new StartedProcess({ ...environment, AUTH_FILE: file });
    const { url } = await started.listening();
    expect((await fetch(`${url}/subIdList`)).status).to.equal(401);
    expect((await fetch(`${url}/subIdList`, { headers: { 'x-api-key': key } })).status).to.equal(200);
    started.signal('SIGTERM');
    await started.ended;
    writeFileSync(file, '{}');
    const wrong = new StartedProcess({ ...environment, AUTH_FILE: file });
    expect(await wrong.ended).to.equal(1);
    expect(wrong.err).to.contain(file);
  });

  for (const [RULES_RELOAD, tell] of [
    ['signal', (started: StartedProcess) => started.signal('SIGHUP')],
    ['watch', () => undefined],
  ] as const) {
    it(`takes over changed rules without a restart, and refuses wrong ones, with RULES_RELOAD=${RULES_RELOAD}`, async () => {
      const data = new TinyData();
      try {
        const { rules: RULES_DIR, screens: SCREENS_DIR } = data.directories;
        const reloading = { ...environment, RULES_DIR, SCREENS_DIR, RULES_RELOAD, LOG_LEVEL: 'info' };
        const started = new StartedProcess(reloading);
        const { url } = await started.listening();
        const served = async (): Promise<unknown> => (await fetch(`${url}/health/ready`)).json();
        data.version('Tiny 2');
        tell(started);
        await started.says(/serve from now on/);
        expect(await served()).to.have.nested.property('ruleSystems[0].versionName', 'Tiny 2');
        data.breakRules();
        tell(started);
        expect(await started.says(/those before serve on/)).to.contain('rules/tiny/rule-set.yaml:');
        expect(await served()).to.have.nested.property('ruleSystems[0].versionName', 'Tiny 2');
        expect(await served()).to.have.nested.property('reload.refused.errors', 1);
        started.signal('SIGTERM');
        expect(await started.ended, started.err).to.equal(0);
      } finally {
        data.remove();
      }
    });
  }

  it('is the same when it is started as `case-capture serve`', async () => {
    const started = new StartedProcess(environment, { words: ['cli/case-capture.js', 'serve'] });
    const { url, line } = await started.listening();
    expect(line).to.contain('Case Data and Case Capture Service listening on');
    expect((await fetch(`${url}/health/ready`)).status).to.equal(200);
    started.signal('SIGTERM');
    expect(await started.ended).to.equal(0);
    const wrong = new StartedProcess({ ...environment, PORT: 'x' }, { words: ['cli/case-capture.js', 'serve'] });
    expect(await wrong.ended).to.equal(1);
    expect(wrong.err).to.match(/PORT: "x"/);
  });
});
