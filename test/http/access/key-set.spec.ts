import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { accessFrom, Issuer } from '../../support/service/keys.js';
import { noSystems } from '../../support/service/no-systems.js';
import { Service } from '../../support/service/service.js';

const now = Date.UTC(2026, 10, 21);

describe('A key set at an address', () => {
  const issuer = new Issuer();
  const stranger = new Issuer();
  let fetched: number;
  let served: { readonly status: number; readonly body: string };
  let server: Server;
  let service: Service;
  beforeEach(async () => {
    fetched = 0;
    served = { status: 200, body: JSON.stringify(issuer.keySet) };
    server = createServer((_, answer) => {
      fetched += 1;
      answer.writeHead(served.status, { 'Content-Type': 'application/json', Connection: 'close' }).end(served.body);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const jwks = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
    const access = accessFrom({ tokens: { ...issuer.rules, jwks } });
    service = await Service.start({ systems: noSystems, cases: new MemoryStore(), access, now: () => now });
  });
  afterEach(async () => {
    await service.stop();
    server.close();
  });
  const status = async (token: string): Promise<number> =>
    (await service.call('subIdList', {}, undefined, { authorization: `Bearer ${token}` })).httpStatus;

  it('is fetched with the first token, and once for many', async () => {
    expect(fetched).to.equal(0);
    for (let call = 0; call < 5; call++) expect(await status(await issuer.token(now))).to.equal(200);
    expect(fetched).to.equal(1);
  });

  it('is that of the issuer alone: a token of another is refused', async () => {
    expect(await status(await stranger.token(now))).to.equal(401);
  });

  for (const [what, answer] of [
    ['answers with an error', { status: 500, body: '' }],
    ['answers with no JSON', { status: 200, body: '<html>' }],
    ['answers with no key set', { status: 200, body: '{"keys":1}' }],
  ] as const)
    it(`is a 503, not a 401, while its address ${what}, and works when it does`, async () => {
      served = answer;
      expect(await status(await issuer.token(now))).to.equal(503);
      served = { status: 200, body: JSON.stringify(issuer.keySet) };
      expect(await status(await issuer.token(now))).to.equal(200);
    });

  it('is a 503 while nobody listens at its address', async () => {
    server.close();
    await once(server, 'close');
    expect(await status(await issuer.token(now))).to.equal(503);
  });
});
