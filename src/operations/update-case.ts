import type { Case, CaseReference } from '../case/case.js';
import type { CaseToStore } from '../case/codec.js';
import type { PageNote } from '../case/evidence.js';
import type { Note } from '../case/note.js';
import type { CaseStore } from '../case/store.js';

/** What a change comes to: the case to store (undefined: nothing to store), and the caller's result. */
export interface Change<T> {
  readonly stored: CaseToStore | undefined;
  /** The page on which the answers were given that the case has now. */
  readonly answeredPage?: PageNote | undefined;
  readonly result: T;
}

/** Where an update reads and writes, and what its write leaves beside the case. */
interface Updating<T> {
  readonly cases: CaseStore;
  readonly noteOf?: ((result: T) => Note) | undefined;
}

/** Writers of one case in this process wait for each other here: only other processes make a conditional write fail. */
const waiting = new WeakMap<CaseStore, Map<string, Promise<unknown>>>();

/**
 * Reads a case, changes it and stores it, conditional on the revision that was read; when another writer was faster,
 * reads and changes again (decisions, "Cases"). `change` gets a case of its own each time, may change it in place and
 * keeps nothing outside it; it is told the digest of the case as well. What it throws reaches the caller and nothing is
 * stored. An absent case throws what `absent` makes.
 */
export function updateCase<T>(
  { cases, noteOf }: Updating<T>,
  reference: CaseReference,
  absent: () => Error,
  change: (subject: Case, digest: string) => Change<T> | Promise<Change<T>>,
): Promise<T> {
  return inTurn(cases, reference, async () => {
    for (;;) {
      const read = await cases.read(reference);
      if (!read) throw absent();
      const { stored, result, answeredPage } = await change(read.case, read.digest);
      if (!stored) return result;
      const note = noteOf?.(result);
      const left = answeredPage ? { answeredPage, ...note } : note;
      if (await cases.replace(reference, stored, read.revision, left)) return result;
    }
  });
}

/** One after the other those who write one case of a store, in this process. */
export function inTurn<T>(cases: CaseStore, reference: CaseReference, work: () => Promise<T>): Promise<T> {
  const store = cases.behind ?? cases;
  const queues = waiting.get(store) ?? new Map<string, Promise<unknown>>();
  waiting.set(store, queues);
  const key = JSON.stringify([reference.subId, reference.caseId]);
  const turn = (queues.get(key) ?? Promise.resolve()).then(work, work);
  queues.set(key, turn);
  const leave = (): void => {
    if (queues.get(key) === turn) queues.delete(key);
  };
  turn.then(leave, leave);
  return turn;
}
