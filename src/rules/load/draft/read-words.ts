import { Findings } from '../../../documents/findings/findings.js';
import { answersOfProcess } from '../../../documents/kept-answers.js';
import type { Position } from '../../../documents/position.js';
import type { Words } from '../../model/words.js';
import type { Cursor } from '../../../documents/cursor.js';
import { compareConcepts } from '../messages/compare-concepts.js';
import { compareTradeWords } from '../messages/compare-trade-words.js';
import { compareNegationsOfNames } from '../messages/compare-negations.js';
import { compareSides } from '../messages/compare-sides.js';
import { comparePeriodsSaid } from '../messages/periods-said.js';
import { differingNumbers } from '../messages/numbers-in-text.js';
import { exchangedByKey } from '../messages/exchanged-by-key.js';
import { isUntranslated } from '../messages/same-texts.js';
import { tellUntranslated } from '../messages/tell-untranslated.js';
import { isKnownLocale } from './known-locale.js';

/**
 * A text in every locale of the rule set; a missing or surplus locale, and a blank text unless it may be so, is a
 * finding.
 */
export function readWords(cursor: Cursor, locales: readonly string[], findings: Findings, mayBeBlank = false): Words {
  const words: Record<string, string> = {};
  if (cursor.hasFault) return words;
  const { isRight } = findings.watch(() => {
    for (const [locale, value] of cursor.members)
      if (isKnownLocale(locale, value.at, locales, findings) && value.text !== undefined) words[locale] = value.text;
  });
  // A locale that is not known may be the one that is missing.
  if (cursor.present && isRight) checkLocales(words, cursor, locales, findings, mayBeBlank);
  return words;
}

/** What is told of an English name under another language. */
export const ofKey = (key: string, name: string | undefined, locale: string): string =>
  `the name in ${locale} is “${name}”, and the key is ${key}: are the names in two languages exchanged?`;

/**
 * As `readWords`, what something is called, by its key where it has an English one: one that was not translated, or
 * says something else, is a finding.
 */
export function readName(cursor: Cursor, locales: readonly string[], findings: Findings, key?: string): Words {
  const words = readWords(cursor, locales, findings);
  const exchanged = key === undefined ? undefined : exchangedByKey(key, words);
  if (key !== undefined && exchanged !== undefined) {
    findings.warning(cursor.member(exchanged).valueAt, 'misplaced-text', ofKey(key, words[exchanged], exchanged));
    return words;
  }
  const [first, ...others] = Object.entries(words).map(([locale, text]) => ({
    locale,
    text,
    at: cursor.member(locale).valueAt,
  }));
  if (!first) return words;
  for (const other of others) {
    if (isUntranslated(first, other)) tellUntranslated(first, other, findings);
    else compareNames(first, other, findings);
  }
  return words;
}

/** Two names that say the same are not compared again: systems share them, and so do the checks of a program. */
function compareNames(first: Name, other: Name, findings: Findings): void {
  const said = `names compared: ${JSON.stringify([first.locale, first.text, other.locale, other.text])}`;
  answersOfProcess.ask(said, () => {
    const found = new Findings();
    const differing = differingNumbers(first, other, true);
    if (differing) found.warning(other.at, differing.code, differing.message);
    const [one, two] = [inWords(first), inWords(other)];
    if (!compareSides(first, other, found)) compareConcepts(one, two, found);
    if (found.all.length === 0) comparePeriodsSaid(first, other, found);
    if (found.all.length === 0) compareNegationsOfNames(one, two, found);
    if (found.all.length === 0) compareTradeWords(one, two, found);
    findings.repeat(found.all);
    return found.all.length === 0 || undefined;
  });
}

const inWords = ({ locale, text, at }: Name) => ({ locale, words: text, at });

interface Name {
  readonly locale: string;
  readonly text: string;
  readonly at: Position;
}

function checkLocales(
  words: Words,
  cursor: Cursor,
  locales: readonly string[],
  findings: Findings,
  mayBeBlank: boolean,
): void {
  for (const locale of locales) {
    const found = cursor.member(locale);
    if (!found.present) missing(cursor.at, locale, findings);
    else if (!mayBeBlank && words[locale]?.trim() === '')
      findings.error(found.valueAt, 'empty-text', `the text for the locale ${locale} is blank`);
  }
}

const missing = (at: Position, locale: string, findings: Findings): void =>
  findings.error(at, 'missing-locale', `the text for the locale ${locale} is missing`);
