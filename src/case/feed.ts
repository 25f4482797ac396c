import type { CaseReference } from './case.js';

/** What a write made of a case. */
export type ChangeKind = 'created' | 'changed' | 'removed';

/** A change of a case, by its number in the feed; nothing in it is a value of the case. */
export interface Change {
  /** From 1, without gaps. */
  readonly number: number;
  /** When it was written down, in milliseconds since 1970. */
  readonly time: number;
  readonly reference: CaseReference;
  readonly kind: ChangeKind;
  /** Of the case as the write left it (case/revision-of.ts); none of a removed one. */
  readonly revision?: string;
}

/** A place in a feed: up to which change somebody looked, 0 for none. */
export interface FeedPlace {
  readonly number: number;
  /** Of that change; 0 for none. */
  readonly time: number;
}

/** A part of a feed. */
export interface Changes {
  /** In their order; those that the reader may see. */
  readonly changes: readonly Change[];
  /** Up to where was looked, whatever may be seen of it. */
  readonly end: FeedPlace;
}

/** The feed of a store. */
export interface Feed {
  /** Of the marks that it gives (case/feed-mark.ts): 32 bytes, its own. */
  readonly key: Uint8Array;
  /** For how many milliseconds a mark is good. */
  readonly lifetime: number;
  /** Number of the first change that is kept. */
  readonly first: number;
  /** Number of the last one. */
  readonly last: number;
}

/** Where a feed begins. */
export const beforeAll: FeedPlace = { number: 0, time: 0 };

const keyLength = 32;

/** The key of a feed that begins. */
export const newFeedKey = (): Uint8Array => crypto.getRandomValues(new Uint8Array(keyLength));

/** Of the changes of a case only the last, at its place; one that was made meanwhile counts as made. */
export function withoutRepetition(changes: readonly Change[]): readonly Change[] {
  const byCase = new Map<string, Change>();
  for (const change of changes) {
    const key = JSON.stringify([change.reference.subId, change.reference.caseId]);
    const isMade = change.kind === 'changed' && byCase.get(key)?.kind === 'created';
    byCase.delete(key);
    byCase.set(key, isMade ? { ...change, kind: 'created' } : change);
  }
  return [...byCase.values()];
}
