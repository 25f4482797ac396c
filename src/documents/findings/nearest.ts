/**
 * The candidate that is spelled most like a word, or undefined when none is near: at most a third of the letters differ
 * (Damerau-Levenshtein, adjacent letters swapped count once). Spelled alike but for case is nearest of all.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(Math.max(word.length, 3) / 3)) + 1;
  for (const candidate of candidates) {
    if (candidate === word) continue;
    const other = candidate.toLowerCase();
    if (other === lower) return candidate;
    if (Math.abs(other.length - lower.length) >= bestDistance) continue;
    const distance = editDistance(lower, other);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** What each of the words that are not known is spelled most like, where there is such a candidate. */
export const meantBy = (words: readonly string[], known: readonly string[]): readonly string[] =>
  words.flatMap((word) => (known.includes(word) ? [] : (nearest(word, known) ?? [])));

/**
 * ` (did you mean x?)` for a finding about an unknown word, or nothing when no candidate is near; also what is wrong
 * with a word that has a blank in it.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const all = [...candidates];
  const suggestion = nearest(word, all);
  return aboutBlanks(word, all) ?? (suggestion === undefined ? '' : ` (did you mean ${suggestion}?)`);
}

/** A known word with a blank beside it, or several without a comma between them. */
function aboutBlanks(word: string, candidates: readonly string[]): string | undefined {
  const parts = word.split(/[\s\p{Zs}]+/u).filter((part) => part !== '');
  const together = parts.join('');
  if (together === word) return undefined;
  if (candidates.includes(together))
    return ` (did you mean ${together}? a blank, perhaps one that is not seen, stands beside it)`;
  return parts.length > 1 && parts.every((part) => candidates.includes(part))
    ? ` (did you mean ${parts.join(', ')}? there is no comma between them)`
    : undefined;
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let distance = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        distance = Math.min(distance, at(beforePrevious, column - 2) + 1);
      }
      current.push(distance);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

const at = (row: readonly number[], index: number): number => row[index] as number;
