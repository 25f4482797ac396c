import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * 64 hexadecimal digits by which a text is known again, and by which things are put into an order that looks random.
 */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
