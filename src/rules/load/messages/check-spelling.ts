import type { Findings } from '../../../documents/findings/findings.js';
import { type Position, placeOf as written } from '../../../documents/position.js';
import { isToBeWritten } from '../../../documents/findings/to-be-written.js';
import { grouped } from '../../../lists/grouped.js';
import type { ReadText } from '../glossary/wording.js';
import { languageOf } from '../../../text/language-of.js';

/** A word where it stands in a text. */
interface Standing {
  readonly text: ReadText;
  readonly at: number;
}

/** Where a word stands first in some texts, and how often. */
interface Spelled extends Standing {
  count: number;
  /** Where it stands a second time. */
  again?: Standing;
}

/** The longer words of some texts by language, in small letters. */
export type SpelledWords = ReadonlyMap<string, ReadonlyMap<string, Spelled>>;

/** Of shorter words too many are like others: `from`, `form`. */
const leastLetters = 6;
/** Of words with fewer letters too many are one letter apart: `vergangen`, `verlangen`. */
const leastLettersForOther = 10;
/**
 * How many letters in front and behind are never the slip: there stands what is in front of a stem, and what ends it.
 */
const [inFront, behind] = [2, 3];
/** What stands at the end of a compound, and is a word itself, is meant. */
const leastLettersOfPart = 5;
/** What stands so often, and so many times as often as what is like it, is surely spelled so. */
const often = 3;
/** What stands more often is meant so: a slip is copied once, if at all. */
const mostSlips = 2;

/**
 * What German and English write alike, in small letters: a text of one that has it first is no text of the other. Most
 * of it is of Latin (`normal`, `total`).
 */
const ofBoth = /(?:al|an|ar|el|il|iv|or|um)$|^(?:blind|extern|extra|halt|heute|intern|modern|under|warm|winter)$/;
/** A word that so many texts have is one of their language; of one with letters that the other has not fewer tell. */
const ofLanguage = { words: 4, letters: 2 };
/** Letters that English has in names alone: none of these stands in several German texts and in one English one. */
const notEnglish = /[äöüß]/;

