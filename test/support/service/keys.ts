import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import type { Access } from '../../../src/http/access/access.js';
import { readAccess } from '../../../src/http/access/read-access.js';

/** Reads an access file, and a key set beside it. @throws Error as reading does, with the directory cut away. */
export function accessFrom(file: unknown, keySet?: unknown): Access {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-access-'));
  try {
    writeFileSync(join(directory, 'access.json'), typeof file === 'string' ? file : JSON.stringify(file));
    if (keySet !== undefined) writeFileSync(join(directory, 'jwks.json'), JSON.stringify(keySet));
    return readAccess(join(directory, 'access.json'));
  } catch (error) {
    throw new Error((error instanceof Error ? error.message : String(error)).replaceAll(`${directory}/`, ''));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** A key and how the file keeps it. */
export function newKey(): { readonly key: string; readonly sha3: string } {
  const key = randomBytes(16).toString('hex');
  return { key, sha3: createHash('sha3-256').update(key).digest('hex') };
}

/** Issues tokens of one key pair. */
export class Issuer {
  readonly #private: KeyObject;
  readonly keySet: object;
  readonly rules = { issuer: 'https://issuer.example', audience: 'cases', algorithms: ['ES256'], jwks: 'jwks.json' };

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#private = privateKey;
    this.keySet = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }] };
  }

  /**
   * A token for a minute from `now` (milliseconds), with changed claims and header; a claim that is undefined is left
   * out.
   */
  token(
    now: number,
    claims: Readonly<Record<string, unknown>> = {},
    header: Readonly<Record<string, unknown>> = {},
  ): Promise<string> {
    const second = Math.floor(now / 1000);
    const all = {
      iss: this.rules.issuer,
      aud: this.rules.audience,
      sub: 'broker',
      iat: second,
      exp: second + 60,
      scope: 'read write',
      sub_systems: ['OWN'],
      ...claims,
    };
    const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    return new SignJWT(given).setProtectedHeader({ alg: 'ES256', kid: 'one', ...header }).sign(this.#private);
  }
}
