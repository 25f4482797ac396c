import type { CaseToStore } from './codec.js';
import type { CaseReference } from './case.js';
import type { Evidence } from './evidence.js';
import type { Changes, Feed } from './feed.js';
import type { Note } from './note.js';
import type {
  CaseStore,
  CaseToCreate,
  ListRange,
  Place,
  Revision,
  StoredCase,
  WalkedCase,
  WalkRange,
} from './store.js';
import type { Trail } from './trail.js';

/** A store as it is; a view of it says what is otherwise. It is not the view's to close. */
export class CaseStoreView implements CaseStore {
  constructor(protected readonly cases: CaseStore) {}

  read(reference: CaseReference): Promise<StoredCase | undefined> {
    return this.cases.read(reference);
  }

  look(reference: CaseReference): Promise<Place> {
    return this.cases.look(reference);
  }

  trail(reference: CaseReference): Promise<Trail | undefined> {
    return this.cases.trail(reference);
  }

  evidence(reference: CaseReference): Promise<Evidence | undefined> {
    return this.cases.evidence(reference);
  }

  create(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<boolean> {
    return this.cases.create(reference, stored, note);
  }

  createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]> {
    return this.cases.createAll(cases);
  }

  replace(reference: CaseReference, stored: CaseToStore, revision: Revision, note?: Note): Promise<boolean> {
    return this.cases.replace(reference, stored, revision, note);
  }

  put(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<void> {
    return this.cases.put(reference, stored, note);
  }

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

  feed(): Promise<Feed | undefined> {
    return this.cases.feed();
  }

  changes(after: number, most: number): Promise<Changes> {
    return this.cases.changes(after, most);
  }

  async close(): Promise<void> {}
}
