import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { isLoopback } from './own-host.js';

/**
 * How long a fetched key set is used, how soon after one it is fetched again for a key that it does not have, and how
 * long that may take: milliseconds.
 */
const patience = { cacheMaxAge: 600_000, cooldownDuration: 30_000, timeoutDuration: 5_000 };

/** Whether `jwks` of an access file is an address, and not a file. */
export const isAddress = (jwks: string): boolean => /^https?:\/\//.test(jwks);

/**
 * The keys at an address: fetched when the first token comes, kept, and fetched again for a token of a key that is not
 * there, so that keys can be exchanged.
 * @throws Error when others could change what is fetched.
 */
export function fetchedKeySet(address: string): JWTVerifyGetKey {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) throw new Error(`${JSON.stringify(address)} is no address`);
  if (url.protocol !== 'https:' && !isLoopback(url.hostname.replace(/^\[|\]$/g, '')))
    throw new Error(`${JSON.stringify(address)} must begin with https://: who can change the key set can sign tokens`);
  return createRemoteJWKSet(url, patience);
}
