import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose';
import { type Scope, scopes } from '../../operations/operation.js';
import { type Client, subSystemsOf } from './client.js';

/**
 * What a token must be: who issued it for whom, and how it is signed. Only signatures of key pairs: their public half
 * can be handed around.
 */
export interface TokenRules {
  readonly issuer: string;
  readonly audience: string;
  readonly algorithms: readonly string[];
  readonly keys: JSONWebKeySet;
}

/** Clocks may differ by this many seconds. */
const clockTolerance = 30;

/**
 * Reads clients out of JSON Web Tokens: `sub` names them, `scope` (separated by blanks) and `sub_systems` (a list) say
 * what they may.
 */
export class Tokens {
  readonly #keys;

  constructor(private readonly rules: TokenRules) {
    this.#keys = createLocalJWKSet(rules.keys);
  }

  /**
   * The client; undefined for a token that is none, is not signed by a key we know, was issued by or for another, or
   * has expired.
   */
  async clientOf(token: string, now: number): Promise<Client | undefined> {
    const { issuer, audience, algorithms } = this.rules;
    const checks = {
      issuer,
      audience,
      algorithms: [...algorithms],
      clockTolerance,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'exp'],
    };
    try {
      const { payload } = await jwtVerify(token, this.#keys, checks);
      return {
        name: String(payload.sub),
        scopes: scopesOf(payload['scope']),
        subSystems: subSystemsOf(textsOf(payload['sub_systems'])),
      };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

/** Other scopes than ours are those of other services. */
function scopesOf(claim: unknown): ReadonlySet<Scope> {
  const given = typeof claim === 'string' ? claim.split(' ') : [];
  return new Set(scopes.filter((scope) => given.includes(scope)));
}

const textsOf = (claim: unknown): readonly string[] =>
  Array.isArray(claim) ? claim.filter((each) => typeof each === 'string') : [];
