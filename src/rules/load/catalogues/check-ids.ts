import type { Findings } from '../../../documents/findings/findings.js';
import { choiceFormat } from '../../../text/list-formats.js';
import type { Entry } from '../../model/catalogue.js';
import type { CatalogueDraft } from './catalogue-draft.js';

/** Of fewer entries it is not known how they are numbered; of so many ids one may have been lost. */
const [leastEntries, perHole] = [3, 10];

/** What stands for all others, or for what is not known, is numbered at the end: 9, 98, 99. */
const closing = /^9*[89]$/;
/** So many entries may have come to a catalogue since, with longer ids. */
const mostAdded = 2;

/** Ids that no entry of a catalogue has though those around them do, and the entry before which they are missing. */
export interface IdHole<E> {
  readonly ids: readonly number[];
  readonly next: E;
}

/** A catalogue, read or still in the making. */
interface Numbered<E> {
  readonly entries: ReadonlyMap<string, E>;
  readonly byId: ReadonlyMap<number, E>;
  readonly retired: readonly number[];
}

/**
 * Where the ids of a catalogue that is numbered throughout leave some out, from one entry to the one behind it. Round
 * ids begin a group of their own; where many are left out, the ids were given by somebody else.
 */
export function idHoles<E extends Pick<Entry, 'id'>>({ entries, byId, retired }: Numbered<E>): readonly IdHole<E>[] {
  if (byId.size < leastEntries) return [];
  const lengths = [...byId.keys()].map((id) => String(id).length);
  const isClosing = (id: string): boolean =>
    closing.test(id) && lengths.filter((length) => length > id.length).length <= mostAdded;
  const mayFollow = (id: number): boolean => id % 10 === 0 || isClosing(String(id));
  const all = [...entries.values()];
  const holes = all.flatMap((next, index): readonly IdHole<E>[] => {
    const [before, after] = [all[index - 1]?.id, next.id];
    if (before === undefined || after === undefined) return [];
    // A digit too many makes a round id of the next one.
    if (after === 10 * (before + 1) && !byId.has(before + 1)) return [{ ids: [before + 1], next }];
    if (mayFollow(after)) return [];
    const left = Math.max(after - before - 1, 0);
    if (left > entries.size) return [];
    const ids = Array.from({ length: left }, (_, more) => before + 1 + more).filter((id) => !retired.includes(id));
    return ids.length === 0 || ids.some((id) => byId.has(id)) ? [] : [{ ids, next }];
  });
  return holes.length > Math.max(1, entries.size / perHole) ? [] : holes;
}

/** Stored cases may hold the id of an entry that is gone; one that is retired has another meaning there. */
export function checkIds(catalogue: CatalogueDraft, findings: Findings): void {
  for (const id of catalogue.retired) {
    const entry = catalogue.byId.get(id);
    if (entry)
      findings.error(
        entry.placeOf('id'),
        'duplicate-id',
        `the id ${id} is retired: stored cases have it with another meaning; give the entry "${entry.word}" one that was never used`,
      );
  }
  for (const { ids, next } of idHoles(catalogue))
    findings.warning(
      next.placeOf('word'),
      'missing-entry',
      `there is no entry with the id ${choiceFormat('en').format(ids.map(String))} before it; all others are numbered without a gap. What is offered no longer stays, with validTo; an id that is not given again stands under "retired"`,
    );
}
