import { expect } from 'chai';
import { accessFrom, Issuer, newKey } from '../../support/service/keys.js';

const key = { client: 'a', sha3: [newKey().sha3], scopes: ['read'], subSystems: ['*'] };
const { rules, keySet } = new Issuer();

describe('The file with who may do what', () => {
  it('may hold keys, rules of tokens, or both', () => {
    const fetched = { tokens: { ...rules, jwks: 'https://login.example/jwks' } };
    for (const file of [{ apiKeys: [key] }, { tokens: rules }, { apiKeys: [key], tokens: rules }, fetched])
      expect(() => accessFrom(file, keySet)).not.to.throw();
  });

  const wrong: readonly {
    readonly what: string;
    readonly file: unknown;
    readonly keys?: unknown;
    readonly says: readonly string[];
  }[] = [
    { what: 'no JSON', file: '{"apiKeys": [hidden', says: ['access.json: is no JSON'] },
    { what: 'nothing', file: {}, says: ['access.json: / must NOT have fewer than 1 properties'] },
    {
      what: 'an unknown member',
      file: { apiKeys: [key], users: [] },
      says: ['access.json: / must NOT have additional properties'],
    },
    {
      what: 'several wrong members, all of which it names',
      file: {
        apiKeys: [
          { ...key, sha3: ['hidden'] },
          { ...key, scopes: ['admin'] },
          { ...key, subSystems: [] },
          { ...key, client: '' },
        ],
      },
      says: [
        '/apiKeys/0/sha3/0',
        '/apiKeys/1/scopes/0 must be equal to one of the allowed values: read, write, capture, delete, trail, evidence, operate',
        '/apiKeys/2/subSystems',
        '/apiKeys/3/client',
      ],
    },
    {
      what: 'a signature with a shared secret',
      file: { tokens: { ...rules, algorithms: ['HS256'] } },
      keys: keySet,
      says: ['/tokens/algorithms/0'],
    },
    {
      what: 'no signature at all',
      file: { tokens: { ...rules, algorithms: ['none'] } },
      keys: keySet,
      says: ['/tokens/algorithms/0'],
    },
    {
      what: 'a key set at an address that others can change',
      file: { tokens: { ...rules, jwks: 'http://login.example/jwks' } },
      says: ['access.json: /tokens/jwks "http://login.example/jwks" must begin with https://'],
    },
    {
      what: 'a key set at an address that is none',
      file: { tokens: { ...rules, jwks: 'https://' } },
      says: ['access.json: /tokens/jwks "https://" is no address'],
    },
    { what: 'a key set that is not there', file: { tokens: rules }, says: ['jwks.json: ENOENT'] },
    {
      what: 'a key set without key',
      file: { tokens: rules },
      keys: { keys: [] },
      says: ['jwks.json: /keys must NOT have fewer than 1 items'],
    },
    {
      what: 'a key set with a private key',
      file: { tokens: rules },
      keys: { keys: [{ kty: 'EC', d: 'hidden' }] },
      says: ['jwks.json: /keys/0/d'],
    },
    {
      what: 'a key set with a shared secret',
      file: { tokens: rules },
      keys: { keys: [{ kty: 'oct', k: 'hidden' }] },
      says: ['jwks.json: /keys/0/k'],
    },
  ];
  for (const { what, file, keys, says } of wrong) {
    it(`with ${what} is refused by its name, and its values are not shown`, () => {
      const read = (): unknown => accessFrom(file, keys);
      expect(read).to.throw().with.property('message').that.does.not.include('hidden');
      for (const words of says) expect(read).to.throw(words);
    });
  }
});
