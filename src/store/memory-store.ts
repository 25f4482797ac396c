import { byCodePoint } from '../text/by-code-point.js';
import type { CaseReference } from '../case/case.js';
import { type CaseToStore, decodeCase, recordOf, revisionOfRecord } from '../case/codec.js';
import { type Evidence, pageAfter, withWordings } from '../case/evidence.js';
import { type Change, type ChangeKind, type Changes, type Feed, newFeedKey } from '../case/feed.js';
import { broughtBy, type Note, wordingsNamedBy } from '../case/note.js';
import { ProvenCase } from '../case/proven-case.js';
import { type Receipt, type ReceiptNote, receiptsWith, receiptsWithoutValues } from '../case/receipt.js';
import { type Chain, chainWith } from '../case/chain.js';
import { type Trail, trailWith } from '../case/trail.js';
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
  readonly #trails = new Map<string, Trail>();
  readonly #pages = new Map<string, Chain>();
  readonly #wordings = new Map<string, string>();
  readonly #claims = new Map<string, number>();
  readonly #changes: Change[] = [];
  readonly #feedKey = newFeedKey();
  #revision = 0;

  async read(reference: CaseReference): Promise<StoredCase | undefined> {
    const record = this.#records.get(keyOf(reference));
    return record && new ProvenCase(reference, record.bytes, record.revision);
  }

  async look(reference: CaseReference): Promise<Place> {
    const key = keyOf(reference);
    return { revision: this.#records.get(key)?.revision, receipts: this.#receipts.get(key) ?? [] };
  }

  async trail(reference: CaseReference): Promise<Trail | undefined> {
    return this.#trails.get(keyOf(reference));
  }

  async evidence(reference: CaseReference): Promise<Evidence | undefined> {
    const pages = this.#pages.get(keyOf(reference));
    return pages && withWordings(pages, (digest) => this.#wordings.get(digest));
  }

  async create(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<boolean> {
    return !this.#records.has(keyOf(reference)) && this.#store(reference, stored, note);
  }

  createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]> {
    return Promise.all(cases.map((one) => this.create(one.reference, one.case, broughtBy(one))));
  }

  async replace(reference: CaseReference, stored: CaseToStore, revision: Revision, note?: Note): Promise<boolean> {
    return this.#records.get(keyOf(reference))?.revision === revision && this.#store(reference, stored, note);
  }

  async put(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<void> {
    this.#store(reference, stored, note);
  }

  async remove(reference: CaseReference, note?: Note): Promise<void> {
    const key = keyOf(reference);
    if (!this.#records.delete(key)) return;
    this.#tell('removed', reference);
    this.#trails.delete(key);
    this.#pages.delete(key);
    this.#keep(key, note?.answered);
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

  async *walk({ subId, after, trails = false, evidence = false }: WalkRange = {}): AsyncIterable<WalkedCase> {
    for (const sub of subId === undefined ? await this.subIds() : [subId]) {
      for (const caseId of await this.caseIds(sub)) {
        if (after && (byCodePoint(sub, after.subId) || byCodePoint(caseId, after.caseId)) <= 0) continue;
        const key = keyOf({ subId: sub, caseId });
        const record = this.#records.get(key);
        const trail = trails ? this.#trails.get(key) : undefined;
        const told = { trail, ...(evidence && { evidence: await this.evidence({ subId: sub, caseId }) }) };
        if (record) yield { reference: record.reference, case: decodeCase(record.bytes), ...told };
      }
    }
  }

  async claim(mark: string, until: number, now: number): Promise<boolean> {
    for (const [claimed, end] of this.#claims) if (end < now) this.#claims.delete(claimed);
    if (this.#claims.has(mark)) return false;
    this.#claims.set(mark, until);
    return true;
  }

  /** All of it is kept. */
  async feed(): Promise<Feed> {
    const last = this.#changes.length;
    return { key: this.#feedKey, lifetime: Number.POSITIVE_INFINITY, first: 1, last };
  }

  async changes(after: number, most: number): Promise<Changes> {
    const changes = this.#changes.slice(after, after + most);
    return { changes, end: { number: changes.at(-1)?.number ?? after, time: 0 } };
  }

  async close(): Promise<void> {}

  #store(reference: CaseReference, stored: CaseToStore, note: Note | undefined): true {
    const [key, bytes] = [keyOf(reference), recordOf(stored)];
    this.#tell(this.#records.has(key) ? 'changed' : 'created', reference, revisionOfRecord(bytes));
    this.#records.set(key, { reference, bytes, revision: ++this.#revision });
    this.#keep(key, note?.answered);
    if (note?.trail) this.#trails.set(key, note.trail);
    if (note?.next) this.#trails.set(key, trailWith(this.#trails.get(key), note.next, revisionOfRecord(bytes)));
    this.#keepPages(key, note ?? {}, revisionOfRecord(bytes));
    return true;
  }

  #keepPages(key: string, note: Note, revision: string): void {
    const { evidence, answeredPage } = note;
    for (const [digest, text] of wordingsNamedBy(note)) this.#wordings.set(digest, text);
    if (evidence) this.#pages.set(key, { end: evidence.end, links: evidence.links });
    const before = this.#pages.get(key);
    if (answeredPage) this.#pages.set(key, chainWith(before, pageAfter(before?.end, answeredPage, revision)));
  }

  #tell(kind: ChangeKind, reference: CaseReference, revision?: string): void {
    this.#changes.push({
      number: this.#changes.length + 1,
      time: 0,
      reference,
      kind,
      ...(revision !== undefined && { revision }),
    });
  }

  #keep(key: string, answered: ReceiptNote | undefined): void {
    this.#receipts.set(key, receiptsWith(this.#receipts.get(key) ?? [], answered));
  }
}

const keyOf = ({ subId, caseId }: CaseReference): string => JSON.stringify([subId, caseId]);
