import { hash } from 'node:crypto';

/** Of a digest, in bytes. */
export const digestLength = 16;

/**
 * The first 16 bytes of the SHA-256 of some bytes or a text. By Node, whose SHA-256 is native: a start reads all
 * records of a store for their digests, and `@noble/hashes` takes 4 times as long for a record of 600 bytes, 14 times
 * for one of 4 KB.
 */
export const digestOf = (content: Buffer | string): Buffer =>
  hash('sha256', content, 'buffer').subarray(0, digestLength);

/** The same 16 bytes in 22 characters (base64url), made without them: each would be memory outside the heap. */
export function digestTextOf(content: Buffer | string): string {
  const text = hash('sha256', content, 'base64url');
  // The last character has the last two bits of the 16 bytes, and four of the next one.
  const last = lastCharacters[base64url.indexOf(text[wholeCharacters] as string) >> 4] as string;
  return text.slice(0, wholeCharacters) + last;
}

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const wholeCharacters = 21;
const lastCharacters = 'AQgw';

/** Whether the digest of some bytes stands in others from a place on. */
export function hasDigest(content: Buffer, bytes: Uint8Array, at: number): boolean {
  const digest = hash('sha256', content, 'binary');
  for (let index = 0; index < digestLength; index++) if (digest.charCodeAt(index) !== bytes[at + index]) return false;
  return true;
}
