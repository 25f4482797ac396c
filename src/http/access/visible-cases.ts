import type { CaseToStore } from '../../case/codec.js';
import { type CaseReference, isSameReference } from '../../case/case.js';
import type { Evidence } from '../../case/evidence.js';
import type { Changes, Feed } from '../../case/feed.js';
import type { Note } from '../../case/note.js';
import type { Trail } from '../../case/trail.js';
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
import { Refusal } from '../calls/refusal.js';
import type { Sight } from './client.js';

/**
 * The cases that a client may touch: those of its sub-systems, or of them those that its token names. To it there are
 * no others: what reads finds nothing, what removes removes nothing, and what would store is refused (403), whether
 * there is such a case or sub-system or not.
 */
export class VisibleCases implements CaseStore {
  readonly behind: CaseStore;

  constructor(
    private readonly cases: CaseStore,
    private readonly sight: Sight,
  ) {
    this.behind = cases.behind ?? cases;
  }

  async read(reference: CaseReference): Promise<StoredCase | undefined> {
    return this.#visible(reference) ? this.cases.read(reference) : undefined;
  }

  async look(reference: CaseReference): Promise<Place> {
    return this.#visible(reference) ? this.cases.look(reference) : { revision: undefined, receipts: [] };
  }

  async trail(reference: CaseReference): Promise<Trail | undefined> {
    return this.#visible(reference) ? this.cases.trail(reference) : undefined;
  }

  async evidence(reference: CaseReference): Promise<Evidence | undefined> {
    return this.#visible(reference) ? this.cases.evidence(reference) : undefined;
  }

  async create(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<boolean> {
    this.#refuseForeign(reference);
    return this.cases.create(reference, stored, note);
  }

  async createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]> {
    for (const { reference } of cases) this.#refuseForeign(reference);
    return this.cases.createAll(cases);
  }

  async replace(reference: CaseReference, stored: CaseToStore, revision: Revision, note?: Note): Promise<boolean> {
    return this.#visible(reference) && this.cases.replace(reference, stored, revision, note);
  }

  async put(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<void> {
    this.#refuseForeign(reference);
    return this.cases.put(reference, stored, note);
  }

  async remove(reference: CaseReference, note?: Note): Promise<void> {
    if (this.#visible(reference)) await this.cases.remove(reference, note);
  }

  async removeAt(reference: CaseReference, revision: Revision, note?: Note): Promise<boolean> {
    return this.#visible(reference) && this.cases.removeAt(reference, revision, note);
  }

  async subIds(): Promise<string[]> {
    return (await this.cases.subIds()).filter((subId) => this.#hasSome(subId));
  }

  /** Who is bound to cases sees few: they are looked up, so that a limit counts what is seen. */
  async caseIds(subId: string, range: ListRange = {}): Promise<string[]> {
    if (!this.#hasSome(subId)) return [];
    if (!this.sight.cases) return this.cases.caseIds(subId, range);
    const all = await this.cases.caseIds(subId, { after: range.after });
    return all.filter((caseId) => this.#visible({ subId, caseId })).slice(0, range.limit);
  }

  async *walk(range?: WalkRange): AsyncIterable<WalkedCase> {
    for await (const walked of this.cases.walk(range)) if (this.#visible(walked.reference)) yield walked;
  }

  claim(mark: string, until: number, now: number): Promise<boolean> {
    return this.cases.claim(mark, until, now);
  }

  feed(): Promise<Feed | undefined> {
    return this.cases.feed();
  }

  async changes(after: number, most: number): Promise<Changes> {
    const { changes, end } = await this.cases.changes(after, most);
    return { changes: changes.filter(({ reference }) => this.#visible(reference)), end };
  }

  /** The store is not the client's to close. */
  async close(): Promise<void> {}

  #visible(reference: CaseReference): boolean {
    const { subSystems, cases } = this.sight;
    if (subSystems !== 'all' && !subSystems.has(reference.subId)) return false;
    return cases?.some((one) => isSameReference(one, reference)) ?? true;
  }

  /** Whether the client may know that there is this sub-system. */
  #hasSome(subId: string): boolean {
    const { subSystems, cases } = this.sight;
    return (subSystems === 'all' || subSystems.has(subId)) && (cases?.some((one) => one.subId === subId) ?? true);
  }

  #refuseForeign(reference: CaseReference): void {
    if (!this.#visible(reference)) throw new Refusal(403, 'the client may not touch this case');
  }
}
