import type { Case, CaseReference } from '../../../src/case/case.js';
import type { StoredCase } from '../../../src/case/store.js';
import { MemoryStore } from '../../../src/store/memory-store.js';

/** Counts how often somebody looked into a case: who is told what was told before has read its digest only. */
export class WatchedStore extends MemoryStore {
  looks = 0;
  /** How many reads were of use without one. */
  unseen = 0;

  override async read(reference: CaseReference): Promise<StoredCase | undefined> {
    const read = await super.read(reference);
    if (!read) return undefined;
    let seen = false;
    this.unseen += 1;
    const look = (): Case => {
      this.looks += 1;
      if (!seen) this.unseen -= 1;
      seen = true;
      return read.case;
    };
    return {
      digest: read.digest,
      revision: read.revision,
      get case() {
        return look();
      },
    };
  }
}
