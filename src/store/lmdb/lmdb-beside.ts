import type { RootDatabase } from 'lmdb';
import { revisionOfRecord } from '../../case/codec.js';
import { type Evidence, pageAfter, withWordings } from '../../case/evidence.js';
import type { ChangeKind } from '../../case/feed.js';
import { type Note, wordingsNamedBy } from '../../case/note.js';
import type { Receipt } from '../../case/receipt.js';
import { linkAfter, type Trail } from '../../case/trail.js';
import type { WalkRange } from '../../case/store.js';
import type { LmdbAccess } from './lmdb-access.js';
import { LmdbChanges } from './lmdb-changes.js';
import { LmdbChains } from './lmdb-chains.js';
import { type Key, openEvidence, openTrails } from './lmdb-database.js';
import { LmdbReceipts } from './lmdb-receipts.js';
import { LmdbWordings } from './lmdb-wordings.js';

/** What goes with a case through a walk. */
interface Going {
  readonly trail?: Trail | undefined;
  readonly evidence?: Evidence | undefined;
}

/** What stands beside the cases of an LMDB store, in databases of its own. */
export class LmdbBeside {
  readonly #receipts: LmdbReceipts;
  readonly #trails: LmdbChains;
  readonly #pages: LmdbChains;
  readonly #wordings: LmdbWordings;
  readonly changes: LmdbChanges;

  constructor(database: RootDatabase<Buffer, Key>, access: LmdbAccess) {
    this.#receipts = new LmdbReceipts(database);
    this.#trails = new LmdbChains(database, openTrails);
    this.#pages = new LmdbChains(database, openEvidence);
    this.#wordings = new LmdbWordings(database);
    this.changes = new LmdbChanges(database, access);
  }

  /** Databases cannot be opened within a transaction. */
  open(): void {
    for (const each of [this.#receipts, this.#trails, this.#pages, this.#wordings, this.changes]) each.open();
  }

  receipts(place: Key): readonly Receipt[] {
    return this.#receipts.of(place);
  }

  trail(place: Key): Trail | undefined {
    return this.#trails.of(place);
  }

  evidence(place: Key): Evidence | undefined {
    const pages = this.#pages.of(place);
    return pages && withWordings(pages, (digest) => this.#wordings.of(digest));
  }

  /** What a walk tells beside a case. */
  going(place: Key, { trails, evidence }: WalkRange): Going {
    return {
      ...(trails && { trail: this.trail(place) }),
      ...(evidence && { evidence: this.evidence(place) }),
    };
  }

  /** Leaves a note and tells the change, inside the transaction that writes the case as `bytes`. */
  keep(place: Key, note: Note = {}, bytes: Buffer, kind: ChangeKind): void {
    const { answered, trail, next, evidence, answeredPage } = note;
    this.changes.keep(kind, place, bytes);
    this.#receipts.keep(place, answered);
    if (trail) this.#trails.put(place, trail);
    this.#wordings.keep(wordingsNamedBy(note));
    if (evidence) this.#pages.put(place, evidence);
    if (next) this.#trails.add(place, (end) => linkAfter(end, next, revisionOfRecord(bytes)));
    if (answeredPage) this.#pages.add(place, (end) => pageAfter(end, answeredPage, revisionOfRecord(bytes)));
  }

  /** Leaves a note and tells the change, inside the transaction that removes the case: what else goes with it. */
  erase(place: Key, note: Note | undefined): void {
    this.#receipts.keep(place, note?.answered);
    this.#receipts.eraseValues(place);
    this.#trails.erase(place);
    this.#pages.erase(place);
    this.changes.keep('removed', place);
  }
}
