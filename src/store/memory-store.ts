import { byCodePoint } from '../text/by-code-point.js';
import type { Case, CaseReference } from '../case/case.js';
import { decodeCase, encodeCase } from '../case/codec.js';
import type { CaseStore, CaseToCreate, Revision, StoredCase, WalkedCase, WalkRange } from '../case/store.js';

/** A case store in memory, for what needs no disk: personas, and tests. It stores the same bytes as every other. */
export class MemoryStore implements CaseStore {
  readonly #records = new Map<
    string,
    { readonly reference: CaseReference; readonly bytes: Buffer; readonly revision: number }
  >();
  readonly #claims = new Map<string, number>();
  #revision = 0;

  async read(reference: CaseReference): Promise<StoredCase | undefined> {
    const record = this.#records.get(keyOf(reference));
    return record && { case: decodeCase(record.bytes), revision: record.revision };
  }

  async create(reference: CaseReference, stored: Case): Promise<boolean> {
    return !this.#records.has(keyOf(reference)) && this.#store(reference, stored);
  }

  createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]> {
    return Promise.all(cases.map(({ reference, case: stored }) => this.create(reference, stored)));
  }

  async replace(reference: CaseReference, stored: Case, revision: Revision): Promise<boolean> {
    return this.#records.get(keyOf(reference))?.revision === revision && this.#store(reference, stored);
  }

  async put(reference: CaseReference, stored: Case): Promise<void> {
    this.#store(reference, stored);
  }

  async remove(reference: CaseReference): Promise<void> {
    this.#records.delete(keyOf(reference));
  }

  async subIds(): Promise<string[]> {
    return [...new Set([...this.#records.values()].map(({ reference }) => reference.subId))].sort(byCodePoint);
  }

  async caseIds(subId: string): Promise<string[]> {
    return [...this.#records.values()]
      .flatMap(({ reference }) => (reference.subId === subId ? [reference.caseId] : []))
      .sort(byCodePoint);
  }

  async *walk({ subId, after }: WalkRange = {}): AsyncIterable<WalkedCase> {
    for (const sub of subId === undefined ? await this.subIds() : [subId]) {
      for (const caseId of await this.caseIds(sub)) {
        if (after && (byCodePoint(sub, after.subId) || byCodePoint(caseId, after.caseId)) <= 0) continue;
        const record = this.#records.get(keyOf({ subId: sub, caseId }));
        if (record) yield { reference: record.reference, case: decodeCase(record.bytes) };
      }
    }
  }

  async claim(mark: string, until: number, now: number): Promise<boolean> {
    for (const [claimed, end] of this.#claims) if (end < now) this.#claims.delete(claimed);
    if (this.#claims.has(mark)) return false;
    this.#claims.set(mark, until);
    return true;
  }

  async close(): Promise<void> {}

  #store(reference: CaseReference, stored: Case): true {
    this.#records.set(keyOf(reference), { reference, bytes: encodeCase(stored), revision: ++this.#revision });
    return true;
  }
}

const keyOf = ({ subId, caseId }: CaseReference): string => JSON.stringify([subId, caseId]);
