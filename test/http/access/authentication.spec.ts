import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import { operations } from '../../../src/operations/index.js';
import { scopes } from '../../../src/operations/operation.js';
import { mountedOperations } from '../../../src/http/routes.js';
import { captureLog } from '../../support/service/captured-log.js';
import { accessFrom, Issuer, newKey } from '../../support/service/keys.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { noSystems } from '../../support/service/no-systems.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { Service } from '../../support/service/service.js';
import { scopesOfOperations } from './scopes-of-operations.js';

const now = Date.UTC(2026, 10, 21);
const [old, current, reader, operator] = [newKey(), newKey(), newKey(), newKey()];
const issuer = new Issuer();
const stranger = new Issuer();
const access = accessFrom(
  {
    apiKeys: [
      {
        client: 'broker',
        sha3: [old.sha3, current.sha3],
        scopes: ['read', 'write', 'capture', 'delete'],
        subSystems: ['*'],
      },
      { client: 'reader', sha3: [reader.sha3], scopes: ['read'], subSystems: ['OWN'] },
      { client: 'operator', sha3: [operator.sha3], scopes: ['operate'], subSystems: ['NONE'] },
    ],
    tokens: issuer.rules,
  },
  issuer.keySet,
);

type Headers = Readonly<Record<string, string>>;
const bearer = (text: string): Headers => ({ authorization: `Bearer ${text}` });
const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('A service that asks who calls', () => {
  const { log, lines, text } = captureLog();
  let service: Service;
  before(async () => {
    service = await Service.start({ systems: noSystems, cases: new MemoryStore(), access, now: () => now, log });
  });
  after(() => service.stop());
  const status = async (headers: Headers, operation = 'subIdList'): Promise<number> =>
    (await service.call(operation, {}, undefined, headers)).httpStatus;

  for (const { operation, path } of mountedOperations(operations)) {
    it(`refuses ${path} to who does not say it: 401 without body, whatever the body of the call`, async () => {
      const reply = await service.send(path, { method: operation.method });
      expect([reply.httpStatus, reply.text, reply.headers.get('www-authenticate')]).to.deep.equal([401, '', 'Bearer']);
    });

    const needed = scopesOfOperations[operation.name] ?? [];
    for (const missing of needed) {
      it(`refuses ${path} to who may do everything but ${missing}: 403 without body`, async () => {
        const scope = scopes.filter((one) => one !== missing).join(' ');
        const headers = bearer(await issuer.token(now, { scope, sub_systems: ['*'] }));
        const reply = await service.send(path, { method: operation.method, headers });
        expect([reply.httpStatus, reply.text]).to.deep.equal([403, '']);
      });
    }

    it(`lets who may ${needed.join(' and ')}, and nothing else, call ${path}`, async () => {
      const headers = bearer(await issuer.token(now, { scope: needed.join(' '), sub_systems: ['*'] }));
      const reply = await service.send(path, { method: operation.method, headers });
      expect([401, 403]).not.to.include(reply.httpStatus);
    });
  }

  it('has a line for every operation in the table of scopes', () => {
    expect(Object.keys(scopesOfOperations)).to.have.members(operations.map(({ name }) => name));
  });

  for (const path of ['/health/live', '/health/ready', '/openapi.json']) {
    it(`answers ${path} to everybody`, async () => expect((await service.send(path)).httpStatus).to.equal(200));
  }

  it('shows its metrics to who may operate it, and to nobody else', async () => {
    expect((await service.send('/metrics')).httpStatus).to.equal(401);
    expect((await service.send('/metrics', { headers: bearer(current.key) })).httpStatus).to.equal(403);
    expect((await service.send('/metrics', { headers: bearer(operator.key) })).httpStatus).to.equal(200);
  });

  it('says in its OpenAPI document which scopes an operation needs', async () => {
    const { paths } = (await service.send('/openapi.json')).body as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security: readonly object[] }>>>>;
    };
    for (const { operation, path } of mountedOperations(operations)) {
      const needed = scopesOfOperations[operation.name];
      expect(paths[path]?.[operation.method.toLowerCase()]?.security).to.deep.equal([
        {},
        { apiKey: needed },
        { bearer: needed },
      ]);
    }
  });

  const accepted: readonly { readonly what: string; readonly headers: () => Headers | Promise<Headers> }[] = [
    { what: 'a key as X-API-Key', headers: () => ({ 'x-api-key': current.key }) },
    { what: 'a key as bearer', headers: () => bearer(current.key) },
    { what: 'the word bearer in any letters', headers: () => ({ authorization: `bEARER  ${current.key}` }) },
    { what: 'the older key of a client', headers: () => bearer(old.key) },
    { what: 'a token', headers: async () => bearer(await issuer.token(now)) },
    {
      what: 'a token that expired less than the tolerance ago',
      headers: async () => bearer(await issuer.token(now, { exp: now / 1000 - 29 })),
    },
    {
      what: 'a token for several audiences',
      headers: async () => bearer(await issuer.token(now, { aud: ['others', 'cases'] })),
    },
  ];
  for (const { what, headers } of accepted)
    it(`accepts ${what}`, async () => expect(await status(await headers())).to.equal(200));

  const keyAsSecret = (): string => {
    const signed = `${base64({ alg: 'HS256', kid: 'one' })}.${base64({ iss: issuer.rules.issuer, aud: 'cases', sub: 'x', exp: now / 1000 + 60, scope: 'read' })}`;
    return `${signed}.${createHmac('sha256', JSON.stringify(issuer.keySet)).update(signed).digest('base64url')}`;
  };
  const refused: readonly { readonly what: string; readonly headers: () => Headers | Promise<Headers> }[] = [
    { what: 'an unknown key', headers: () => bearer(newKey().key) },
    { what: 'the hash of a key', headers: () => bearer(current.sha3) },
    { what: 'a key with one more character', headers: () => bearer(`${current.key}0`) },
    { what: 'an empty bearer', headers: () => ({ authorization: 'Bearer ' }) },
    {
      what: 'another scheme',
      headers: () => ({ authorization: `Basic ${Buffer.from(`broker:${current.key}`).toString('base64')}` }),
    },
    { what: 'a key and a bearer together', headers: () => ({ ...bearer(current.key), 'x-api-key': current.key }) },
    { what: 'a token as X-API-Key', headers: async () => ({ 'x-api-key': await issuer.token(now) }) },
    {
      what: 'a token of another issuer',
      headers: async () => bearer(await issuer.token(now, { iss: 'https://other.example' })),
    },
    { what: 'a token without issuer', headers: async () => bearer(await issuer.token(now, { iss: undefined })) },
    { what: 'a token for others', headers: async () => bearer(await issuer.token(now, { aud: 'others' })) },
    { what: 'a token without audience', headers: async () => bearer(await issuer.token(now, { aud: undefined })) },
    { what: 'an expired token', headers: async () => bearer(await issuer.token(now, { exp: now / 1000 - 31 })) },
    { what: 'a token without end', headers: async () => bearer(await issuer.token(now, { exp: undefined })) },
    {
      what: 'a token that is not valid yet',
      headers: async () => bearer(await issuer.token(now, { nbf: now / 1000 + 31 })),
    },
    { what: 'a token without subject', headers: async () => bearer(await issuer.token(now, { sub: undefined })) },
    { what: 'a token signed by another key', headers: async () => bearer(await stranger.token(now)) },
    {
      what: 'a token with an unknown key id',
      headers: async () => bearer(await issuer.token(now, {}, { kid: 'two' })),
    },
    {
      what: 'a token that is not signed',
      headers: () =>
        bearer(
          `${base64({ alg: 'none' })}.${base64({ iss: issuer.rules.issuer, aud: 'cases', sub: 'x', exp: now / 1000 + 60, scope: 'read' })}.x`,
        ),
    },
    { what: 'a token signed with the public key as secret', headers: () => bearer(keyAsSecret()) },
    {
      what: 'a token whose claims were changed',
      headers: async () => {
        const [header, , signature] = (await issuer.token(now)).split('.');
        return bearer(
          `${header}.${base64({ iss: issuer.rules.issuer, aud: 'cases', sub: 'x', exp: now / 1000 + 60, scope: 'read' })}.${signature}`,
        );
      },
    },
  ];
  for (const { what, headers } of refused)
    it(`refuses ${what}`, async () => expect(await status(await headers())).to.equal(401));

  it('takes from a token the scopes that it knows, and none when it names none', async () => {
    expect(await status(bearer(await issuer.token(now, { scope: 'openid read profile' })))).to.equal(200);
    expect(await status(bearer(await issuer.token(now, { scope: ['openid', 'read'] })))).to.equal(200);
    for (const scope of ['openid', 'READ', 'readwrite', '', undefined, [], ['read write']])
      expect(await status(bearer(await issuer.token(now, { scope }))), String(scope)).to.equal(403);
  });

  it('lets a token that names no sub-systems, or an empty list of them, see no case', async () => {
    await service.cases.put({ subId: 'OWN', caseId: 'C' }, minimalCase('C'));
    for (const [sub_systems, seen] of [
      [['OWN'], ['OWN']],
      [[], []],
      [undefined, []],
    ]) {
      const headers = bearer(await issuer.token(now, { sub_systems }));
      expect((await service.call('subIdList', {}, undefined, headers)).body).to.deep.equal({ subIds: seen });
    }
  });

  const wrongClaims: readonly (readonly [string, unknown])[] = [
    ['scope', 7],
    ['scope', [7]],
    ['scope', { read: true }],
    ['sub_systems', 'OWN'],
    ['sub_systems', [7]],
    ['sub_systems', { OWN: true }],
    ['cases', 'C'],
    ['cases', ['C']],
    ['cases', [{ subId: 'OWN' }]],
    ['cases', [{ subId: 'OWN', caseId: 7 }]],
    ['cases', [{ subId: 'OWN', caseId: 'C', until: 1 }]],
    ['cases', {}],
  ];
  for (const [claim, value] of wrongClaims)
    it(`refuses a token whose ${claim} is ${JSON.stringify(value)}, and the log says so`, async () => {
      expect(await status(bearer(await issuer.token(now, { [claim]: value })))).to.equal(401);
      expect(String(lines.at(-1)?.reason)).to.contain(`the claim ${claim} of the token is n`);
    });

  const told: readonly (readonly [reason: string, headers: () => Headers | Promise<Headers>])[] = [
    ['the key is unknown', () => bearer(newKey().key)],
    ['the key is unknown', () => ({ 'x-api-key': 'a.b.c' })],
    ['the call says twice who it is', () => ({ ...bearer('x'), 'x-api-key': 'x' })],
    ['the line Authorization is no bearer', () => ({ authorization: 'Basic eDp4' })],
    ['the token has expired', async () => bearer(await issuer.token(now, { exp: 1 }))],
    ['the claim aud of the token is not accepted', async () => bearer(await issuer.token(now, { aud: 'x' }))],
    ['the claim iss of the token is not accepted', async () => bearer(await issuer.token(now, { iss: 'x' }))],
    ['the claim exp of the token is not accepted', async () => bearer(await issuer.token(now, { exp: undefined }))],
    ['no key of the key set is that of the token', async () => bearer(await issuer.token(now, {}, { kid: 'two' }))],
    ['the signature of the token is wrong', async () => bearer(await stranger.token(now))],
    ['the token is signed in a way that is not allowed', () => bearer(keyAsSecret())],
    ['the token cannot be read', () => bearer('a.b.c')],
  ];
  for (const [reason, headers] of told)
    it(`tells the log that ${reason}, and the caller only that it is wrong`, async () => {
      const reply = await service.send('/subIdList', { headers: await headers() });
      const challenge = reply.headers.get('www-authenticate');
      expect([reply.httpStatus, reply.text, challenge]).to.deep.equal([401, '', 'Bearer error="invalid_token"']);
      expect(lines.at(-1)).to.include({ reason });
    });

  it('lets the answers to wrong keys wait the longer the more there are, and no right one', async () => {
    const waits: number[] = [];
    const wait = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
    const cases = new MemoryStore();
    const slowed = await Service.start({ systems: noSystems, cases, access, now: () => now, wait });
    try {
      const ask = async (headers: Headers): Promise<number> =>
        (await slowed.send('/subIdList', { headers })).httpStatus;
      for (let call = 0; call < 12; call++) expect(await ask(bearer(newKey().key))).to.equal(401);
      expect(await ask(bearer(current.key))).to.equal(200);
      expect(await ask({})).to.equal(401);
      expect(waits).to.deep.equal([100, 200]);
    } finally {
      await slowed.stop();
    }
  });

  it('takes no token where it knows keys alone, and tells the log so', async () => {
    const keysAlone = accessFrom({
      apiKeys: [{ client: 'reader', sha3: [reader.sha3], scopes: ['read'], subSystems: ['OWN'] }],
    });
    const logged = captureLog();
    const { log } = logged;
    const strict = await Service.start({ systems: noSystems, cases: new MemoryStore(), access: keysAlone, log });
    try {
      expect((await strict.send('/subIdList', { headers: bearer(reader.key) })).httpStatus).to.equal(200);
      const reply = await strict.send('/subIdList', { headers: bearer(await issuer.token(now)) });
      expect([reply.httpStatus, reply.text]).to.deep.equal([401, '']);
      expect(logged.lines.at(-1)).to.include({ reason: 'tokens are not accepted here' });
    } finally {
      await strict.stop();
    }
  });

  it('tells who may not which scopes the call needs', async () => {
    const reply = await service.send('/metrics', { headers: bearer(reader.key) });
    expect(reply.headers.get('www-authenticate')).to.equal('Bearer error="insufficient_scope", scope="operate"');
  });

  it('logs who called, and never what they said it with', async () => {
    lines.splice(0);
    await status(bearer(current.key));
    await status({ 'x-api-key': reader.key });
    const token = await issuer.token(now, { sub: 'agent-7' });
    await status(bearer(token));
    expect(lines.filter(({ msg }) => msg === 'call').map(({ client }) => client)).to.deep.equal([
      'broker',
      'reader',
      'agent-7',
    ]);
    for (const secret of [current.key, current.sha3, reader.key, token]) expect(text()).not.to.contain(secret);
  });
});
