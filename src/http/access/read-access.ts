import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { schemaCheck } from '../../json-schema/schema-check.js';
import { type Scope, scopes } from '../../operations/operation.js';
import { Access } from './access.js';
import { ApiKeys } from './api-keys.js';
import { subSystemsOf } from './client.js';
import { fetchedKeySet, isAddress } from './key-set.js';
import { Tokens, type TokenRules } from './tokens.js';
import { reasonOf } from '../../text/reason-of.js';

/** The file that AUTH_FILE names, as an operator writes it (docs/operating.md, "Who may do what"). */
interface AccessFile {
  readonly apiKeys?: readonly {
    readonly client: string;
    readonly sha3: readonly string[];
    readonly scopes: readonly Scope[];
    readonly subSystems: readonly string[];
  }[];
  readonly tokens?: {
    readonly issuer: string;
    readonly audience: string;
    readonly algorithms: readonly string[];
    readonly jwks: string;
  };
}

const texts = { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', minLength: 1 } };
const object = (properties: Readonly<Record<string, object>>, required: readonly string[]): object => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const signatures = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** What `AUTH_FILE` may hold. */
export const accessFileSchema = {
  ...object(
    {
      apiKeys: {
        type: 'array',
        items: object(
          {
            client: { type: 'string', minLength: 1 },
            sha3: { ...texts, items: { type: 'string', pattern: '^[0-9a-f]{64}$' } },
            scopes: { ...texts, items: { enum: [...scopes] } },
            subSystems: texts,
          },
          ['client', 'sha3', 'scopes', 'subSystems'],
        ),
      },
      tokens: object(
        {
          issuer: { type: 'string', minLength: 1 },
          audience: { type: 'string', minLength: 1 },
          algorithms: { ...texts, items: { enum: signatures } },
          jwks: { type: 'string', minLength: 1 },
        },
        ['issuer', 'audience', 'algorithms', 'jwks'],
      ),
    },
    [],
  ),
  minProperties: 1,
};

/** `d` is the private half of a key pair, `k` a shared secret: neither is to lie beside a service that only checks. */
const keySetSchema = {
  type: 'object',
  required: ['keys'],
  properties: {
    keys: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', required: ['kty'], properties: { kty: { type: 'string' }, d: false, k: false } },
    },
  },
};

/**
 * Reads who may do what. A key set that is a file is found from the directory of this one.
 * @throws Error that names the file, and all that is wrong with it; no value of it is shown.
 */
export function readAccess(file: string): Access {
  const written = readAs<AccessFile>(file, accessFileSchema);
  const holders = (written.apiKeys ?? []).map(({ client, sha3, scopes: granted, subSystems }) => ({
    client: { name: client, scopes: new Set(granted), subSystems: subSystemsOf(subSystems) },
    hashes: sha3.map((hash) => Buffer.from(hash, 'hex')),
  }));
  const { tokens } = written;
  const beside = tokens && !isAddress(tokens.jwks) ? [resolve(dirname(file), tokens.jwks)] : [];
  return new Access({
    keys: written.apiKeys && new ApiKeys(holders),
    tokens: tokens && new Tokens({ ...tokens, keys: keysOf(tokens.jwks, beside[0], file) }),
    files: [file, ...beside],
  });
}

function keysOf(jwks: string, beside: string | undefined, file: string): TokenRules['keys'] {
  if (beside !== undefined) return createLocalJWKSet(readAs<JSONWebKeySet>(beside, keySetSchema));
  try {
    return fetchedKeySet(jwks);
  } catch (error) {
    throw new Error(`${file}: /tokens/jwks ${reasonOf(error)}`);
  }
}

/** The values of a list, when it is one of them that is expected. */
const allowedOf = (params: Readonly<Record<string, unknown>>): string =>
  Array.isArray(params['allowedValues']) ? `: ${params['allowedValues'].join(', ')}` : '';

function readAs<T>(file: string, schema: object): T {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // A parser's message may show a piece of the text.
    throw new Error(`${file}: ${error instanceof SyntaxError ? 'is no JSON' : reasonOf(error)}`);
  }
  const faults = schemaCheck(schema, 'all')(value);
  if (faults.length === 0) return value as T;
  throw new Error(
    faults
      .map(
        ({ instancePath, message, params }) =>
          `${file}: ${instancePath === '' ? '/' : instancePath} ${message}${allowedOf(params)}`,
      )
      .join('\n'),
  );
}
