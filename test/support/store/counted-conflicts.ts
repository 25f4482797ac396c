import type { Case, CaseReference } from '../../../src/case/case.js';
import type { Note } from '../../../src/case/note.js';
import type { CaseStore, Revision } from '../../../src/case/store.js';
import { MeasuredCases } from '../../../src/http/metrics/measured-cases.js';

/** A view of a store that counts the conditional writes which were refused because another writer was faster. */
export class CountedConflicts extends MeasuredCases {
  conflicts = 0;

  constructor(cases: CaseStore) {
    super(cases, () => undefined);
  }

  override async replace(reference: CaseReference, stored: Case, revision: Revision, note?: Note): Promise<boolean> {
    const done = await super.replace(reference, stored, revision, note);
    if (!done) this.conflicts += 1;
    return done;
  }
}
