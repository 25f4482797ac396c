import type { Findings } from '../../../documents/findings/findings.js';
import { isToBeWritten } from '../../../documents/findings/to-be-written.js';
import { placeOf } from '../../../documents/position.js';
import { grouped } from '../../../lists/grouped.js';
import { remembered } from '../../../lists/remembered.js';
import { languageOf } from '../../../text/language-of.js';
import { LettersOfTexts, type Side } from '../../../text/letters.js';
import type { ReadText } from '../glossary/wording.js';
import { commonPairs } from './common-pairs.js';
import { isUntranslated } from './same-texts.js';
import { outsideBraces } from './numbers-in-text.js';
import { learnedFrom, type Pair, type PairsOfTexts } from './other-language.js';
import type { Words, WordsOfTexts } from './words-of-texts.js';

/** Longer texts that are the same in two languages are told elsewhere. */
const mostWords = 2;

/** The one name of a list that is the same, of so many, is hardly meant so. */
const leastOthers = 8;

/** Names of a list of which so many are the same are names of places or of products, or of one language only. */
const mostAlike = { share: 0.3, ofNames: 20 };

/** What so many texts have, and so many times as many as of the other language, is a word of theirs. */
const often = { texts: 5, timesAsMany: 10 };

/** Of fewer words of a locale it is not known what its language has. */
const leastWords = 200;

/** A shorter word may be one of either language. */
const leastLetters = 4;

/** Of Latin, of which all languages take words as they are: `Acne inversa`. */
const latin = /(?:a|is|us|um)$/;

/**
 * By so much a text that no other one has a word of reads as one of the other language: English lends its words and
 * takes hardly any, and what it has in common with others are words of Latin.
 */
const surely = {
  inEnglish: { alone: 8, likeAnother: 12 },
  inOthers: { alone: 24, likeAnother: Infinity },
};

/** A word of a text that is the same in two locales, and how many other texts have it. */
interface WordOfBoth {
  readonly small: string;
  /** Of the locale in which the text may be right. */
  readonly there: number;
  /** Of that in which it is looked at. */
  readonly here: number;
}

/** What the texts of two locales say that are not the same in both. */
interface Said {
  readonly words: readonly [Vocabulary, Vocabulary];
  /** By the locale: whole texts, and what they are in the other one. */
  readonly texts: readonly [ReadonlyMap<string, string>, ReadonlyMap<string, string>];
  /** By how much a text of a locale reads as the other one. */
  readonly readsAsOther: (side: Side, text: string) => number;
}

/** The words of each part, one behind the other: parts are asked by several systems. */
const joinedWords = new WeakMap<Words, string>();

/** The words of a locale, of those texts that are not the same in every locale. */
class Vocabulary {
  constructor(private readonly parts: readonly Words[]) {}

  /** Whether so many words are known that one which is not is another language's. */
  get isKnown(): boolean {
    return this.parts.reduce((sum, { size }) => sum + size, 0) >= leastWords;
  }

  /** How many texts have a word. */
  of(small: string): number {
    let texts = 0;
    for (const words of this.parts) {
      const word = words.get(small);
      if (word) texts += word.texts - word.alike;
    }
    return texts;
  }

  /** Whether a word begins so, or, anywhere, holds the letters. */
  has(letters: string, where: 'in front' | 'within'): boolean {
    const sought = where === 'in front' ? ` ${letters}` : letters;
    return this.parts.some((words) => remembered(joinedWords, words, () => joined(words)).includes(sought));
  }
}

function joined(words: Words): string {
  let all = ' ';
  for (const [small, { texts, alike }] of words) if (texts > alike) all += `${small} `;
  return all;
}

/**
 * Reports short texts that are the same in two locales, and are of the language of one of them: their words stand in
 * other texts of that one and in none of the other, or they are something else there elsewhere, or their letters tell.
 * What is returned are the places of the texts that are told.
 */
