import { hmac } from '@noble/hashes/hmac.js';
import { sha3_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CaseReference } from '../case/case.js';

/**
 * What stands for a case in the log of calls: the first 16 bytes of an HMAC-SHA3-256, in hexadecimal. Who has the key
 * finds all lines of a case (`case-capture audit-hash`); without it no line says whose it is, not even by trying all
 * ids.
 */
export const auditHash = (key: string, { subId, caseId }: CaseReference): string =>
  bytesToHex(
    hmac(sha3_256, utf8ToBytes(key), utf8ToBytes(`CDC-AUDIT-V1\n${JSON.stringify([subId, caseId])}`)).subarray(0, 16),
  );
