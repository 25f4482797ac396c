import type { Case, CaseReference } from '../../case/case.js';
import type { CaseStore, CaseToCreate, Revision, StoredCase, WalkedCase, WalkRange } from '../../case/store.js';
import { Refusal } from '../calls/refusal.js';

/**
 * The cases of the sub-systems that a client may touch. To it there are no others: what reads finds nothing, what
 * removes removes nothing, and what would store is refused (403), whether there is such a case or sub-system or not.
 */
export class VisibleCases implements CaseStore {
  readonly behind: CaseStore;

  constructor(
    private readonly cases: CaseStore,
    private readonly subSystems: ReadonlySet<string>,
  ) {
    this.behind = cases.behind ?? cases;
  }

  async read(reference: CaseReference): Promise<StoredCase | undefined> {
    return this.#visible(reference) ? this.cases.read(reference) : undefined;
  }

  async create(reference: CaseReference, stored: Case): Promise<boolean> {
    this.#refuseForeign(reference);
    return this.cases.create(reference, stored);
  }

  async createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]> {
    for (const { reference } of cases) this.#refuseForeign(reference);
    return this.cases.createAll(cases);
  }

  async replace(reference: CaseReference, stored: Case, revision: Revision): Promise<boolean> {
    return this.#visible(reference) && this.cases.replace(reference, stored, revision);
  }

  async put(reference: CaseReference, stored: Case): Promise<void> {
    this.#refuseForeign(reference);
    return this.cases.put(reference, stored);
  }

  async remove(reference: CaseReference): Promise<void> {
    if (this.#visible(reference)) await this.cases.remove(reference);
  }

  async subIds(): Promise<string[]> {
    return (await this.cases.subIds()).filter((subId) => this.subSystems.has(subId));
  }

  async caseIds(subId: string): Promise<string[]> {
    return this.subSystems.has(subId) ? this.cases.caseIds(subId) : [];
  }

  async *walk(range?: WalkRange): AsyncIterable<WalkedCase> {
    for await (const walked of this.cases.walk(range)) if (this.#visible(walked.reference)) yield walked;
  }

  claim(mark: string, until: number, now: number): Promise<boolean> {
    return this.cases.claim(mark, until, now);
  }

  /** The store is not the client's to close. */
  async close(): Promise<void> {}

  #visible({ subId }: CaseReference): boolean {
    return this.subSystems.has(subId);
  }

  #refuseForeign(reference: CaseReference): void {
    if (!this.#visible(reference)) throw new Refusal(403, 'the client may not touch this sub-system');
  }
}