export function reportUntranslated(
  parts: readonly (readonly PairsOfTexts[])[],
  words: readonly WordsOfTexts[],
  findings: Findings,
): ReadonlySet<string> {
  const told = new Set<string>();
  for (const number of (parts[0] ?? []).keys()) {
    const all = parts.flatMap((part) => part[number] ?? []);
    const asked = askedOf(all);
    const [[here, there] = []] = asked;
    if (!here || !there || languageOf(here.locale) === languageOf(there.locale)) continue;
    const vocabularies = [vocabularyOf(words, here.locale), vocabularyOf(words, there.locale)] as const;
    if (!vocabularies.every(({ isKnown }) => isKnown)) continue;
    const alone = aloneIn(all);
    const said: Said = {
      words: vocabularies,
      texts: textsOf(all, asked),
      readsAsOther: (side, text) => {
        const letters = new LettersOfTexts();
        letters.add(text);
        return learnedFrom(parts, number).readsAsOther(side, letters.of(0));
      },
    };
    for (const pair of asked) {
      const isAlone = alone.has(pair);
      const why = [whyUntranslated(pair, 0, said, isAlone), whyUntranslated(pair, 1, said, isAlone)] as const;
      const side = why[0] === undefined ? 1 : 0;
      const reason = why[side];
      // Where both seem to be wrong it is not known which.
      if (reason === undefined || (why[0] !== undefined && why[1] !== undefined)) continue;
      const at = pair[side].place();
      told.add(placeOf(at));
      findings.warning(
        at,
        'untranslated-text',
        `the text in ${pair[side].locale} is that in ${pair[side === 0 ? 1 : 0].locale}, “${pair[0].text}”: ${reason}`,
      );
    }
  }
  return told;
}

const vocabularyOf = (words: readonly WordsOfTexts[], locale: string): Vocabulary =>
  new Vocabulary(words.flatMap((part) => part.get(locale) ?? []));

/** The texts that are the same in both, say something in a word or two, and are in no list of names of that kind. */
function askedOf(all: readonly PairsOfTexts[]): readonly Pair[] {
  const same = all.flatMap((part) => part.same);
  const alike = new Map<string, number>();
  for (const [{ catalogue }] of same)
    if (catalogue !== undefined) alike.set(catalogue, (alike.get(catalogue) ?? 0) + 1);
  const isName = (catalogue: string): boolean => {
    const names = alike.get(catalogue) ?? 0;
    if (names < mostAlike.share * mostAlike.ofNames) return false;
    const others = all.reduce(
      (sum, { pairs }) =>
        sum + (pairs[0]?.[0].catalogue === catalogue || pairs.at(-1)?.[0].catalogue === catalogue ? pairs.length : 0),
      0,
    );
    return names + others >= mostAlike.ofNames && names > mostAlike.share * (names + others);
  };
  const areNames = new Map<string, boolean>();
  return same.filter(([one, other]) => {
    const { catalogue, text } = one;
    if (catalogue !== undefined && remembered(areNames, catalogue, () => isName(catalogue))) return false;
    const found = smallWords(text).length;
    return (
      found > 0 &&
      found <= mostWords &&
      !isToBeWritten(text) &&
      !isCommon(one, other) &&
      (catalogue !== undefined || !isUntranslated(one, other))
    );
  });
}

/** What everybody knows to be the same: `normal`. */
const isCommon = (one: ReadText, other: ReadText): boolean =>
  commonPairs(one.locale, other.locale).some((pair) => pair.every((word) => word === one.text.toLowerCase()));

const smallWords = (text: string): readonly string[] =>
  [
    ...outsideBraces(text)
      .toLowerCase()
      .matchAll(/\p{L}{3,}/gu),
  ].map(([word]) => word);

/** Of texts that are asked about, what they are in the other locale where they are not the same. */
function textsOf(all: readonly PairsOfTexts[], asked: readonly Pair[]): Said['texts'] {
  const small = new Set(asked.map(([{ text }]) => text.toLowerCase()));
  const lengths = new Set([...small].map(({ length }) => length));
  const [here, there] = [new Map<string, string>(), new Map<string, string>()];
  for (const { pairs } of all)
    for (const [first, other] of pairs) {
      // Most are longer than what is asked.
      const one = lengths.has(first.text.length) ? first.text.toLowerCase() : '';
      const two = lengths.has(other.text.length) ? other.text.toLowerCase() : '';
      if (small.has(one)) here.set(one, other.text);
      if (small.has(two)) there.set(two, first.text);
    }
  return [here, there];
}

