import { createHash } from 'node:crypto';
import { encodeCase } from '../../../src/case/codec.js';
import type { CaseStore } from '../../../src/case/store.js';

/** SHA-256 over all that a store holds: equal before and after means that nothing was stored or removed. */
export async function storeDigest(cases: CaseStore): Promise<string> {
  const hash = createHash('sha256');
  for await (const { reference, case: stored, damage } of cases.walk()) {
    hash.update(JSON.stringify(reference)).update(stored ? encodeCase(stored) : damage);
  }
  return hash.digest('hex');
}
