import { expect } from 'chai';
import { CaseCaptureClient, type CaseDto, type ClientOptions } from '../../src/client/index.js';
import { operations as table } from '../../src/operations/index.js';
import { operations } from '../../src/client/operations.js';
import { minimalRequest } from '../support/requests/case-request.js';
import { Service } from '../support/service/service.js';

const query = { caseId: 'C', subId: 'S' };
const body = minimalRequest('C') as unknown as CaseDto;

/** What became of the calls of a client, in turn: `answer lost` reached the service, `not sent` did not. */
type Way = 'answered' | 'answer lost' | 'not sent' | 503;

/** A fetch on which calls go these ways, and at the end all are answered. It notes what was sent. */
function lossy(...ways: readonly Way[]): { readonly fetch: typeof fetch; readonly keys: (string | null)[] } {
  const keys: (string | null)[] = [];
  const left = [...ways];
  const through: typeof fetch = async (url, init) => {
    const way = left.shift() ?? 'answered';
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    if (way === 'not sent') throw new TypeError('fetch failed');
    if (way === 503) return new Response('', { status: 503 });
    const response = await fetch(url, init);
    if (way === 'answered') return response;
    await response.text();
    throw new TypeError('terminated');
  };
  return { fetch: through, keys };
}

describe('The TypeScript client', () => {
  let service: Service;
  const waits: number[] = [];
  const client = (options: Partial<ClientOptions> = {}): CaseCaptureClient =>
    new CaseCaptureClient({
      baseUrl: service.url,
      wait: (milliseconds) => Promise.resolve(waits.push(milliseconds)),
      ...options,
    });
  beforeEach(async () => {
    waits.length = 0;
    service = await Service.start({ watchStore: false });
  });
  afterEach(() => service.stop());

  it('knows every operation of the JSON flavor, and sends it as the service takes it', () => {
    const inJson = table.filter(({ flavors }) => flavors.includes('json'));
    expect(Object.keys(operations)).to.have.members(inJson.map(({ name }) => name));
    for (const { name, method } of inJson)
      expect(operations[name as keyof typeof operations].method, name).to.equal(method);
  });

  it('brings what an operation brings, and of a list its entries', async () => {
    expect(await client().call('createCaseInDB', { query, body })).to.deep.equal({
      ok: true,
      content: null,
      warnings: [],
    });
    expect(await client().call('caseList', { query: { subId: 'S' } })).to.deep.equal({
      ok: true,
      content: ['C'],
      warnings: [],
    });
    const read = await client().call('transferCaseFromDB', { query });
    expect(read.ok && read.content.CaseObject.length)
      .to.be.a('number')
      .above(1);
  });

  it('has warnings beside what was brought', async () => {
    await client().call('createCaseInDB', { query, body });
    const checked = await client().call('checkCompleteness', { body: { ...query, language: 'en', sourceType: 2 } });
    expect(checked.ok && [checked.content.complete, checked.warnings[0]?.errorCode]).to.deep.equal([false, 620]);
  });

  it('is told the address of the service with or without a slash at its end', async () => {
    for (const baseUrl of [service.url, `${service.url}/`])
      expect(await client({ baseUrl }).call('subIdList', {}), baseUrl).to.deep.equal({
        ok: true,
        content: [],
        warnings: [],
      });
  });

  it('tells a refusal with its codes, and what the transport refuses, as values', async () => {
    const absent = await client().call('transferCaseFromDB', { query });
    expect(!absent.ok && absent.failure).to.have.property('kind', 'refused');
    expect(!absent.ok && absent.failure.kind === 'refused' && absent.failure.errors[0]?.errorCode).to.equal(323);
    const undefinedMember = await client().call('createCaseInDB', { query, body: { ...body, more: 1 } as CaseDto });
    expect(!undefinedMember.ok && undefinedMember.failure).to.deep.equal({ kind: 'malformed', httpStatus: 400 });
  });

  it('takes what another answers under this address for no answer of the service, and asks who calls before it looks at the rest', async () => {
    const answering = (status: number, body: unknown): CaseCaptureClient =>
      client({
        fetch: () =>
          Promise.resolve(
            new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
          ),
        repeats: { most: 0, wait: 0 },
      });
    for (const other of [{}, { status: 'ok' }, { status: 0 }, [], 'text', 7, null]) {
      const read = await answering(200, other).call('transferCaseFromDB', { query });
      expect(!read.ok && read.failure, JSON.stringify(other)).to.deep.equal({
        kind: 'unavailable',
        httpStatus: 200,
        outcome: 'nothing stored',
      });
    }
    const [unknown, forbidden] = [
      await answering(401, { error: 'who?' }).call('subIdList', {}),
      await answering(403, {}).call('subIdList', {}),
    ];
    expect([!unknown.ok && unknown.failure.kind, !forbidden.ok && forbidden.failure.kind]).to.deep.equal([
      'unauthorized',
      'forbidden',
    ]);
  });

  for (const [httpStatus, contentType, kind] of [
    [200, 'application/json', 'refused'],
    [412, 'application/json; charset=utf-8', 'refused'],
    [499, 'application/json', 'refused'],
    [500, 'application/json', 'unavailable'],
    [503, 'application/json', 'unavailable'],
    [412, 'text/html', 'malformed'],
    [404, undefined, 'malformed'],
  ] as const)
    it(`takes ${contentType ?? 'nothing'} with HTTP status ${httpStatus} for ${kind}`, async () => {
      const refusal = { path: '/subIdList', status: 3, statusText: '', errorDescriptions: [{ errorCode: 615 }] };
      const headers = contentType === undefined ? {} : { 'content-type': contentType };
      const bytes = Buffer.from(JSON.stringify(refusal));
      const answers: typeof fetch = async () => new Response(bytes, { status: httpStatus, headers });
      const told = await client({ fetch: answers, repeats: { most: 0, wait: 0 } }).call('subIdList', {});
      expect(!told.ok && told.failure.kind).to.equal(kind);
    });

  it('waits by itself where nobody waits for it', async () => {
    const { fetch, keys } = lossy('not sent');
    const began = performance.now();
    const waiting = new CaseCaptureClient({ baseUrl: service.url, fetch, repeats: { most: 1, wait: 30 } });
    expect((await waiting.call('subIdList', {})).ok).to.equal(true);
    expect(keys).to.have.lengthOf(2);
    // A timer may be a millisecond early.
    expect(performance.now() - began).to.be.at.least(29);
  });

  it('repeats a read whose answer is lost, whose connection is not made or that meets a busy service, with growing waits', async () => {
    await client().call('createCaseInDB', { query, body });
    const { fetch, keys } = lossy('answer lost', 'not sent', 503);
    const read = await client({ fetch }).call('transferCaseFromDB', { query });
    expect(read.ok).to.equal(true);
    expect(waits).to.deep.equal([200, 400, 800]);
    expect(keys).to.deep.equal([null, null, null, null]);
  });

  it('gives up after so many times, and says that nothing was stored', async () => {
    const { fetch, keys } = lossy('not sent', 'not sent', 'not sent');
    const read = await client({ fetch, repeats: { most: 2, wait: 1 } }).call('subIdList', {});
    expect(!read.ok && read.failure).to.include({ kind: 'unreachable', outcome: 'nothing stored' });
    expect(keys).to.have.lengthOf(3);
  });

  it('never repeats a write by itself: whether it was carried out is said to be unknown, and it was', async () => {
    const { fetch, keys } = lossy('answer lost');
    const created = await client({ fetch }).call('createCaseInDB', { query, body });
    expect(!created.ok && created.failure).to.include({ kind: 'unreachable', outcome: 'unknown' });
    expect(keys, 'without a key, under which the service would keep the answer').to.deep.equal([null]);
    expect((await client().call('transferCaseFromDB', { query })).ok).to.equal(true);
  });

  it('repeats a write under one key where the service is said to know keys, and a new call has a new key', async () => {
    const { fetch, keys } = lossy('not sent', 503);
    const writing = client({ fetch, repeatWrites: true });
    expect((await writing.call('createCaseInDB', { query, body })).ok).to.equal(true);
    await writing.call('deleteCase', { query });
    expect(keys).to.have.lengthOf(4);
    expect(new Set(keys.slice(0, 3)).size).to.equal(1);
    expect(keys[3]).to.be.a('string').and.not.equal(keys[0]);
  });

  it('does not repeat what was refused, nor an internal fault', async () => {
    const answers: typeof fetch = async () => new Response('', { status: 500 });
    const failed = await client({ fetch: answers }).call('subIdList', {});
    expect(!failed.ok && failed.failure).to.include({ kind: 'unavailable', httpStatus: 500 });
    await client().call('transferCaseFromDB', { query });
    expect(waits).to.deep.equal([]);
  });

  it('says who calls with the key of the moment, and tells who must sign in and who may not', async () => {
    const sent: (string | null)[] = [];
    const status = [401, 403];
    const answers: typeof fetch = async (_url, init) => {
      sent.push(new Headers(init?.headers).get('authorization'));
      return new Response(null, { status: status.shift() ?? 200 });
    };
    let key = 'one';
    const calling = client({ fetch: answers, key: () => key });
    const first = await calling.call('subIdList', {});
    key = 'two';
    const second = await calling.call('subIdList', {});
    expect([first, second].map((outcome) => !outcome.ok && outcome.failure.kind)).to.deep.equal([
      'unauthorized',
      'forbidden',
    ]);
    expect(sent).to.deep.equal(['Bearer one', 'Bearer two']);
  });

  it('takes an answer that does not come for a lost one', async () => {
    const never: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const lost = await client({ fetch: never, patience: 1, repeats: { most: 0, wait: 0 } }).call('deleteCase', {
      query,
    });
    expect(!lost.ok && lost.failure).to.include({ kind: 'unreachable', outcome: 'unknown' });
  });
});
