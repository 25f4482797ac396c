import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A short name of a value that changes with it, of letters only: a spreadsheet would make a number of 12345678 or
 * 1234e567.
 */
export function digestOf(value: unknown): string {
  const bytes = sha256(utf8ToBytes(JSON.stringify(value)));
  return [...bytes.subarray(0, 8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}
