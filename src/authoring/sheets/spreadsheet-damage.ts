import { fromWindows1252 } from './one-byte-encodings.js';

/** What a spreadsheet makes of cells without being asked, and how it is recognised. */
interface Damage {
  /** Whether `found` is what became of `was`. */
  readonly made: (was: string, found: string) => boolean;
  /** Nothing is lost: what was there before stands in its place again. */
  readonly mended?: true;
  readonly says: string;
}

const asNumber = (text: string): number | undefined =>
  /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;

const damages: readonly Damage[] = [
  { made: (was, found) => found.trim() === was.trim(), mended: true, says: 'spaces around it' },
  {
    made: (was, found) => found.trim().normalize('NFC') === was.trim().normalize('NFC'),
    mended: true,
    says: 'letters and their accents apart (decomposed umlauts)',
  },
  {
    made: (was, found) => /^(?:true|false)$/.test(was) && truthOf(found) === was,
    mended: true,
    says: 'the word for true or false of another language',
  },
  {
    made: (was, found) => isDateWord(found) && sameDateParts(was, found),
    says: 'the spreadsheet took it for a date',
  },
  {
    made: (was, found) => sameShortened(was, found),
    says: 'the spreadsheet shortened the number',
  },
  {
    made: (was, found) => asNumber(was) !== undefined && asNumber(was) === asNumber(found),
    says: 'zeros were lost',
  },
  {
    made: (was, found) => found.length < was.length && cutLengths.includes(found.length) && was.startsWith(found),
    says: 'the text was cut off',
  },
  {
    made: (was, found) => found.includes('\uFFFD') || (found.includes('?') && sameButLost(was, found)),
    says: 'letters were lost when the file was saved; save it as UTF-8',
  },
  {
    made: (was, found) => readAsWindows(was) === found,
    says: 'UTF-8 was read as Windows-1252; open the file as UTF-8',
  },
];

const cutLengths: readonly number[] = [254, 255, 256, 32767];

/** What became of a cell on its way through a spreadsheet; undefined: somebody changed it. */
export function damageOf(was: string, found: string): Pick<Damage, 'mended' | 'says'> | undefined {
  return was === found ? undefined : damages.find(({ made }) => made(was, found));
}

/** What was mended in a cell that is tidy now: spaces around it, or accents apart. */
export const mendedIn = (tidied: string, found: string): string =>
  (damageOf(tidied, found) as Pick<Damage, 'says'>).says;

/** A cell that is certainly damaged, whatever stood there. */
export function surelyDamaged(found: string): string | undefined {
  if (found.includes('\uFFFD')) return 'letters were lost when the file was saved; save it as UTF-8';
  if (/\p{Cc}/u.test(found.replaceAll(/[\t\r\n]/g, '')))
    return 'it holds signs that nobody can see; the encoding was changed';
  return isMojibake(found) ? 'UTF-8 was read as Windows-1252; open the file as UTF-8' : undefined;
}

/** Of codes: a form in which no code would be written that is not damaged. */
export function oddCode(found: string): string | undefined {
  if (isDateWord(found)) return 'the spreadsheet probably took a code for a date';
  return /^\d+(?:[.,]\d+)?E[+-]\d+$/i.test(found) ? 'the spreadsheet probably shortened a code' : undefined;
}

/** `true` or `false`, in the words of spreadsheets. */
export function truthOf(text: string): string {
  const word = text.trim().toLowerCase();
  if (['true', 'wahr', 'vrai', 'vero', 'verdadero'].includes(word)) return 'true';
  return ['false', 'falsch', 'faux', 'falso'].includes(word) ? 'false' : text;
}

const months: readonly (readonly string[])[] = [
  ['jan'],
  ['feb'],
  ['mar', 'mrz', 'mär'],
  ['apr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
];
const monthOf = (word: string): number =>
  months.findIndex((names) => names.includes(word.slice(0, 3).toLowerCase())) + 1;

/** `01. Mai`, `1-Mar`, `Mar-01`, `Mai 10`, `01.05.2026`, `5/1/2026`, `2026-05-01`. */
export function isDateWord(text: string): boolean {
  const trimmed = text.trim();
  if (/^\d{1,2}([./-])\d{1,2}\1\d{2,4}$/.test(trimmed) || /^\d{4}-\d{2}-\d{2}(?: 00:00:00)?$/.test(trimmed))
    return true;
  const [, before, after] =
    /^\d{1,4}[-. ]{1,2}(\p{L}{3,9})\.?(?:[-. ]{1,2}\d{2,4})?$|^(\p{L}{3,9})\.?[-. ]{1,2}\d{1,4}$/u.exec(trimmed) ?? [];
  return monthOf(before ?? after ?? '') > 0;
}

/**
 * Day and month of a date are the numbers, or the name of a month, that the code had; a year was added or shortened.
 */
function sameDateParts(was: string, found: string): boolean {
  const parts = numbersIn(found);
  const all = numbersIn(was);
  const same = (a: number, b: number): boolean =>
    a === b || (a >= 1900 && a % 100 === b) || (b >= 1900 && b % 100 === a);
  return all.length > 1 && all.every((number) => parts.some((part) => same(part, number)));
}

const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d+|\p{L}{3,}/gu)]
    .map(([part]) => (/\d/.test(part) ? Number(part) : monthOf(part)))
    .filter((number) => number > 0);

/** `1.23E+09` of `1234567890`, or of the code `123E7`. */
function sameShortened(was: string, found: string): boolean {
  const [, mantissa = ''] = /^(\d+(?:[.,]\d+)?)E[+-]?\d+$/i.exec(found.trim()) ?? [];
  const number = Number(was.replace(',', '.'));
  if (mantissa === '' || was.trim() === '' || !Number.isFinite(number)) return false;
  const digits = Math.min(mantissa.replace(/\D/, '').length, 21);
  return number.toPrecision(digits) === Number(found.replace(',', '.')).toPrecision(digits);
}

/** Every letter beyond ASCII became a question mark. */
const sameButLost = (was: string, found: string): boolean =>
  /[^\x20-\x7e]/u.test(was) && was.replaceAll(/[^\x20-\x7e]/gu, '?') === found;

const readAsWindows = (text: string): string => fromWindows1252(new TextEncoder().encode(text));

/** `Ã¼`: the two bytes of an umlaut, each as a letter of its own. */
const isMojibake = (text: string): boolean =>
  /[\u00C2\u00C3][\u0080-\u00BF\u20AC\u201A-\u203A\u0152-\u0178]/.test(text);