/** The words that stand in texts. */
export function spelledWords(texts: Iterable<ReadText>): SpelledWords {
  const found = new Map<string, Map<string, Spelled>>();
  for (const text of texts) {
    const language = languageOf(text.locale);
    let ofLanguage = found.get(language);
    if (!ofLanguage) found.set(language, (ofLanguage = new Map()));
    const small = text.text.toLowerCase();
    // No name of a value that is filled in, and no key of a choice.
    for (const { 0: word, index } of small.matchAll(/(?<![\p{L}{])\p{L}{5,}/gu))
      add(ofLanguage, word, { text, at: index, count: 1 });
  }
  return found;
}

function add(words: Map<string, Spelled>, word: string, { text, at, count, again }: Spelled): void {
  const known = words.get(word);
  if (!known) {
    words.set(word, { text, at, count, ...(again && { again }) });
    return;
  }
  known.count += count;
  known.again ??= { text, at };
}

/**
 * Words of another language, and those that stand once or twice in all texts, and are written as one that stands often,
 * but for two letters in the wrong order, for the dots of an umlaut, for a letter twice instead of once, or, in a long
 * one, for a letter within that is another one, is missing or too many.
 */
export function checkSpelling(parts: readonly SpelledWords[], told: ReadonlySet<string>, findings: Findings): void {
  const words = new Map<string, ReadonlyMap<string, Spelled>>();
  for (const language of new Set(parts.flatMap((each) => [...each.keys()]))) {
    const all = new Map<string, Spelled>();
    for (const part of parts) for (const [word, spelled] of part.get(language) ?? []) add(all, word, spelled);
    words.set(language, all);
  }
  for (const all of words.values()) {
    for (const others of words.values()) if (others !== all) reportForeign(all, others, told, findings);
    const usual = [...all].filter(([, { count }]) => count >= often);
    const byLetters = grouped(usual, ([word]) => lettersOf(word));
    const byEnds = grouped(
      usual.filter(([word]) => word.length >= leastLettersForOther - 1),
      ([word]) => endsOf(word),
    );
    const withSharp = new Map(
      usual.filter(([word]) => word.includes('ß')).map(([word, each]) => [doubled(word), each]),
    );
    const withUmlaut = new Map(
      usual
        .filter(([word]) => umlaut.test(word) && !changesWord.test(word))
        .map(([word, each]) => [withoutUmlauts(word), each]),
    );
    const withOneLess = new Map(usual.flatMap(([word, each]) => withoutDoubles(word).map((less) => [less, each])));
    for (const [word, spelled] of all) {
      if (spelled.count > mostSlips || word.length < leastLetters) continue;
      const exchanged = byLetters.get(lettersOf(word))?.find(([other]) => areExchanged(word, other));
      const right =
        exchanged?.[1] ??
        withSharp.get(word) ??
        withUmlaut.get(word) ??
        (word.includes('ß') ? all.get(doubled(word)) : undefined) ??
        withOneLess.get(word) ??
        all.get(withoutDoubles(word).find((less) => all.has(less)) ?? '') ??
        byEnds.get(endsOf(word))?.find(([other]) => isSlipOf(word, other) && !endsWithWord(word, other, all))?.[1];
      if (!right || right.count < often * spelled.count) continue;
      for (const slip of [spelled, spelled.again]) if (slip && !isTold(slip, told)) tell(slip, right, findings);
    }
  }
}

/** Words in small letters, or with letters of another language: in one text, and in many of that language. */
function reportForeign(
  words: ReadonlyMap<string, Spelled>,
  others: ReadonlyMap<string, Spelled>,
  told: ReadonlySet<string>,
  findings: Findings,
): void {
  for (const [word, { count, text, at }] of words) {
    const there = count === 1 ? others.get(word) : undefined;
    if (!there || isToBeWritten(text.text) || isInPath(text.text, at)) continue;
    const hasItsLetters = languageOf(text.locale) === 'en' && notEnglish.test(word);
    if (there.count < (hasItsLetters ? ofLanguage.letters : ofLanguage.words) || ofBoth.test(word)) continue;
    if (!hasItsLetters && [writtenAt({ text, at }), writtenAt(there)].some((each) => each !== word)) continue;
    if (isTold({ text, at }, told)) continue;
    const message = `found "${word}" in ${partOf({ text, at })}; no other text in ${text.locale} has it, and ${there.count} in ${there.text.locale} have`;
    findings.warning(placeOf({ text, at }), 'wrong-language', message);
  }
}

/** Of a text that has a finding of its own nothing else is told. */
const isTold = ({ text }: Standing, told: ReadonlySet<string>): boolean => told.has(written(text.place()));

/** Of what is filled in: `{row.asked}`. */
const isInPath = (text: string, at: number): boolean => /\{[\w.]+\.$/.test(text.slice(Math.max(0, at - 200), at));

function tell(slip: Standing, right: Standing, findings: Findings): void {
  const message = `found "${writtenAt(slip)}" in ${partOf(slip)}; other texts have "${writtenAt(right)}"`;
  findings.warning(placeOf(slip), 'wrong-spelling', message);
}

const partOf = ({ text: { text }, at }: Standing): string => `"…${text.slice(Math.max(0, at - 8), at + 24)}…"`;

function placeOf({ text: { place }, at }: Standing): Position {
  const { file, line, column } = place();
  return { file, line, column: column + at };
}

const writtenAt = ({ text: { text }, at }: Standing): string =>
  (text.slice(at).match(/^\p{L}+/u) as RegExpMatchArray)[0];

const endsOf = (word: string): string => word.slice(0, inFront) + word.slice(-behind);

/** Whether a long word is another one but for one letter within: another one, one that is missing or one too many. */
function isSlipOf(word: string, other: string): boolean {
  if (Math.max(word.length, other.length) < leastLettersForOther || Math.abs(word.length - other.length) > 1)
    return false;
  const same = sameInFront(word, other);
  const [rest, otherRest] = [word.slice(same), other.slice(same)];
  return (
    rest.slice(rest.length >= otherRest.length ? 1 : 0) === otherRest.slice(otherRest.length >= rest.length ? 1 : 0)
  );
}

/** Whether the word ends with another one of the texts, in which it differs. */
function endsWithWord(word: string, other: string, all: ReadonlyMap<string, Spelled>): boolean {
  for (let at = sameInFront(word, other); at >= inFront; at--)
    if (word.length - at >= leastLettersOfPart && all.has(word.slice(at))) return true;
  return false;
}

function sameInFront(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** As it is written where there is no ß. */
const doubled = (word: string): string => word.replaceAll('ß', 'ss');

const umlaut = /[äöü]/;
/** Where it makes another word of one: `Schäden`, `würden`, `zählen`. */
const changesWord = /[äöü][^aeiouäöü]*e[lnrst]?$/;
const withoutUmlauts = (word: string): string => word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u');

/** The word without one letter of each two that are the same. */
function withoutDoubles(word: string): readonly string[] {
  const less: string[] = [];
  for (let at = 1; at < word.length; at++)
    if (word[at] === word[at - 1]) less.push(word.slice(0, at) + word.slice(at + 1));
  return less;
}

/** The same number for words of the same letters in whatever order; seldom for others. */
function lettersOf(word: string): number {
  let sum = 0;
  for (let at = 0; at < word.length; at++) sum += (word.charCodeAt(at) - 90) ** 3;
  return sum;
}

/** Whether words of the same length differ in nothing but the order of two letters beside each other. */
function areExchanged(one: string, other: string): boolean {
  const at = sameInFront(one, other);
  return (
    one.length === other.length &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}
