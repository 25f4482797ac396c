import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { FeedPlace } from './feed.js';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** In characters: the longest that can be one. */
const longestMark = 200;

/** What a mark says. */
export interface ReadMark extends FeedPlace {
  /** When it was given, in milliseconds since 1970. */
  readonly given: number;
}

/**
 * A place in a feed as its readers keep it: enciphered with the key of the feed, so that it says nothing of what others
 * write, and so that none can be made up or come from another store.
 */
export function markOf({ number, time }: FeedPlace, given: number, key: Uint8Array): string {
  const nonce = randomBytes(nonceLength);
  const enciphering = createCipheriv(cipher, key, nonce, { authTagLength: tagLength });
  const content = enciphering.update(JSON.stringify([number, time, given]), 'utf8');
  return Buffer.concat([nonce, content, enciphering.final(), enciphering.getAuthTag()]).toString('base64url');
}

/** What a mark of the feed with this key says; undefined for every other text. */
export function readMark(mark: string, key: Uint8Array): ReadMark | undefined {
  if (mark.length > longestMark) return undefined;
  const bytes = Buffer.from(mark, 'base64url');
  if (bytes.length <= nonceLength + tagLength || bytes.toString('base64url') !== mark) return undefined;
  const deciphering = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength });
  deciphering.setAuthTag(bytes.subarray(-tagLength));
  const content = deciphering.update(bytes.subarray(nonceLength, -tagLength));
  try {
    deciphering.final();
  } catch {
    return undefined;
  }
  const [number, time, given] = JSON.parse(content.toString('utf8')) as readonly [number, number, number];
  return { number, time, given };
}
