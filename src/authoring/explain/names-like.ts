import { nearest } from '../../documents/findings/nearest.js';

/** So many are named. */
const mostNamed = 5;

/**
 * What may be meant by a name that is not there: ` (did you mean x?)` or ` (did you mean one of x, y?)`, the name that
 * is spelled most like it first, then those that have most of its words; nothing when none is near.
 */
export function namesLike(wanted: string, names: Iterable<string>): string {
  const known = [...new Set(names)];
  const words = new Set(wordsOf(wanted));
  const shared = (name: string): number => wordsOf(name).filter((word) => words.has(word)).length;
  const alike = known
    .map((name) => ({ name, count: shared(name) }))
    .filter(({ count }) => count > 0 && count >= words.size - 1)
    .sort((a, b) => b.count - a.count || a.name.length - b.name.length)
    .map(({ name }) => name);
  const spelled = nearest(wanted, known);
  const found = [...new Set([...(spelled === undefined ? [] : [spelled]), ...alike])].slice(0, mostNamed);
  if (found.length === 0) return '';
  return ` (did you mean ${found.length > 1 ? 'one of ' : ''}${found.join(', ')}?)`;
}

/** Of `end-age-above-maximum`, `person.drugLastUse`: in small letters, without what joins them. */
const wordsOf = (name: string): readonly string[] =>
  [
    ...new Set(
      name
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^a-z0-9]+/),
    ),
  ].filter((word) => word.length > 1);
