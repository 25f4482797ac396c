import type { Findings } from '../../../documents/findings/findings.js';
import { remembered } from '../../../lists/remembered.js';
import { languageOf } from '../../../text/language-of.js';
import type { ReadText } from '../glossary/wording.js';

/** A word where it stands. */
interface Standing {
  readonly text: ReadText;
  readonly at: number;
  readonly word: string;
}

/** Vowels, and what stands for them with dots. */
const dotted: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/** So many letters in front of a vowel and behind it tell that two words have the same one. */
const [inFront, behind] = [2, 3];

/** What is written more often is written so. */
const mostSlips = 2;

/**
 * Reports German words, of names too, in which `oe` stands for `ö`: another word has the dots between the same letters,
 * and no other one is without them.
 */
export function reportSpelledOut(texts: Iterable<ReadText>, findings: Findings): void {
  const found: Standing[] = [];
  const often = new Map<string, number>();
  const withDots = new Map<string, string>();
  for (const text of texts) {
    if (languageOf(text.locale) !== 'de') continue;
    for (const { 0: word, index } of text.text.matchAll(/(?<![\p{L}{])\p{L}{5,}/gu)) {
      const small = word.toLowerCase();
      for (const at of small.matchAll(/[äöü]/g)) withDots.set(around(small, at.index, 1, at[0]), word);
      if (!/[aou]e/.test(small)) continue;
      often.set(small, (often.get(small) ?? 0) + 1);
      found.push({ text, at: index, word });
    }
  }
  const spelled = new Map<string, Set<string>>();
  for (const small of often.keys())
    for (const { around: key } of spelledOut(small)) remembered(spelled, key, () => new Set<string>()).add(small);
  for (const { text, at, word } of found) {
    const small = word.toLowerCase();
    const right = spelledOut(small).find(
      ({ around: key, meant }) =>
        (often.get(small) ?? 0) <= mostSlips && spelled.get(key)?.size === 1 && withDots.has(meant),
    );
    if (!right) continue;
    const { file, line, column } = text.place();
    findings.warning(
      { file, line, column: column + at },
      'wrong-spelling',
      `found "${word}"; other texts write it with dots: "${withDots.get(right.meant)}"`,
    );
  }
}

/** Each vowel of a word that may stand for one with dots: the letters around it, as it is and as it would be. */
const spelledOut = (small: string): readonly { readonly around: string; readonly meant: string }[] =>
  [...small.matchAll(/[aou]e/g)].flatMap(({ 0: vowel, index }) => {
    const isInside = index + 1 >= inFront && small.length - index - vowel.length + 1 >= behind;
    return isInside
      ? [{ around: around(small, index, 2, vowel), meant: around(small, index, 2, dotted[vowel] ?? vowel) }]
      : [];
  });

/** A vowel with the letters beside it; where the word begins and ends counts as a letter. */
function around(small: string, index: number, length: number, vowel: string): string {
  const [before, after] = [`^${small.slice(0, index)}`, `${small.slice(index + length)}$`];
  return `${before.slice(-inFront)}${vowel}${after.slice(0, behind)}`;
}
