import { commonLines } from './common-lines.js';
import type { FileChange } from './file-change.js';

/** The lines, from 0, that are new or changed after a change; all of a new file. */
export function addedLines({ before, after }: FileChange): readonly number[] {
  const lines = after.split('\n');
  const kept = new Set(before === undefined ? [] : commonLines(before.split('\n'), lines).map(([, place]) => place));
  return [...lines.keys()].filter((index) => !kept.has(index));
}

/**
 * Where something new or changed stands after the changes: `rules/common/parameters.yaml:120`, once for each stretch.
 */
export function addedPlaces(changes: readonly FileChange[]): readonly string[] {
  return changes.flatMap((change) =>
    addedLines(change)
      .filter((index, at, added) => index !== (added[at - 1] ?? Number.NaN) + 1)
      .map((index) => `${change.file}:${index + 1}`),
  );
}
