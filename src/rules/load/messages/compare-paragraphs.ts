import { Findings } from '../../../documents/findings/findings.js';
import { insideBlock } from '../../../documents/inside-text.js';
import type { Position } from '../../../documents/position.js';
import { readsAsAnother } from './check-languages.js';
import { compareConcepts } from './compare-concepts.js';
import { compareNegationsOfParts } from './compare-negations.js';
import { differingLetters, differingNumbers, outsideBraces, type TextInLocale } from './numbers-in-text.js';
import { paragraphsOf } from './paragraphs.js';

interface LongText extends TextInLocale {
  readonly at: Position;
}

/** So many letters show which paragraph is meant. */
const lettersShown = 30;

/**
 * A text that has paragraphs has as many in every language, and each of them its language, the numbers of the other
 * one, and words for what that says. False: neither text has several.
 */
export function compareParagraphs(first: LongText, other: LongText, findings: Findings): boolean {
  if (!first.text.includes('\n') && !other.text.includes('\n')) return false;
  const [here, there] = [other, first].map(eachOf) as [readonly LongText[], readonly LongText[]];
  if (here.length !== there.length) {
    const message = `found ${here.length} paragraphs; the text in ${first.locale} has ${there.length}`;
    findings.warning(other.at, 'different-numbers', message);
    return true;
  }
  // A text that is in another language as a whole is told as that.
  const mayBeLeft = ![first, other].some(readsAsAnother);
  for (const [index, paragraph] of here.entries()) {
    const beside = there[index] as LongText;
    if (mayBeLeft && [beside, paragraph].map((each) => tellLeft(each, findings)).includes(true)) continue;
    const found = new Findings();
    const differing = differingNumbers(beside, paragraph);
    if (differing) found.warning(paragraph.at, differing.code, differing.message);
    const letters = differingLetters(beside, paragraph);
    if (letters !== undefined) found.warning(paragraph.at, 'different-numbers', letters);
    for (const [one, two] of inSentences(inWords(beside), inWords(paragraph))) {
      const before = found.all.length;
      compareConcepts(one, two, found);
      if (found.all.length === before) compareNegationsOfParts(one, two, true, found);
    }
    for (const { at, code, message } of found.all)
      findings.warning(at, code, `${message} (in the paragraph ${shown(paragraph)})`);
  }
  return true;
}

const eachOf = ({ locale, text, at }: LongText): readonly LongText[] =>
  paragraphsOf(text).map(({ text: paragraph, from }) => ({ locale, text: paragraph, at: insideBlock(at, from) ?? at }));

/** A paragraph that was left in the other language. */
function tellLeft(paragraph: LongText, findings: Findings): boolean {
  const found = readsAsAnother(paragraph);
  if (!found) return false;
  const message = `the paragraph ${shown(paragraph)} is in ${found.other.name}; expected ${found.own.name} (${paragraph.locale})`;
  findings.warning(paragraph.at, 'untranslated-text', message);
  return true;
}

type InWords = ReturnType<typeof inWords>;

/** Two paragraphs sentence by sentence, where both have as many. */
function inSentences(first: InWords, other: InWords): readonly (readonly [InWords, InWords])[] {
  const [there, here] = [first, other].map(({ words }) => words.split(sentenceEnd)) as [string[], string[]];
  if (there.length !== here.length) return [[first, other]];
  return here.map(
    (words, index) =>
      [
        { ...first, words: there[index] as string },
        { ...other, words },
      ] as const,
  );
}

/** Behind a word, and before one: no abbreviation of one letter, and no number. */
const sentenceEnd = /(?<=\p{L}{3}[.?!]) (?=\p{Lu})/u;

const inWords = ({ locale, text, at }: LongText) => ({ locale, words: outsideBraces(text), at });

const shown = ({ text }: TextInLocale): string => `“${text.slice(0, lettersShown)}…”`;
