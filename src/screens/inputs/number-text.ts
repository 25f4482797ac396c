import { languageTag } from '../../text/language-tag.js';

/** How a number was written: the number, or what is wrong with the writing. */
export type NumberReading =
  | { readonly kind: 'number'; readonly value: number; readonly decimals: number }
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'thousands-mark' };

const plain = /^-?\d+(?:([.,])(\d+))?$/;
const grouped = /^-?\d{1,3}(?:([.,' \u00a0\u202f\u2019])\d{3})+(?:[.,]\d+)?$/;

/**
 * Reads a number as a person types it (design of screens, "Moving"): a point, or in a language that writes one a comma,
 * is the decimal mark. A thousands mark, or a mark with exactly three digits behind it where fewer decimals are
 * allowed, is not guessed at.
 */
export function readNumber(text: string, language: string, decimals: number): NumberReading {
  const written = text.trim();
  const match = plain.exec(written);
  const [, mark, fraction] = match ?? [];
  const value = match ? Number(written.replace(',', '.')) : Number.NaN;
  if (match && Number.isFinite(value) && (mark !== ',' || decimalMark(language) === ',')) {
    if (fraction?.length === 3 && decimals < 3) return { kind: 'thousands-mark' };
    return { kind: 'number', value, decimals: withoutEndingZeros(fraction ?? '').length };
  }
  return grouped.test(written) ? { kind: 'thousands-mark' } : { kind: 'not-a-number' };
}

/** A number as it is sent out: with a point and no thousands mark. */
export function writeNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  const [whole = '', fraction = ''] = value.toFixed(20).split('.');
  const digits = withoutEndingZeros(fraction);
  return digits === '' ? whole : `${whole}.${digits}`;
}

/** A loop, since a regular expression for zeros at the end begins anew at each zero of a long text. */
function withoutEndingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

const marks = new Map<string, string>();

/** The decimal mark that a capture language writes; a point is taken in every one. */
export function decimalMark(language: string): string {
  let mark = marks.get(language);
  if (mark === undefined) {
    mark =
      new Intl.NumberFormat(languageTag(language)).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ??
      '.';
    marks.set(language, mark);
  }
  return mark;
}
