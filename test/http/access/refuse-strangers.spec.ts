import { once } from 'node:events';
import { request } from 'node:http';
import { expect } from 'chai';
import { scopes } from '../../../src/operations/operation.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { captureLog } from '../../support/service/captured-log.js';
import { accessFrom, newKey } from '../../support/service/keys.js';
import { Service } from '../../support/service/service.js';
import { operationsOfTest } from '../../support/service/operations-of-test.js';
import { noSystems } from '../../support/service/no-systems.js';

type Headers = Readonly<Record<string, string>>;

/** Sends exactly these header lines; `Host` too. */
async function send(
  url: string,
  headers: Headers,
  method = 'GET',
): Promise<{ readonly status: number; readonly text: string; readonly headers: Readonly<Record<string, unknown>> }> {
  const sent = request(url, { method, headers, agent: false });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  let text = '';
  for await (const piece of answer.setEncoding('utf8')) text += String(piece);
  return { status: answer.statusCode ?? 0, text, headers: answer.headers };
}

const openOptions = { systems: noSystems, table: operationsOfTest, watchStore: false } as const;

describe('A service where nobody must sign in', () => {
  const { log, lines } = captureLog();
  let service: Service;
  let port: string;
  before(async () => {
    const allowedHosts = ['cases.intern', '[fd00::7]', 'FD00::8'];
    service = await Service.start({ ...openOptions, cases: new MemoryStore(), allowedHosts, log });
    port = new URL(service.url).port;
  });
  after(() => service.stop());
  const status = async (headers: Headers, path = '/listed?caseId=C', method = 'GET'): Promise<number> =>
    (await send(service.url + path, headers, method)).status;
  const own = (): string => `127.0.0.1:${port}`;

  const ownHosts = [
    '127.0.0.1',
    'localhost',
    'LOCALHOST',
    'localhost.',
    '[::1]',
    '[0:0:0:0:0:0:0:1]:8080',
    '127.1.2.3',
    'cases.intern',
    'Cases.Intern:80',
    '[fd00::7]:8080',
    '[fd00::8]:8080',
    '[FD00:0::0:7]',
    '[fd00:0:0:0:0:0:0:8]',
  ];
  for (const host of ownHosts)
    it(`answers who calls it ${host}`, async () => expect(await status({ host })).to.equal(200));

  const otherHosts = [
    'rebind.evil.example',
    'rebind.evil.example:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example#localhost',
    'localhost@evil.example',
    '128.0.0.1',
    '0.0.0.0',
    '[::2]',
    '[0:0:0:0:0:0:0:2]',
    '[::::]',
    'xn--lcalhost-7lb',
    'localhost:80:80',
    'a b',
    'cases.intern.evil.example',
  ];
  for (const host of otherHosts)
    it(`refuses who calls it ${host}: 403 without body`, async () => {
      const reply = await send(`${service.url}/listed?caseId=C`, { host });
      expect([reply.status, reply.text]).to.deep.equal([403, '']);
      expect(lines.at(-1)).to.include({ status: 403 }).and.have.property('reason').that.contains('ALLOWED_HOSTS');
    });

  const strange: readonly (readonly [string, (host: string) => Headers])[] = [
    ['that a page of another site makes', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['that a page of another port of this machine makes', () => ({ 'sec-fetch-site': 'same-site' })],
    ['whose site is a word that there is not', () => ({ 'sec-fetch-site': 'same-origin, cross-site' })],
    ['that a link in another page leads to', () => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })],
    ['of another origin', () => ({ origin: 'https://evil.example' })],
    ['of a page without origin', () => ({ origin: 'null' })],
    ['of another port', () => ({ origin: 'http://127.0.0.1:1' })],
    ['of an origin that is none', () => ({ origin: 'evil' })],
    ['of an old browser, from another page', () => ({ referer: 'https://evil.example/page' })],
    [
      'of another origin that says it is the same site',
      (host) => ({ 'sec-fetch-site': 'same-origin', origin: `http://evil.${host}` }),
    ],
  ];
  const paths = ['/listed?caseId=C', '/health/live', '/metrics', '/openapi.json', '/nowhere'];
  for (const [what, headers] of strange)
    it(`refuses a call ${what} on every path, by every method`, async () => {
      for (const path of paths)
        for (const method of ['GET', 'POST', 'OPTIONS', 'HEAD', 'DELETE'])
          expect(await status({ host: own(), ...headers(own()) }, path, method), `${method} ${path}`).to.equal(403);
    });

  const answered: readonly (readonly [string, (host: string) => Headers])[] = [
    ['of a program', () => ({})],
    ['of a page of its own', (host) => ({ 'sec-fetch-site': 'same-origin', origin: `http://${host}` })],
    [
      'of a page of its own behind a proxy with TLS',
      (host) => ({ 'sec-fetch-site': 'same-origin', origin: `https://${host}` }),
    ],
    ['of an address that was typed in', () => ({ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })],
    ['of an old browser, from a page of its own', (host) => ({ referer: `http://${host}/try` })],
  ];
  for (const [what, headers] of answered)
    it(`answers a call ${what}`, async () => expect(await status({ host: own(), ...headers(own()) })).to.equal(200));
});