/** The names of which all others of their list, that has several, differ. */
function aloneIn(all: readonly PairsOfTexts[]): ReadonlySet<Pair> {
  const same = grouped(
    all.flatMap((part) => part.same),
    ([{ catalogue }]) => catalogue,
  );
  const differing = grouped(
    all.flatMap((part) => part.pairs),
    ([{ catalogue }]) => catalogue,
  );
  return new Set(
    [...same].flatMap(([catalogue, pairs]) => {
      const isAlone = catalogue !== undefined && pairs.length === 1;
      return isAlone && (differing.get(catalogue) ?? []).length >= leastOthers ? pairs : [];
    }),
  );
}

/** Why a text of the locale of a side is one of the other locale. */
function whyUntranslated(pair: Pair, side: Side, said: Said, isAlone: boolean): string | undefined {
  const other: Side = side === 0 ? 1 : 0;
  const { text, locale } = pair[side];
  const otherLocale = pair[other].locale;
  const small = text.toLowerCase();
  const words = smallWords(text).map(
    (word): WordOfBoth => ({ small: word, there: said.words[other].of(word), here: said.words[side].of(word) }),
  );
  const elsewhere = said.texts[other].get(small);
  const isUnusual = words.some(({ there, here }) => there > 0 && there >= often.timesAsMany * here);
  if (elsewhere !== undefined && isUnusual && !said.texts[side].has(small))
    return `elsewhere it is “${elsewhere}” in ${locale}`;
  const foreign = foreignOf(words, said.words[side]) ?? (isAlone ? onlyThere(words) : undefined);
  if (foreign)
    return `of the others ${foreign.there} in ${otherLocale} ${foreign.there === 1 ? 'has' : 'have'} “${foreign.small}”, and ${foreign.here || 'none'} in ${locale}`;
  if (words.some(({ here }) => here > 0) || words.every((word) => word.small.length <= leastLetters)) return undefined;
  const least = surely[languageOf(locale) === 'en' ? 'inEnglish' : 'inOthers'];
  const reads = said.readsAsOther(side, text);
  if (reads <= least.alone) return undefined;
  const isLikeAnother = words.some(
    ({ small: word }) =>
      latin.test(word) || said.words[side].has(word, 'within') || said.words[side].has(beginningOf(word), 'in front'),
  );
  return isLikeAnother && reads <= least.likeAnother ? undefined : `it reads as the texts in ${otherLocale}`;
}

/** The word by which a text is of the other language. */
function foreignOf(words: readonly WordOfBoth[], here: Vocabulary): WordOfBoth | undefined {
  if (words.some(({ small }) => latin.test(small))) return undefined;
  const isOften = (word: WordOfBoth): boolean =>
    word.there >= often.texts &&
    word.there >= often.timesAsMany * word.here &&
    (word.here > 0 || !here.has(word.small, 'in front'));
  // Of a text of several words one may be there by chance.
  const isClean = (word: WordOfBoth): boolean =>
    word.small.length >= leastLetters &&
    word.there >= words.length &&
    word.here === 0 &&
    !here.has(word.small, 'within');
  const found = words.find(isClean) ?? (words.length === 1 ? words.find(isOften) : undefined);
  return words.some((word) => word.here > 0 && word.there === 0) ? undefined : found;
}

/** A text of one word that several texts of the other language have, and none of this one. */
function onlyThere([word, ...others]: readonly WordOfBoth[]): WordOfBoth | undefined {
  const isOne =
    word !== undefined && others.length === 0 && word.small.length > leastLetters && !latin.test(word.small);
  return isOne && word.there > 1 && word.here === 0 ? word : undefined;
}

/** What forms of a word have in common. */
const beginningOf = (small: string): string => small.slice(0, Math.min(7, Math.max(4, small.length - 2)));
