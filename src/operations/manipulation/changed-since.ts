import { setImmediate as otherCalls } from 'node:timers/promises';
import type { ChangeKind } from '../../case/feed.js';
import type { CaseStore, ListRange } from '../../case/store.js';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { byCodePoint } from '../../text/by-code-point.js';
import { feedOf, placeOfMark } from '../changes/feed-place.js';

/** Changes that are read in one step. */
const readAtOnce = 500;

interface Wanted {
  readonly cases: CaseStore;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Only cases whose flag is so; each is read for it. */
  readonly complete: boolean | undefined;
}

/**
 * Lists the cases of a sub-system that changed since a mark was given and are there, sorted by code point.
 * @throws (rejects) CaseError 618, 619
 */
export async function casesChangedSince(
  mark: string,
  { cases, now, complete }: Wanted,
): Promise<(subId: string, range: ListRange) => Promise<string[]>> {
  const feed = await feedOf(cases);
  const from = await placeOfMark(mark, feed, { cases, now, attribute: 'changedSince' });
  return async (subId, { after, limit = Number.POSITIVE_INFINITY }) => {
    const kinds = new Map<string, ChangeKind>();
    for (let at = from.number; at < feed.last; ) {
      const { changes, end } = await cases.changes(at, readAtOnce);
      for (const { reference, kind } of changes) if (reference.subId === subId) kinds.set(reference.caseId, kind);
      if (end.number === at) break;
      at = end.number;
      await otherCalls();
    }
    const changed = [...kinds].filter(([, kind]) => kind !== 'removed').map(([caseId]) => caseId);
    const found: string[] = [];
    for (const caseId of changed.filter((id) => after === undefined || byCodePoint(id, after) > 0).sort(byCodePoint)) {
      if (complete === undefined || (await isComplete(cases, subId, caseId)) === complete) found.push(caseId);
      if (found.length >= limit) break;
    }
    return found;
  };
}

/** Undefined of a case that is gone. */
const isComplete = (cases: CaseStore, subId: string, caseId: string): Promise<boolean | undefined> =>
  readable(cases.read({ subId, caseId }).then((stored) => stored?.case.complete));

/** A damaged case is neither complete nor not, also one whose damage shows when it is looked into. */
const readable = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: unknown) => {
    if (error instanceof StoreUnavailable) throw error;
    return undefined;
  });
