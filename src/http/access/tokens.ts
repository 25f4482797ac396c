import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { clientOfClaims } from './claims.js';
import { type Client, type Unknown, wrongly } from './client.js';

/**
 * What a token must be: who issued it for whom, and how it is signed. Only signatures of key pairs: their public half
 * can be handed around.
 */
export interface TokenRules {
  readonly issuer: string;
  readonly audience: string;
  readonly algorithms: readonly string[];
  /** Finds the public key of a signature. */
  readonly keys: JWTVerifyGetKey;
}

/** Clocks may differ by this many seconds. */
const clockTolerance = 30;

/** What the log says of a token that is refused, by the code of the library. */
const reasons: Readonly<Record<string, string>> = {
  ERR_JWT_EXPIRED: 'the token has expired',
  ERR_JWKS_NO_MATCHING_KEY: 'no key of the key set is that of the token',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'the signature of the token is wrong',
  ERR_JOSE_ALG_NOT_ALLOWED: 'the token is signed in a way that is not allowed',
};

/** The key set itself is at fault, not the token. */
const isOfKeySet = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'].includes(error.code);

/** Reads clients out of JSON Web Tokens. */
export class Tokens {
  constructor(private readonly rules: TokenRules) {}

  /**
   * The client; unknown for a token that is none, is not signed by a key we know, was issued by or for another, or has
   * expired.
   * @throws StoreUnavailable (rejects) when the key set cannot be fetched.
   */
  async clientOf(token: string, now: number): Promise<Client | Unknown> {
    const { issuer, audience, algorithms, keys } = this.rules;
    const checks = {
      issuer,
      audience,
      algorithms: [...algorithms],
      clockTolerance,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'exp'],
    };
    try {
      const { payload } = await jwtVerify(token, keys, checks);
      return clientOfClaims(payload);
    } catch (error) {
      if (isOfKeySet(error)) throw new StoreUnavailable('the key set of the tokens cannot be had', { cause: error });
      return wrongly(reasonOf(error as errors.JOSEError));
    }
  }
}

function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTClaimValidationFailed) return `the claim ${error.claim} of the token is not accepted`;
  return reasons[error.code] ?? 'the token cannot be read';
}
