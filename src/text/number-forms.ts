import { perLocale } from './per-locale.js';

/** What a text may mean that a person typed as a number. */
export interface NumberReading {
  readonly value: number;
  /** How many decimals matter: 1 of "1.50". */
  readonly decimals: number;
  /** Whether the last mark stands before decimals, or between groups of digits. */
  readonly as: 'decimals' | 'groups';
  /** It is written as the locale writes numbers; else only as others do. */
  readonly own: boolean;
}

/** Numbers as a locale writes them in texts. */
export const numberFormat = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 6 }));
/** The same without a mark between groups of digits: nobody reads it in two ways. */
export const ungroupedFormat = perLocale(
  (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 6, useGrouping: false }),
);

/** A number as it is sent out, in every locale: with a point and no mark between groups. */
export function plainNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  const [whole = '', fraction = ''] = value.toFixed(20).split('.');
  const digits = withoutEndingZeros(fraction);
  return digits === '' ? whole : `${whole}.${digits}`;
}

/**
 * Reads a number as a person types it in a locale (decisions, "Capture"): with the decimal mark of the locale or a
 * point, with the marks of the locale, blanks or apostrophes between groups of digits. All that it may mean, own
 * readings first; several where one mark stands before exactly three digits ("4.500"), none when it is no number.
 */
export function readNumber(text: string, locale: string): readonly NumberReading[] {
  const written = plainMark(text.trim().replace('−', '-'));
  const marks = marksOf(locale);
  const readings = digitsOnly.test(written)
    ? [decimalReading(written, marks)]
    : [decimalReading(written, marks), groupedReading(written, marks)];
  if (threeDigits.test(written)) {
    const other = written.includes('.') ? ',' : '.';
    readings.push(decimalReading(written, { decimal: ',' }, false));
    readings.push(groupedReading(written, { ...marks, group: other === '.' ? ',' : '.', decimal: other }, false));
  }
  const found = readings.filter((reading) => reading !== undefined);
  return found.filter(({ as }, index) => index === found.findIndex((each) => each.as === as));
}

/** One mark that stands before decimals in some languages and between groups in others, and three digits behind it. */
const threeDigits = /^-?[1-9]\d{0,2}[.,]\d{3}$/;
/** No mark can be read in two ways where none is. */
const digitsOnly = /^-?\d+$/;
/** Digits with marks between them. */
const groupedNumber = /^-?\d[\d.,' ]*\d$/;
/** Nobody groups more digits. */
const longestGrouped = 40;

interface Marks {
  readonly decimal: string;
  readonly group: string;
  /** Whole numbers with their groups, which are not of three digits everywhere. */
  readonly groups: Intl.NumberFormat;
}

const marksOf = perLocale((tag): Marks => {
  const groups = new Intl.NumberFormat(tag, { useGrouping: 'always', numberingSystem: 'latn' });
  const parts = groups.formatToParts(1234567.5);
  const mark = (type: 'decimal' | 'group'): string => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: mark('decimal'), group: plainMark(mark('group')), groups };
});

const plainMark = (text: string): string => text.replace(/\s/g, ' ').replace(/’/g, "'");

function decimalReading(written: string, { decimal }: Pick<Marks, 'decimal'>, own = true): NumberReading | undefined {
  const [, whole, mark, fraction = ''] = /^(-?\d+)(?:([.,])(\d+))?$/.exec(written) ?? [];
  if (whole === undefined || (mark !== undefined && mark !== '.' && mark !== decimal)) return undefined;
  return reading(whole, fraction, 'decimals', own);
}

function groupedReading(written: string, { decimal, group, groups }: Marks, own = true): NumberReading | undefined {
  if (written.length > longestGrouped) return undefined;
  for (const mark of new Set([decimal, '.'])) {
    const [whole = '', fraction, ...rest] = written.split(mark);
    const digits = whole.replace(/\D/g, '');
    const [between = '', ...others] = new Set(whole.replace(/[-\d]/g, ''));
    const isWritten = groupedNumber.test(whole) && (fraction === undefined || /^\d+$/.test(fraction));
    if (!isWritten || rest.length + others.length > 0 || ![group, ' ', "'"].includes(between)) continue;
    if (inGroups(whole.replace('-', '')) === inGroups(groups.format(BigInt(digits))))
      return reading(`${whole.startsWith('-') ? '-' : ''}${digits}`, fraction ?? '', 'groups', own);
  }
  return undefined;
}

/** The groups of a number, whatever stands between them. */
const inGroups = (text: string): string => text.replace(/\D/g, ' ');

function reading(whole: string, fraction: string, as: NumberReading['as'], own: boolean): NumberReading | undefined {
  const value = Number(`${whole}.${fraction}`);
  return Number.isFinite(value) ? { value, decimals: withoutEndingZeros(fraction).length, as, own } : undefined;
}

/** A loop, since a regular expression for zeros at the end begins anew at each zero of a long text. */
function withoutEndingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}
