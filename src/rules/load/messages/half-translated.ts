import type { Findings } from '../../../documents/findings/findings.js';
import { isToBeWritten } from '../../../documents/findings/to-be-written.js';
import { placeOf } from '../../../documents/position.js';
import { remembered } from '../../../lists/remembered.js';
import { languageOf } from '../../../text/language-of.js';
import type { ReadText } from '../glossary/wording.js';
import { readsAsAnother } from './check-languages.js';
import { isUntranslated } from './same-texts.js';
import { outsideBraces } from './numbers-in-text.js';
import { learnedFrom, type Pair, type PairsOfTexts } from './other-language.js';
import { LettersOfTexts, type Side } from '../../../text/letters.js';
import { type StandingWord, type WordsOfTexts, wordsUnder, writtenAt } from './words-of-texts.js';

/**
 * Small words that join others in one language, and stand in no text of the other: names of things that both languages
 * have hold none of them.
 */
const joining: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'the and of is are your you have has which this with from been does how when than to or for at by'.split(' '),
  ),
  de: new Set(
    'der das und ist sind nicht mit von haben welche für oder wird wurde zum zur wie wann bis auf nach vor aus dem ohne seit bei'.split(
      ' ',
    ),
  ),
};

/** A shorter word may be one of either language. */
const leastLetters = 4;

/** Of fewer words of a locale it is not known what its language has. */
const leastWords = 200;

/** What so many texts of one language have, and one of the other, was left there. */
const several = 4;

/** A small word is one of a language by so many texts. */
const many = 20;

/** What stands in so many of the texts that have a word, and in so few of all, is what the word is called. */
const usually = { here: 0.6, anywhere: 0.3 };

/** By so much a word reads as one of the other language that is no loan: “Sport”. */
const surelyForeign = 8;

/** Words of Latin and Greek, of products and of things that both languages write alike: `Material`, `Aspirin`. */
const taken = /(?:a|al|an|ar|ent|ine?|ion|is|ist|on|or|ose|um|us)$/;

/** Of Latin, as both languages have it: `normal`, `minor`. */
const ofBoth = /(?:al|or|a|is|us|um)$/;

/**
 * Reports texts a part of which was left in the other language: words that stand so in the text of the other locale, of
 * which one joins others in that language alone; or a word that stands there, in many texts of that locale and in no
 * other of this one. What is returned are the places of the texts that are told.
 */
export function reportHalfTranslated(
  parts: readonly (readonly PairsOfTexts[])[],
  words: readonly WordsOfTexts[],
  before: ReadonlySet<string>,
  findings: Findings,
): ReadonlySet<string> {
  const told = new Set<string>();
  for (const number of (parts[0] ?? []).keys()) {
    const pairs = (): readonly Pair[] => parts.flatMap((part) => part[number]?.pairs ?? []);
    for (const { pairs: differing, same } of parts.flatMap((part) => part[number] ?? []))
      for (const [here, there] of [...differing, ...same.filter(([one, other]) => !isUntranslated(one, other))]) {
        const isTold = before.has(placeOf(here.place())) || before.has(placeOf(there.place()));
        const reads = (side: Side, word: string): number => readsAsOther(learnedFrom(parts, number), side, word);
        const found = isTold
          ? undefined
          : (leftIn(here, there, { words, pairs, foreign: (word) => reads(0, word) - reads(1, word) }) ??
            leftIn(there, here, { words, pairs, foreign: (word) => reads(1, word) - reads(0, word) }));
        if (!found || readsAsAnother(found.text)) continue;
        const { text, left, of } = found;
        const at = text.place();
        told.add(placeOf(at));
        findings.warning(
          at,
          'untranslated-text',
          `a part of the text in ${text.locale} is that in ${of.locale}: “${left}”`,
        );
      }
  }
  return told;
}

/** By how much a word of the text of a side reads as one of the other side. */
function readsAsOther(languages: ReturnType<typeof learnedFrom>, side: Side, word: string): number {
  const letters = new LettersOfTexts();
  letters.add(word);
  return languages.readsAsOther(side, letters.of(0));
}

/** What a text has of another one in that one's language; `foreign`: by how much a word of it reads as that one's. */
function leftIn(
  text: ReadText,
  of: ReadText,
  {
    words,
    pairs,
    foreign: readsForeign,
  }: { words: readonly WordsOfTexts[]; pairs: () => readonly Pair[]; foreign: (word: string) => number },
) {
  const own = joining[languageOf(text.locale)];
  const foreign = joining[languageOf(of.locale)];
  if (!own || !foreign || own === foreign || text.isLaw) return undefined;
  if (isToBeWritten(text.text) || isToBeWritten(of.text)) return undefined;
  if ([text, of].some(({ locale }) => wordsUnder(words, locale).size < leastWords)) return undefined;
  const [here, there] = [wordsIn(text.text), wordsIn(of.text)];
  const left = runOf(here, there, foreign) ?? joiningAlone(here, there, { text, of, words, foreign });
  if (left !== undefined) return { text, left, of };
  const strange = languageOf(text.locale) === 'en' ? strangeIn(text, of, words) : undefined;
  if (strange !== undefined) return { text, left: strange, of };
  const isGerman = languageOf(text.locale) === 'de';
  const usual = isGerman ? usualIn(text, of, words, pairs, readsForeign) : undefined;
  if (usual !== undefined) return { text, left: usual, of };
  const word = isGerman ? wordOf(here, there, text, words) : undefined;
  if (word === undefined) return undefined;
  // One that reads as German is right there, and was left in the other text.
  return readsForeign(word) > 0 || wordsUnder(words, of.locale).get(word)?.texts !== 1
    ? { text, left: word, of }
    : { text: of, left: word, of: text };
}

