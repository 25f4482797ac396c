import type { Findings } from '../../../documents/findings/findings.js';
import { placeOf } from '../../../documents/position.js';
import { remembered } from '../../../lists/remembered.js';
import { LettersOfTexts, TwoLanguages } from '../../../text/letters.js';
import type { ReadText } from '../glossary/wording.js';
import { readsAsAnother } from './check-languages.js';
import { commonPairs } from './common-pairs.js';

/** A text in every locale. */
export type TextInLocales = readonly ReadText[];

/** A text in two locales. */
export type Pair = readonly [ReadText, ReadText];

/** Texts that stand in the same two locales and differ, and the letters of both of each behind each other. */
export interface PairsOfTexts {
  readonly pairs: readonly Pair[];
  readonly letters: LettersOfTexts;
  /** Those that are the same in both. */
  readonly same: readonly Pair[];
}

/** Of fewer letters it is not known what a language is like: names are short, and many are alike. */
const leastLetters = { ofNames: 20_000, ofTexts: 8_000 };

/**
 * So much each of two texts reads as the language of the other, and both together: e to the power of it is how many
 * times as likely. A word that one language took from the other reads so in one of the two only.
 */
const surely = { each: 3, both: 14 };

/** So much one of two texts alone must read as the language of the other, which is in its own. */
const surelyAlone = 15;

/** By the two locales: the texts that stand in them and differ. */
export function pairsOf(texts: readonly TextInLocales[], locales: readonly string[]): readonly PairsOfTexts[] {
  const [first, ...others] = [...locales].sort();
  return others.map((other) => {
    const letters = new LettersOfTexts();
    const [pairs, same]: [Pair[], Pair[]] = [[], []];
    for (const text of texts) {
      const here = text.find(({ locale }) => locale === first);
      const there = here && text.find(({ locale }) => locale === other);
      if (!there) continue;
      if (here.text === there.text) same.push([here, there]);
      if (here.text.toLowerCase() === there.text.toLowerCase()) continue;
      pairs.push([here, there]);
      letters.add(here.text);
      letters.add(there.text);
    }
    return { pairs, letters, same };
  });
}

/** Of one file so many are told each by itself; more are one finding: the languages of all were exchanged. */
const mostTold = 3;

/**
 * Reports texts of which each stands under the locale of the other: the first reads as what the other texts of that
 * locale are like, and the other way round, or as far as one sees and they stand elsewhere the other way round. What
 * two languages write alike is not judged. A text that is no name is also told alone. `parts`: the texts of some
 * files, by the same locales. What is returned are the places of the texts that are told.
 */
export function reportOtherLanguage(
  parts: readonly (readonly PairsOfTexts[])[],
  findings: Findings,
): ReadonlySet<string> {
  const told = new Set<string>();
  const [first = []] = parts;
  for (const number of first.keys()) {
    const both = parts.flatMap((part) => part[number] ?? []);
    const judge = judgeOf(both, learnedFrom(parts, number));
    for (const { pairs, letters } of both) {
      const exchanged: Pair[] = [];
      for (const [index, pair] of pairs.entries()) {
        const wrong = judge(pair, letters.of(2 * index), letters.of(2 * index + 1));
        for (const text of wrong) told.add(placeOf(text.place()));
        if (wrong.length > 1) exchanged.push(pair);
        else for (const text of wrong) tellAlone(text, pair, findings);
      }
      tellExchanged(exchanged, findings);
    }
  }
  return told;
}

/** The languages of two locales as the same parts tell them: they are asked for by several checks. */
const learned = new WeakMap<readonly (readonly PairsOfTexts[])[], TwoLanguages[]>();

/** The languages of two locales as the pairs of all parts tell them, by the number of the pair of locales. */
export function learnedFrom(parts: readonly (readonly PairsOfTexts[])[], number: number): TwoLanguages {
  const ofParts = remembered(learned, parts, () => []);
  let languages = ofParts[number];
  if (languages) return languages;
  ofParts[number] = languages = new TwoLanguages();
  for (const { pairs, letters } of parts.flatMap((part) => part[number] ?? []))
    for (const pair of pairs.keys()) {
      languages.learn(0, letters.of(2 * pair));
      languages.learn(1, letters.of(2 * pair + 1));
    }
  return languages;
}

/** Which texts of a pair stand under the wrong locale, as all pairs of the same two locales tell. */
function judgeOf(all: readonly PairsOfTexts[], languages: TwoLanguages) {
  let said: ReadonlySet<string> | undefined;
  const isSaidTurned = ([here, there]: Pair): boolean => (said ??= saidBy(all)).has(together(there.text, here.text));
  return (pair: Pair, letters: Uint16Array, lettersThere: Uint16Array): readonly ReadText[] => {
    const [first, other] = pair;
    const isName = first.catalogue !== undefined;
    if (languages.known < (isName ? leastLetters.ofNames : leastLetters.ofTexts)) return isSaidTurned(pair) ? pair : [];
    const here = languages.readsAsOther(0, letters);
    if (here <= 0 && isName) return [];
    const there = languages.readsAsOther(1, lettersThere);
    if (here > 0 && there > 0) {
      const isSure = Math.min(here, there) > surely.each && here + there > surely.both;
      return (isSure ? !areAlike(letters, lettersThere) : isSaidTurned(pair)) ? pair : [];
    }
    if (isName || Math.max(here, there) <= surelyAlone) return [];
    // Of one word, as of medicine, it is the form that tells the languages apart.
    const wrong = here > there ? first : other;
    return wrong.text.trim().includes(' ') ? [wrong] : [];
  };
}

/** A name that both languages have, each with its own letters: `Zimbabwe`, `Simbabwe`. */
function areAlike(letters: Uint16Array, lettersThere: Uint16Array): boolean {
  const there = new Set(lettersThere);
  const both = letters.reduce((sum, each) => sum + (there.has(each) ? 1 : 0), 0);
  return 3 * both >= 2 * letters.length;
}

/** What all pairs say, and those that everybody knows. */
function saidBy(all: readonly PairsOfTexts[]): ReadonlySet<string> {
  const pairs = all.flatMap((part) => part.pairs);
  const [[here, there] = []] = pairs;
  return new Set([
    ...pairs.map(([first, other]) => together(first.text, other.text)),
    ...(here && there ? commonPairs(here.locale, there.locale) : []).map(([first, other]) => together(first, other)),
  ]);
}

const together = (first: string, other: string): string => `${first}\n${other}`.toLowerCase();

/** Where its words do not tell it already. */
function tellAlone(text: ReadText, [here, there]: Pair, findings: Findings): void {
  if (readsAsAnother(text) !== undefined) return;
  const { locale } = text === here ? there : here;
  findings.warning(
    text.place(),
    'wrong-language',
    `found a text that reads as those in ${locale}; expected one in ${text.locale}`,
  );
}

function tellExchanged(exchanged: readonly Pair[], findings: Findings): void {
  for (const [here, there] of exchanged.slice(0, exchanged.length > mostTold ? 1 : mostTold)) {
    const more = exchanged.length > mostTold ? `, as do ${exchanged.length - 1} more of this file` : '';
    findings.warning(
      here.place(),
      'misplaced-text',
      `the texts in ${here.locale} and ${there.locale} seem to be exchanged: “${here.text}” reads as ${there.locale}, and “${there.text}” as ${here.locale}${more}`,
    );
  }
}
