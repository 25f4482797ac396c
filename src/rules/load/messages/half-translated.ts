import type { Findings } from '../../../documents/findings/findings.js';
import { isToBeWritten } from '../../../documents/findings/to-be-written.js';
import { placeOf } from '../../../documents/position.js';
import { languageOf } from '../../../text/language-of.js';
import type { ReadText } from '../glossary/wording.js';
import { readsAsAnother } from './check-languages.js';
import { isUntranslated } from './same-texts.js';
import { outsideBraces } from './numbers-in-text.js';
import { learnedFrom, type PairsOfTexts } from './other-language.js';
import { LettersOfTexts, type Side } from '../../../text/letters.js';
import { type WordsOfTexts, wordsUnder } from './words-of-texts.js';

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
  for (const number of (parts[0] ?? []).keys())
    for (const { pairs, same } of parts.flatMap((part) => part[number] ?? []))
      for (const [here, there] of [...pairs, ...same.filter(([one, other]) => !isUntranslated(one, other))]) {
        const isTold = before.has(placeOf(here.place())) || before.has(placeOf(there.place()));
        const reads = (side: Side, word: string): number => readsAsOther(learnedFrom(parts, number), side, word);
        const found = isTold
          ? undefined
          : (leftIn(here, there, words, (word) => reads(0, word) > reads(1, word)) ??
            leftIn(there, here, words, (word) => reads(1, word) > reads(0, word)));
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
  return told;
}

/** By how much a word of the text of a side reads as one of the other side. */
function readsAsOther(languages: ReturnType<typeof learnedFrom>, side: Side, word: string): number {
  const letters = new LettersOfTexts();
  letters.add(word);
  return languages.readsAsOther(side, letters.of(0));
}

/** What a text has of another one in that one's language; `isForeign`: whether a word of it reads as that one's. */
function leftIn(text: ReadText, of: ReadText, words: readonly WordsOfTexts[], isForeign: (word: string) => boolean) {
  const own = joining[languageOf(text.locale)];
  const foreign = joining[languageOf(of.locale)];
  if (!own || !foreign || own === foreign || text.isLaw) return undefined;
  if (isToBeWritten(text.text) || isToBeWritten(of.text)) return undefined;
  if ([text, of].some(({ locale }) => wordsUnder(words, locale).size < leastWords)) return undefined;
  const [here, there] = [wordsIn(text.text), wordsIn(of.text)];
  const left = runOf(here, there, foreign);
  if (left !== undefined) return { text, left, of };
  const word = languageOf(text.locale) === 'de' ? wordOf(here, there, text, words) : undefined;
  if (word === undefined) return undefined;
  // One that reads as German is right there, and was left in the other text.
  return isForeign(word) || wordsUnder(words, of.locale).get(word)?.texts !== 1
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