describe('A service that asks who calls', () => {
  const { key, sha3 } = newKey();
  const access = accessFrom({ apiKeys: [{ client: 'portal', sha3: [sha3], scopes: [...scopes], subSystems: ['*'] }] });
  const portal = 'https://portal.example';
  let service: Service;
  let closed: Service;
  before(async () => {
    service = await Service.start({ ...openOptions, cases: new MemoryStore(), access, corsOrigins: [portal] });
    closed = await Service.start({ ...openOptions, cases: new MemoryStore(), access });
  });
  after(async () => {
    await service.stop();
    await closed.stop();
  });
  const ask = (of: Service, headers: Headers, method = 'GET', path = '/listed?caseId=C') =>
    send(of.url + path, headers, method);
  const corsOf = (headers: Readonly<Record<string, unknown>>): readonly string[] =>
    Object.keys(headers).filter((name) => name.startsWith('access-control-'));

  it('asks for keys, not for hosts and pages', async () => {
    const reply = await ask(closed, {
      host: 'cases.example',
      origin: portal,
      'sec-fetch-site': 'cross-site',
      'x-api-key': key,
    });
    expect(reply.status).to.equal(200);
    expect(corsOf(reply.headers)).to.deep.equal([]);
  });

  it('lets pages of the origins that are named read its answers, refusals too, and never with cookies', async () => {
    for (const [headers, status] of [
      [{ 'x-api-key': key }, 200],
      [{}, 401],
    ] as const) {
      const reply = await ask(service, { origin: portal, ...headers });
      expect(reply.status).to.equal(status);
      expect(reply.headers['access-control-allow-origin']).to.equal(portal);
      expect(reply.headers['vary']).to.contain('Origin');
      expect(reply.headers).not.to.have.property('access-control-allow-credentials');
    }
  });

  it('answers the question of a browser before a call, without a key', async () => {
    const headers = {
      origin: portal,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-api-key',
    };
    const reply = await ask(service, headers, 'OPTIONS', '/plant');
    expect([reply.status, reply.text]).to.deep.equal([204, '']);
    expect(reply.headers['access-control-allow-methods']).to.contain('POST');
    expect(`${reply.headers['access-control-allow-headers']}`.split(', ')).to.have.members([
      ...['Authorization', 'X-API-Key', 'Content-Type', 'X-Request-Id', 'traceparent', 'tracestate'],
      ...['Idempotency-Key', 'If-Match', 'If-None-Match'],
    ]);
  });

  for (const origin of [
    'https://evil.example',
    'null',
    `${portal}.evil.example`,
    'http://portal.example',
    `${portal}:444`,
  ])
    it(`shows pages of ${origin} nothing`, async () => {
      const headers = { origin, 'access-control-request-method': 'GET', 'x-api-key': key };
      expect(corsOf((await ask(service, headers)).headers)).to.deep.equal([]);
      const preflight = await ask(service, headers, 'OPTIONS');
      expect([preflight.status, ...corsOf(preflight.headers)]).to.deep.equal([405]);
    });
});
