import { byCodePoint } from '../text/by-code-point.js';
import type { Case, CaseReference } from '../case/case.js';
import { decodeCase, encodeCase } from '../case/codec.js';
import { type Note, type Receipt, receiptsWith, receiptsWithoutValues } from '../case/receipt.js';
import type {
  CaseStore,
  CaseToCreate,
  ListRange,
  Place,
  Revision,
  StoredCase,
  WalkedCase,
  WalkRange,
} from '../case/store.js';

/** A case store in memory, for what needs no disk: personas, and tests. It stores the same bytes as every other. */
export class MemoryStore implements CaseStore {
  readonly #records = new Map<
    string,
    { readonly reference: CaseReference; readonly bytes: Buffer; readonly revision: number }
  >();
  readonly #receipts = new Map<string, readonly Receipt[]>();
  readonly #claims = new Map<string, number>();
  #revision = 0;

  async read(reference: CaseReference): Promise<StoredCase | undefined> {
    const record = this.#records.get(keyOf(reference));
    return record && { case: decodeCase(record.bytes), revision: record.revision };
  }

  async look(reference: CaseReference): Promise<Place> {
    const key = keyOf(reference);
    return { revision: this.#records.get(key)?.revision, receipts: this.#receipts.get(key) ?? [] };
  }

  async create(reference: CaseReference, stored: Case, note?: Note): Promise<boolean> {
    return !this.#records.has(keyOf(reference)) && this.#store(reference, stored, note);
  }

  createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]> {
    return Promise.all(cases.map(({ reference, case: stored }) => this.create(reference, stored)));
  }

  async replace(reference: CaseReference, stored: Case, revision: Revision, note?: Note): Promise<boolean> {
    return this.#records.get(keyOf(reference))?.revision === revision && this.#store(reference, stored, note);
  }

  async put(reference: CaseReference, stored: Case, note?: Note): Promise<void> {
    this.#store(reference, stored, note);
  }

  async remove(reference: CaseReference, note?: Note): Promise<void> {
    if (!this.#records.delete(keyOf(reference))) return;
    this.#keep(reference, note);
    const key = keyOf(reference);
    this.#receipts.set(key, receiptsWithoutValues(this.#receipts.get(key) ?? []));
  }

  async removeAt(reference: CaseReference, revision: Revision, note?: Note): Promise<boolean> {
    if (this.#records.get(keyOf(reference))?.revision !== revision) return false;
    await this.remove(reference, note);
    return true;
  }

  async subIds(): Promise<string[]> {
    return [...new Set([...this.#records.values()].map(({ reference }) => reference.subId))].sort(byCodePoint);
  }

  async caseIds(subId: string, { after, limit }: ListRange = {}): Promise<string[]> {
    return [...this.#records.values()]
      .flatMap(({ reference }) => (reference.subId === subId ? [reference.caseId] : []))
      .filter((caseId) => after === undefined || byCodePoint(caseId, after) > 0)
      .sort(byCodePoint)
      .slice(0, limit);
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

  #store(reference: CaseReference, stored: Case, note: Note | undefined): true {
    this.#keep(reference, note);
    this.#records.set(keyOf(reference), { reference, bytes: encodeCase(stored), revision: ++this.#revision });
    return true;
  }

  #keep(reference: CaseReference, note: Note | undefined): void {
    const key = keyOf(reference);
    if (note) this.#receipts.set(key, receiptsWith(this.#receipts.get(key) ?? [], note));
  }
}

const keyOf = ({ subId, caseId }: CaseReference): string => JSON.stringify([subId, caseId]);
