import { commonLines } from './common-lines.js';
import type { FileChange } from './file-change.js';

/**
 * Where something new or changed stands after the changes: `rules/common/parameters.yaml:120`, once for each stretch.
 */
export function addedPlaces(changes: readonly FileChange[]): readonly string[] {
  return changes.flatMap(({ file, before, after }) => {
    if (before === undefined) return [`${file}:1`];
    const lines = after.split('\n');
    const kept = new Set(commonLines(before.split('\n'), lines).map(([, place]) => place));
    return lines.flatMap((_, index) =>
      kept.has(index) || (index > 0 && !kept.has(index - 1)) ? [] : [`${file}:${index + 1}`],
    );
  });
}
