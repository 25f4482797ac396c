import type { Case, CaseReference } from './case.js';

/** A case together with the revision that a conditional write names. Revisions are opaque and only compared. */
export interface StoredCase {
  readonly case: Case;
  readonly revision: Revision;
}

export type Revision = string | number;

/** One line of a walk through a store: a case, or the reason why it cannot be read. */
export type WalkedCase = { readonly reference: CaseReference } & (
  | { readonly case: Case; readonly damage?: undefined }
  | { readonly case?: undefined; readonly damage: string }
);

/** A case that is to be created, and where. */
export interface CaseToCreate {
  readonly reference: CaseReference;
  readonly case: Case;
}

/**
 * A part of a store: all of it, or one sub-system; only what comes behind a case (of that sub-system), which need not
 * be there any more.
 */
export interface WalkRange {
  readonly subId?: string | undefined;
  readonly after?: CaseReference | undefined;
}

/**
 * Where cases are kept. Every store passes `test/support/store/case-store-contract.ts`. A write that was acknowledged is
 * durable; a store that cannot be reached rejects with StoreUnavailable and has then changed nothing that it does not
 * say. A damaged record is never returned: `read` rejects with an Error that names it.
 */
export interface CaseStore {
  /**
   * Of a view of a store, which hides or measures: the store itself, where those who write one case find each other.
   */
  readonly behind?: CaseStore;
  read(reference: CaseReference): Promise<StoredCase | undefined>;
  /** Stores a new case; false when one exists already. */
  create(reference: CaseReference, stored: Case): Promise<boolean>;
  /**
   * Creates those that do not exist yet, each by itself as `create` does, with fewer commits; for each whether it was
   * created.
   */
  createAll(cases: readonly CaseToCreate[]): Promise<readonly boolean[]>;
  /** Replaces the case if it still has this revision; false when it has another one or is gone. */
  replace(reference: CaseReference, stored: Case, revision: Revision): Promise<boolean>;
  /** Creates or replaces, whatever was there (transferCaseToDBXML). */
  put(reference: CaseReference, stored: Case): Promise<void>;
  /** Removes the case; nothing happens when there is none. */
  remove(reference: CaseReference): Promise<void>;
  /** Ids of the sub-systems that hold at least one case, sorted by code point. */
  subIds(): Promise<string[]>;
  /** Case ids of a sub-system, sorted by code point; empty when it holds none. */
  caseIds(subId: string): Promise<string[]>;
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
  close(): Promise<void>;
}
