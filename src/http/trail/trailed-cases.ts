import { caseOf, type CaseToStore } from '../../case/codec.js';
import type { CaseReference } from '../../case/case.js';
import { CaseStoreView } from '../../case/case-store-view.js';
import { broughtBy, type Note } from '../../case/note.js';
import type { CaseStore, CaseToCreate, Revision } from '../../case/store.js';
import type { Step } from '../../case/trail.js';
import type { Systems } from '../../screens/model/systems.js';

/** What every write of a call leaves in the trail of its case. */
export interface Traced {
  readonly step: Omit<Step, 'versionId'>;
  /** How many links of a case are kept, the newest. */
  readonly most: number;
  /** Whose rules decide. */
  readonly systems: Systems;
}

/**
 * The cases as one call writes them: each of its writes is a link of the trail of the case that it writes. What removes
 * a case leaves none: the trail goes with it.
 */
export class TrailedCases extends CaseStoreView {
  readonly behind: CaseStore;

  constructor(
    cases: CaseStore,
    private readonly traced: Traced,
  ) {
    super(cases);
    this.behind = cases.behind ?? cases;
  }

  override create(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<boolean> {
    return this.cases.create(reference, stored, this.#withLink(stored, note));
  }

  override createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]> {
    return Promise.all(cases.map((one) => this.create(one.reference, one.case, broughtBy(one))));
  }

  override replace(reference: CaseReference, stored: CaseToStore, revision: Revision, note?: Note): Promise<boolean> {
    return this.cases.replace(reference, stored, revision, this.#withLink(stored, note));
  }

  override put(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<void> {
    return this.cases.put(reference, stored, this.#withLink(stored, note));
  }

  #withLink(stored: CaseToStore, note: Note | undefined): Note {
    const { step, most, systems } = this.traced;
    const { csp, versionId: own } = caseOf(stored);
    const versionId = systems.forCsp(csp)?.ruleSet.versionId ?? own;
    return { next: { step: { versionId, ...step }, most }, ...note };
  }
}
