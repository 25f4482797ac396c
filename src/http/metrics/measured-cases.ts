import type { CaseToStore } from '../../case/codec.js';
import type { CaseReference } from '../../case/case.js';
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
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import type { StoreOutcome } from './service-metrics.js';

/** Hears how long a call of the store took, in seconds, and how it ended. */
export type CountStoreCall = (operation: string, outcome: StoreOutcome, seconds: number) => void;

/** A case store whose calls are timed. Walks are not: how long one takes is up to whoever walks. */
export class MeasuredCases implements CaseStore {
  readonly behind: CaseStore;

  constructor(
    private readonly cases: CaseStore,
    private readonly count: CountStoreCall,
  ) {
    this.behind = cases.behind ?? cases;
  }

  read(reference: CaseReference): Promise<StoredCase | undefined> {
    return this.#timed('read', () => this.cases.read(reference));
  }

  look(reference: CaseReference): Promise<Place> {
    return this.#timed('look', () => this.cases.look(reference));
  }

  trail(reference: CaseReference): Promise<Trail | undefined> {
    return this.#timed('trail', () => this.cases.trail(reference));
  }

  evidence(reference: CaseReference): Promise<Evidence | undefined> {
    return this.#timed('evidence', () => this.cases.evidence(reference));
  }

  create(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<boolean> {
    return this.#timed('create', () => this.cases.create(reference, stored, note));
  }

  createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]> {
    return this.#timed('createAll', () => this.cases.createAll(cases));
  }

  replace(reference: CaseReference, stored: CaseToStore, revision: Revision, note?: Note): Promise<boolean> {
    return this.#timed('replace', () => this.cases.replace(reference, stored, revision, note));
  }

  put(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<void> {
    return this.#timed('put', () => this.cases.put(reference, stored, note));
  }

  remove(reference: CaseReference, note?: Note): Promise<void> {
    return this.#timed('remove', () => this.cases.remove(reference, note));
  }

  removeAt(reference: CaseReference, revision: Revision, note?: Note): Promise<boolean> {
    return this.#timed('removeAt', () => this.cases.removeAt(reference, revision, note));
  }

  subIds(): Promise<string[]> {
    return this.#timed('subIds', () => this.cases.subIds());
  }

  caseIds(subId: string, range?: ListRange): Promise<string[]> {
    return this.#timed('caseIds', () => this.cases.caseIds(subId, range));
  }

  walk(range?: WalkRange): AsyncIterable<WalkedCase> {
    return this.cases.walk(range);
  }

  claim(mark: string, until: number, now: number): Promise<boolean> {
    return this.#timed('claim', () => this.cases.claim(mark, until, now));
  }

  feed(): Promise<Feed | undefined> {
    return this.#timed('feed', () => this.cases.feed());
  }

  changes(after: number, most: number): Promise<Changes> {
    return this.#timed('changes', () => this.cases.changes(after, most));
  }

  close(): Promise<void> {
    return this.cases.close();
  }

  async #timed<T>(operation: string, call: () => Promise<T>): Promise<T> {
    const started = performance.now();
    let outcome: StoreOutcome = 'failed';
    try {
      const result = await call();
      outcome = 'done';
      return result;
    } catch (error) {
      if (error instanceof StoreUnavailable) outcome = 'unavailable';
      throw error;
    } finally {
      this.count(operation, outcome, (performance.now() - started) / 1000);
    }
  }
}
