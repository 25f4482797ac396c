import type { Findings } from '../../../documents/findings/findings.js';
import { grouped } from '../../../lists/grouped.js';
import type { CatalogueDraft, EntryDraft } from './catalogue-draft.js';

/** So many keys show what keys look like; a shape that so many have is one of theirs. */
const leastKeys = { ofAll: 50, ofShape: 5 };

/**
 * The one key with a digit that looks like no other of a classification, and as something else would be read or typed:
 * `10-Mrz` and `1E10` are what a spreadsheet makes of `M10` and `E10`, `L2O` has a letter for a digit, and `63.293`
 * stands among numbers of five digits.
 */
export function checkKeyShapes({ name, keyed, entries }: CatalogueDraft, findings: Findings): void {
  const numbered = [...entries.values()].filter(({ word }) => keyed && /\d/.test(word));
  if (numbered.length >= leastKeys.ofAll && tellsOtherDigits(name, numbered, findings)) return;
  const [spaced, ...more] = [...entries.values()].filter(({ word }) => keyed && word.includes(' '));
  if (spaced && more.length === 0 && entries.size > leastKeys.ofAll)
    findings.warning(
      spaced.placeOf('word'),
      'wrong-value',
      `"${spaced.word}" has words; no other key of ${name} has any: are two of its cells exchanged?`,
    );
  if (numbered.length < leastKeys.ofAll) return;
  const shapes = grouped(numbered, ({ word }) => shapeOf(word));
  const usual = new Set([...shapes].flatMap(([shape, { length }]) => (length < leastKeys.ofShape ? [] : [shape])));
  const [entry, ...others] = numbered.filter(({ word }) => !usual.has(shapeOf(word)));
  if (!entry || others.length > 0) return;
  const { word } = entry;
  const reason = spreadsheetForm(word) ?? letterForDigit(word, usual);
  if (reason !== undefined)
    findings.warning(entry.placeOf('word'), 'wrong-value', `no other key of ${name} looks like "${word}", ${reason}`);
}

/** Whether all keys but one are numbers of as many digits: that one has a sign between them, or more or fewer. */
function tellsOtherDigits(name: string, numbered: readonly EntryDraft[], findings: Findings): boolean {
  const ofLength = grouped(numbered, ({ word }) => (isNumber(word) ? word.length : 0));
  const [length] = [...ofLength].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  const [odd, ...more] = numbered.filter(({ word }) => !isNumber(word) || word.length !== length);
  const meant = odd?.word.replace(/[.,' -]/g, '') ?? '';
  if (!odd || !length || more.length > 0 || !isNumber(meant)) return false;
  const cure = meant.length === length ? `: ${meant}?` : '';
  const message = `no other key of ${name} looks like "${odd.word}"; all others are numbers of ${length} digits${cure}`;
  findings.warning(odd.placeOf('word'), 'wrong-value', message);
  return true;
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

function spreadsheetForm(word: string): string | undefined {
  if (/^\d+[Ee]\d+$/.test(word)) return 'as a number with an exponent';
  return /^\d{1,2}[-. ]+\p{L}{3,}$|^\p{L}{3,}[-. ]+\d{1,2}$/u.test(word) ? 'as a spreadsheet writes a date' : undefined;
}

function letterForDigit(word: string, usual: ReadonlySet<string>): string | undefined {
  const meant = withDigits(word);
  return usual.has(shapeOf(meant)) ? `with a letter for a digit: ${meant}?` : undefined;
}

/** `A9.9` of `J45.1`. */
const shapeOf = (word: string): string => word.replace(/\p{L}+/gu, 'A').replace(/\d+/g, '9');

const digitFor: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1', S: '5', B: '8' };

/** Behind its first character each letter that looks like a digit is one. */
const withDigits = (word: string): string =>
  word.slice(0, 1) + [...word.slice(1)].map((letter) => digitFor[letter] ?? letter).join('');
