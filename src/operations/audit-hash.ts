import { createHmac } from 'node:crypto';
import type { CaseReference } from '../case/case.js';

/**
 * What stands for a case in the log of calls: the first 16 bytes of an HMAC-SHA3-256, in hexadecimal. Who has the key
 * finds all lines of a case (`case-capture audit-hash`); without it no line says whose it is, not even by trying all
 * ids.
 */
export const auditHash = (key: string, { subId, caseId }: CaseReference): string =>
  createHmac('sha3-256', key)
    .update(`CDC-AUDIT-V1\n${JSON.stringify([subId, caseId])}`, 'utf8')
    .digest('hex')
    .slice(0, 32);
