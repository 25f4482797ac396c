import type { Case } from './case.js';
import { encodeCase, revisionOfRecord } from './codec.js';

/**
 * What tells one state of a case from another, to whoever asks from outside: the digest of all that is stored of it, in
 * 22 characters. The same state has the same one, in every store and wherever the case is moved.
 */
export const revisionOf = (subject: Case): string => revisionOfRecord(encodeCase(subject));
