import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { CaseCalls } from '../../support/service/case-calls.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { smallData } from '../../support/rules/small-data.js';
import { StartedProcess } from '../../support/service/started-process.js';
import { describeWithStrace, Strace } from '../../support/crash/strace.js';

const synchronous = 0o10000;
const subId = 'S';

/** Whether a line shows the write of what says which pages are the newest, in one of the two places that take turns. */
const isPublishing = (line: string): boolean => /pwrite64\(.*, 128, (?:40|4136)\)/.test(line);

/** What matters for durability, in the order in which it happened. */
function eventsIn(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => {
    if (/fdatasync.* = 0/.test(line)) return ['synced'];
    if (isPublishing(line) && line.endsWith('= 128')) return ['published'];
    return line.includes('HTTP/1.1 200') ? ['answered'] : [];
  });
}

/** Whether each write through a descriptor is on the disk when it returns (`O_DSYNC`). */
function writesThrough(pid: number, descriptor: string): boolean {
  const flags = /^flags:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/fdinfo/${descriptor}`, 'utf8'))?.[1] ?? '0';
  return (Number.parseInt(flags, 8) & synchronous) !== 0;
}

async function refusalOf(
  url: string,
  operation: string,
  caseId: string,
  init: RequestInit = {},
): Promise<readonly [status: number, code: string | undefined]> {
  const response = await fetch(`${url}/${operation}?${new URLSearchParams({ caseId, subId })}`, init);
  return [response.status, /errorCode\D+(\d+)/.exec(await response.text())?.[1]];
}

describeWithStrace('A write on LMDB, seen by the system calls of the service', () => {
  let directory: string;
  let environment: Readonly<Record<string, string>>;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'sync-faults-'));
    environment = { ...(await smallData()), PORT: '0', CASE_STORE: `lmdb:${directory}`, LOG_LEVEL: 'silent' };
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('is answered when the disk has it, and not before: neither its pages nor what makes them visible', async () => {
    const service = new StartedProcess(environment);
    const { url } = await service.listening();
    expect(await new CaseCalls(url, subId).create('before', minimalRequest('before'))).to.deep.equal([]);
    const strace = await Strace.attach(
      service.pid,
      ['fdatasync', 'pwrite64', 'write', 'writev'],
      'fdatasync:delay_enter=3000000',
    );
    const creating = new CaseCalls(url, subId).create('C', minimalRequest('C'));
    await strace.says('fdatasync(');
    // Who does not wait for the disk is answered before it: an early answer would be seen.
    await (await fetch(`${url}/health/live`)).text();
    expect(await creating).to.deep.equal([]);
    const lines = await strace.detach();
    expect(eventsIn(lines), lines.join('\n')).to.deep.equal(['answered', 'synced', 'published', 'answered']);
    expect(writesThrough(service.pid, /pwrite64\((\d+),/.exec(lines.find(isPublishing) ?? '')?.[1] ?? '')).to.equal(
      true,
    );
  });

  it('is refused when only what says which pages are the newest cannot be written; so is all after it, and the service asks to be started again', async () => {
    const service = new StartedProcess(environment);
    const { url } = await service.listening();
    const calls = new CaseCalls(url, subId);
    const stored = ['one'];
    expect(await calls.create('one', minimalRequest('one'))).to.deep.equal([]);
    const create = (caseId: string): Promise<unknown> =>
      refusalOf(url, 'createCaseInDB', caseId, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(minimalRequest(caseId)),
      });
    const made = Array.from({ length: 8 }, (_, index) => `made ${index}`);
    // A page that stands alone is written by the same system call, before: then another case changes which do.
    for (;;) {
      const strace = await Strace.attach(service.pid, ['pwrite64'], 'pwrite64:error=EIO', join(directory, 'data.mdb'));
      expect(await Promise.all(made.map(create))).to.deep.equal(made.map(() => [503, '900']));
      const hasMet = (await strace.detach()).some((line) => isPublishing(line) && line.includes('EIO'));
      if (hasMet) break;
      const filler = `filler ${stored.length}`;
      expect(await calls.create(filler, minimalRequest(filler))).to.deep.equal([]);
      stored.push(filler);
      expect(stored).to.have.length.below(30);
    }

    expect(await create('later')).to.deep.equal([503, '900']);
    expect(await refusalOf(url, 'deleteCase', 'one')).to.deep.equal([503, '900']);
    expect(await refusalOf(url, 'transferCaseFromDBXML', 'one')).to.deep.equal([503, '900']);
    expect((await fetch(`${url}/health/ready`)).status).to.equal(503);
    expect((await fetch(`${url}/health/live`)).status).to.equal(503);
    service.signal('SIGKILL');
    await service.ended;

    const again = new CaseCalls((await new StartedProcess(environment).listening()).url, subId);
    for (const caseId of stored) expect(await again.read(caseId)).to.be.a('string');
    for (const caseId of [...made, 'later']) {
      expect(await again.read(caseId)).to.equal(undefined);
      expect(await again.create(caseId, minimalRequest(caseId))).to.deep.equal([]);
    }
  });

  // Its pages are written before what makes them visible, and in several ways.
  for (const [what, calls] of [
    ['its pages cannot be written', ['pwrite64', 'pwritev', 'writev']],
    ['its pages cannot be brought to the disk', ['fdatasync']],
  ] as const)
    it(`is refused with 503 and 900 and never seen when ${what}; the service is not ready, and heals without a restart`, async () => {
      const service = new StartedProcess(environment);
      const { url } = await service.listening();
      const client = new CaseCalls(url, subId);
      for (const caseId of ['replaced', 'removed'])
        expect(await client.create(caseId, minimalRequest(caseId))).to.deep.equal([]);
      const [replaced, removed] = [await client.read('replaced'), await client.read('removed')];
      const otherwise = replaced?.replaceAll('100000', '200000') ?? '';
      expect(otherwise).to.not.equal(replaced);
      const expectAsBefore = async (present: CaseCalls): Promise<void> => {
        expect([
          await present.read('replaced'),
          await present.read('removed'),
          await present.read('made'),
        ]).to.deep.equal([replaced, removed, undefined]);
      };

      const strace = await Strace.attach(service.pid, calls, `${calls}:error=EIO`, join(directory, 'data.mdb'));
      const json = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(minimalRequest('made')),
      };
      expect(await refusalOf(url, 'createCaseInDB', 'made', json)).to.deep.equal([503, '900']);
      const xml = { method: 'POST', headers: { 'content-type': 'application/xml' }, body: otherwise };
      expect(await refusalOf(url, 'transferCaseToDBXML', 'replaced', xml)).to.deep.equal([503, '900']);
      expect(await refusalOf(url, 'deleteCase', 'removed')).to.deep.equal([503, '900']);
      await expectAsBefore(client);
      expect((await fetch(`${url}/health/ready`)).status).to.equal(503);
      expect((await fetch(`${url}/health/live`)).status).to.equal(200);
      const failed = (await strace.detach()).filter((line) => line.includes('EIO') && line.includes('INJECTED'));
      expect(failed.length).to.be.at.least(4);

      expect((await fetch(`${url}/health/ready`)).status).to.equal(200);
      await expectAsBefore(client);
      service.signal('SIGKILL');
      await service.ended;
      const again = new CaseCalls((await new StartedProcess(environment).listening()).url, subId);
      await expectAsBefore(again);
      expect([
        await again.create('made', minimalRequest('made')),
        await again.put('replaced', otherwise),
        await again.remove('removed'),
      ]).to.deep.equal([[], [], []]);
      expect([await again.read('replaced'), await again.read('removed')]).to.deep.equal([otherwise, undefined]);
    });
});
