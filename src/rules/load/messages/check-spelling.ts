import type { Findings } from '../../../documents/findings.js';
import type { ReadText } from '../glossary/wording.js';

/** A word where it stands in a text. */
interface Standing {
  readonly text: ReadText;
  readonly at: number;
}

/** How often a word stands in some texts, and where first. */
interface Spelled {
  readonly first: readonly Standing[];
  readonly count: number;
}

/** The longer words of some texts by language, in small letters. */
export type SpelledWords = ReadonlyMap<string, ReadonlyMap<string, Spelled>>;

/** Of shorter words too many are like others: `from`, `form`. */
const leastLetters = 6;
/** What stands so often, and so many times as often as what is like it, is surely spelled so. */
const often = 3;
/** What stands more often is meant so: a slip is copied once, if at all. */
const mostSlips = 2;

/** The words that stand in texts. */
export function spelledWords(texts: Iterable<ReadText>): SpelledWords {
  const found = new Map<string, Map<string, Spelled>>();
  for (const text of texts) {
    const language = text.locale.slice(0, 2);
    let ofLanguage = found.get(language);
    if (!ofLanguage) found.set(language, (ofLanguage = new Map()));
    // No name of a value that is filled in, and no key of a choice.
    for (const { 0: written, index } of text.text.matchAll(/(?<![\p{L}{])\p{L}{5,}/gu)) {
      const word = written.toLowerCase();
      const here = { first: [{ text, at: index }], count: 1 };
      ofLanguage.set(word, both(ofLanguage.get(word), here));
    }
  }
  return found;
}

const both = (known: Spelled | undefined, more: Spelled): Spelled =>
  known
    ? {
        first: known.count < mostSlips ? [...known.first, ...more.first] : known.first,
        count: known.count + more.count,
      }
    : more;

/**
 * Words of the `own` texts that stand once or twice in all texts, and are written as one that stands often, but for two letters in
 * the wrong order, or for a letter twice instead of once. The words of `others` count, but are as their source has them.
 */
export function checkSpelling(own: readonly SpelledWords[], others: readonly SpelledWords[], findings: Findings): void {
  for (const language of new Set(own.flatMap((each) => [...each.keys()]))) {
    const ofLanguage = [...own, ...others].flatMap((each) => each.get(language) ?? []);
    const all = new Map<string, Spelled>();
    for (const words of ofLanguage) for (const [word, spelled] of words) all.set(word, both(all.get(word), spelled));
    const usual = new Map([...all].filter(([, { count }]) => count >= often));
    const withOneLess = new Map([...usual].flatMap(([word, each]) => withoutDoubles(word).map((less) => [less, each])));
    for (const each of own)
      for (const [word, { first }] of each.get(language) ?? []) {
        const { count = 0 } = all.get(word) ?? {};
        if (count > mostSlips || word.length < leastLetters) continue;
        const like = [...withoutDoubles(word), ...exchanged(word)].find((other) => usual.has(other));
        const right = withOneLess.get(word) ?? usual.get(like ?? '');
        if (right && right.count >= often * count) for (const slip of first) tell(slip, right, findings);
      }
  }
}

function tell(slip: Standing, { first: [right] }: Spelled, findings: Findings): void {
  const { text, place } = slip.text;
  const { file, line, column } = place();
  const part = text.slice(Math.max(0, slip.at - 8), slip.at + 24);
  const message = `found "${writtenAt(slip)}" in "…${part}…"; other texts have "${writtenAt(right)}"`;
  findings.warning({ file, line, column: column + slip.at }, 'wrong-spelling', message);
}

const writtenAt = (standing: Standing | undefined): string =>
  standing?.text.text.slice(standing.at).match(/^\p{L}+/u)?.[0] ?? '';

/** The word without one letter of each two that are the same. */
const withoutDoubles = (word: string): readonly string[] =>
  letters(word).flatMap((at) => (word[at] === word[at - 1] ? [word.slice(0, at) + word.slice(at + 1)] : []));

/** The word with each two letters beside each other in the other order. */
const exchanged = (word: string): readonly string[] =>
  letters(word).map((at) => `${word.slice(0, at - 1)}${word[at] ?? ''}${word[at - 1] ?? ''}${word.slice(at + 1)}`);

/** Of the second letter and those that follow. */
const letters = (word: string): readonly number[] => Array.from({ length: word.length - 1 }, (_, index) => index + 1);