const wordsIn = (text: string): readonly string[] => outsideBraces(text).match(/\p{L}+/gu) ?? [];

/** Words that both have behind each other, one of which joins others in the other language. */
function runOf(here: readonly string[], there: readonly string[], foreign: ReadonlySet<string>): string | undefined {
  for (const [at, word] of here.entries()) {
    if (!foreign.has(word)) continue;
    for (const [other, same] of there.entries()) {
      if (same !== word) continue;
      let [before, behind] = [0, 1];
      while (at - before > 0 && other - before > 0 && here[at - before - 1] === there[other - before - 1]) before++;
      while (at + behind < here.length && here[at + behind] === there[other + behind]) behind++;
      if (before + behind > 1) return here.slice(at - before, at + behind).join(' ');
    }
  }
  return undefined;
}

/** A small word of the other language that stands in many texts of that one, and in no other of this one. */
function joiningAlone(
  here: readonly string[],
  there: readonly string[],
  {
    text,
    of,
    words,
    foreign,
  }: { text: ReadText; of: ReadText; words: readonly WordsOfTexts[]; foreign: ReadonlySet<string> },
): string | undefined {
  const isLeft = (word: string): boolean => {
    const small = word.toLowerCase();
    if (!foreign.has(small) || !there.some((each) => each.toLowerCase() === small)) return false;
    const timesThere = wordsUnder(words, of.locale).get(small)?.texts ?? 0;
    return timesThere >= many && wordsUnder(words, text.locale).get(small)?.texts === 1;
  };
  return here.find(isLeft);
}

/**
 * A word of an English text that several texts of the other language have, and no other English one: English lends its
 * words and takes hardly any.
 */
function strangeIn(text: ReadText, of: ReadText, words: readonly WordsOfTexts[]): string | undefined {
  const strange = remembered(
    remembered(strangeWords, words, () => new Map<string, ReadonlyMap<ReadText, string>>()),
    `${text.locale} ${of.locale}`,
    () => {
      const foreign = wordsUnder(words, of.locale);
      const isStrange = ([small, { texts }]: readonly [string, StandingWord]): boolean => {
        const there = small.length >= leastLetters && texts === 1 ? foreign.get(small) : undefined;
        return there !== undefined && there.texts - there.alike >= several;
      };
      const found = [...wordsUnder(words, text.locale)].filter(isStrange);
      return new Map(found.map(([small, word]) => [word.text, writtenAt(word, small)]));
    },
  );
  return strange.get(text);
}

const strangeWords = new WeakMap<readonly WordsOfTexts[], Map<string, ReadonlyMap<ReadText, string>>>();

/**
 * A word of the other text, in whatever capitals, that is said otherwise wherever that one's language says it: “Other”,
 * which is „ander…“. In brackets, or joined to another word, it may be meant.
 */
function usualIn(
  text: ReadText,
  of: ReadText,
  words: readonly WordsOfTexts[],
  pairs: () => readonly Pair[],
  readsForeign: (word: string) => number,
): string | undefined {
  const [own, foreign] = [wordsUnder(words, text.locale), wordsUnder(words, of.locale)];
  const there = new Set(wordsIn(of.text).map((word) => word.toLowerCase()));
  for (const [written] of outsideBraces(text.text).matchAll(/(?<![\p{L}("-])\p{L}{3,}(?![\p{L}-])/gu)) {
    const small = written.toLowerCase();
    const theirs = there.has(small) ? foreign.get(small) : undefined;
    if (!theirs || theirs.texts - theirs.alike < several || own.get(small)?.texts !== 1) continue;
    const begin = usualBeginning(small, of.locale, pairs());
    // What is said in several ways there is left where it reads as a word of the other language.
    if (
      begin === undefined
        ? readsForeign(small) > surelyForeign && !taken.test(small)
        : !beginningsIn(text.text).has(begin)
    )
      return written;
  }
  return undefined;
}

/** How a word of a locale mostly begins in the other one. */
function usualBeginning(small: string, locale: string, pairs: readonly Pair[]): string | undefined {
  const all = new Map<string, number>();
  const beside = new Map<string, number>();
  let texts = 0;
  for (const [first, second] of pairs) {
    const [here, there] = first.locale === locale ? [first, second] : [second, first];
    const has = wordsIn(here.text).some((word) => word.toLowerCase() === small);
    if (has) texts++;
    for (const begin of beginningsIn(there.text)) {
      all.set(begin, (all.get(begin) ?? 0) + 1);
      if (has) beside.set(begin, (beside.get(begin) ?? 0) + 1);
    }
  }
  const isUsual = ([begin, times]: readonly [string, number]): boolean =>
    times >= usually.here * texts && (all.get(begin) ?? 0) < usually.anywhere * pairs.length;
  return [...beside].filter(isUsual).sort(([, one], [, other]) => other - one)[0]?.[0];
}

const beginningsIn = (text: string): ReadonlySet<string> =>
  new Set(wordsIn(text).map((word) => word.toLowerCase().slice(0, leastLetters)));

/** A word in small letters, which in German is no name of a thing. */
function wordOf(
  here: readonly string[],
  there: readonly string[],
  { locale }: ReadText,
  words: readonly WordsOfTexts[],
): string | undefined {
  const shared = here.filter(
    (word) => !ofBoth.test(word) && word.length >= leastLetters && word === word.toLowerCase() && there.includes(word),
  );
  if (shared.length === 0) return undefined;
  const own = wordsUnder(words, locale);
  return shared.find((word) => own.get(word)?.texts === 1);
}
