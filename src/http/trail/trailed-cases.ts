import type { Case, CaseReference } from '../../case/case.js';
import type { Note } from '../../case/note.js';
import type {
  CaseStore,
  CaseToCreate,
  ListRange,
  Place,
  Revision,
  StoredCase,
  WalkedCase,
  WalkRange,
} from '../../case/store.js';
import type { Step, Trail } from '../../case/trail.js';
import type { Systems } from '../../screens/model/systems.js';

/** What every write of a call leaves in the trail of its case. */
export interface Traced {
  readonly step: Omit<Step, 'versionId'>;
  /** How many links of a case are kept, the newest. */
  readonly most: number;
  /** Whose rules decide. */
  readonly systems: Systems;
}

/** The cases as one call writes them: each of its writes is a link of the trail of the case that it writes. */
export class TrailedCases implements CaseStore {
  readonly behind: CaseStore;

  constructor(
    private readonly cases: CaseStore,
    private readonly traced: Traced,
  ) {
    this.behind = cases.behind ?? cases;
  }

  read(reference: CaseReference): Promise<StoredCase | undefined> {
    return this.cases.read(reference);
  }

  look(reference: CaseReference): Promise<Place> {
    return this.cases.look(reference);
  }

  trail(reference: CaseReference): Promise<Trail | undefined> {
    return this.cases.trail(reference);
  }

  create(reference: CaseReference, stored: Case, note?: Note): Promise<boolean> {
    return this.cases.create(reference, stored, this.#withLink(stored, note));
  }

  createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]> {
    return Promise.all(cases.map(({ reference, case: stored, trail }) => this.create(reference, stored, { trail })));
  }

  replace(reference: CaseReference, stored: Case, revision: Revision, note?: Note): Promise<boolean> {
    return this.cases.replace(reference, stored, revision, this.#withLink(stored, note));
  }

  put(reference: CaseReference, stored: Case, note?: Note): Promise<void> {
    return this.cases.put(reference, stored, this.#withLink(stored, note));
  }

  /** The trail goes with the case. */
  remove(reference: CaseReference, note?: Note): Promise<void> {
    return this.cases.remove(reference, note);
  }

  removeAt(reference: CaseReference, revision: Revision, note?: Note): Promise<boolean> {
    return this.cases.removeAt(reference, revision, note);
  }

  subIds(): Promise<string[]> {
    return this.cases.subIds();
  }

  caseIds(subId: string, range?: ListRange): Promise<string[]> {
    return this.cases.caseIds(subId, range);
  }

  walk(range?: WalkRange): AsyncIterable<WalkedCase> {
    return this.cases.walk(range);
  }

  claim(mark: string, until: number, now: number): Promise<boolean> {
    return this.cases.claim(mark, until, now);
  }

  /** The store is not the call's to close. */
  async close(): Promise<void> {}

  #withLink(stored: Case, note: Note | undefined): Note {
    const { step, most, systems } = this.traced;
    const versionId = systems.forCsp(stored.csp)?.ruleSet.versionId ?? stored.versionId;
    return { ...note, next: { step: { ...step, versionId }, most } };
  }
}
