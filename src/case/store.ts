import type { CaseToStore } from './codec.js';
import type { Case, CaseReference } from './case.js';
import type { Evidence } from './evidence.js';
import type { Changes, Feed } from './feed.js';
import type { Note } from './note.js';
import type { Receipt } from './receipt.js';
import type { Trail } from './trail.js';

/**
 * A case together with the revision that a conditional write names, which is opaque and only compared, and the digest
 * that tells its state from others to whoever asks from outside (revision-of.ts).
 */
export interface StoredCase {
  readonly case: Case;
  readonly digest: string;
  readonly revision: Revision;
}

export type Revision = string | number;

/** What stands where a case is or was. */
export interface Place {
  /** Of the case; undefined when none is there. */
  readonly revision: Revision | undefined;
  readonly receipts: readonly Receipt[];
}

/** One line of a walk through a store: a case, or the reason why it cannot be read. */
export type WalkedCase = {
  readonly reference: CaseReference;
  readonly trail?: Trail | undefined;
  readonly evidence?: Evidence | undefined;
} & ({ readonly case: Case; readonly damage?: undefined } | { readonly case?: undefined; readonly damage: string });

/** A case that is to be created, and where. */
export interface CaseToCreate {
  readonly reference: CaseReference;
  readonly case: Case;
  /** That it brings along. */
  readonly trail?: Trail | undefined;
  readonly evidence?: Evidence | undefined;
}

/**
 * A part of a store: all of it, or one sub-system; only what comes behind a case (of that sub-system), which need not
 * be there any more.
 */
export interface WalkRange {
  /** Whether a walk tells the trail of each case. */
  readonly trails?: boolean;
  /** Whether it tells the evidence of each. */
  readonly evidence?: boolean;
  readonly subId?: string | undefined;
  readonly after?: CaseReference | undefined;
}

/** A part of the case ids of a sub-system: only those behind an id, which need not be there, and at most so many. */
export interface ListRange {
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

/**
 * Where cases are kept. Every store passes `test/support/store/case-store-contract.ts`. A write that was acknowledged
 * is durable; a store that cannot be reached rejects with StoreUnavailable and has then changed nothing that it does
 * not say. A damaged record is never returned: `read` rejects with an Error that names it. A write with a note leaves
 * it beside the case, both or neither; without one it leaves what is there.
 */
export interface CaseStore {
  /**
   * Of a view of a store, which hides or measures: the store itself, where those who write one case find each other.
   */
  readonly behind?: CaseStore;
  /** Set once nothing works any more until another process opens the store. */
  readonly needsRestart?: boolean;
  read(reference: CaseReference): Promise<StoredCase | undefined>;
  /** What stands at a place, whether its case can be read or not. */
  look(reference: CaseReference): Promise<Place>;
  /** How a case came to be as it is; undefined without a case or a trail of it. */
  trail(reference: CaseReference): Promise<Trail | undefined>;
  /** What was asked and answered in a case, page by page; undefined without a case or a page of it. */
  evidence(reference: CaseReference): Promise<Evidence | undefined>;
  /** Stores a new case; false when one exists already. */
  create(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<boolean>;
  /**
   * Creates those that do not exist yet, each by itself as `create` does, with fewer commits; for each whether it was
   * created.
   */
  createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]>;
  /** Replaces the case if it still has this revision; false when it has another one or is gone. */
  replace(reference: CaseReference, stored: CaseToStore, revision: Revision, note?: Note): Promise<boolean>;
  /** Creates or replaces, whatever was there (transferCaseToDBXML). */
  put(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<void>;
  /**
   * Removes the case, its trail and its evidence, and from its receipts all that has values of it; nothing happens when
   * there is none.
   */
  remove(reference: CaseReference, note?: Note): Promise<void>;
  /** Removes the case if it still has this revision; false when it has another one or is gone. */
  removeAt(reference: CaseReference, revision: Revision, note?: Note): Promise<boolean>;
  /** Ids of the sub-systems that hold at least one case, sorted by code point. */
  subIds(): Promise<string[]>;
  /** Case ids of a sub-system, or some of them, sorted by code point. However many there are, nobody waits for all. */
  caseIds(subId: string, range?: ListRange): Promise<string[]>;
  /**
   * The cases of a part of the store, by default of all of it, in the order of the lists. Each is as it is when the
   * walk comes to it.
   */
  walk(range?: WalkRange): AsyncIterable<WalkedCase>;
  /**
   * Claims a mark until a moment (milliseconds since 1970, as `now`): true the first time, for one of all who share the
   * store, also after a restart; false while it is claimed. Expired marks are forgotten.
   */
  claim(mark: string, until: number, now: number): Promise<boolean>;
  /** The feed of changes, with everything that was acknowledged before; undefined where none is kept. */
  feed(): Promise<Feed | undefined>;
  /**
   * The changes behind a number, in an order that does not change any more, looking at no more than so many. Where a
   * feed is kept, every write is told in it, at least once; several writes of a case may be told as one.
   */
  changes(after: number, most: number): Promise<Changes>;
  close(): Promise<void>;
}

/** A case as its bytes are stored: not read, and perhaps damaged. */
export interface StoredRecord {
  readonly reference: CaseReference;
  readonly bytes: Uint8Array;
}

/** A store as a whole, for what works on all of its cases. */
export interface WholeStore extends CaseStore {
  /** About how many cases there are, in all sub-systems or in some. */
  count(subIds: readonly string[]): Promise<number>;
  /**
   * The records of a part of the store in the order of the lists, page by page, as all of them were at one moment: the
   * first page's. Rejects with StoreUnavailable where it cannot be read on; the pages before were whole.
   */
  pages(range?: WalkRange): AsyncIterable<readonly StoredRecord[]>;
  /** Whether `pages` can be of one moment; else each page is of its own. */
  keepsMoments(): Promise<boolean>;
  /**
   * From now on every write, of whoever opens the store, is told in a feed, and kept there for so many milliseconds; 0:
   * in none, and what is kept goes, so that no mark of before is good any more.
   */
  keepChanges(lifetime: number): Promise<void>;
}
