import { perLocale } from '../../text/per-locale.js';
import { type DatePart, daysInMonth, isOfCalendar, type PartialDate, partialDate } from './date.js';

/** What a text means that a person typed as a date. */
export type DateReading =
  | { readonly kind: 'date'; readonly date: PartialDate }
  /** A day that its month does not have; `month` is that month. */
  | { readonly kind: 'no-such-day'; readonly month: PartialDate; readonly days: number }
  /** Nearly a date: what may be meant. */
  | { readonly kind: 'unclear'; readonly meant: readonly PartialDate[] }
  | { readonly kind: 'no-date' };

type Piece = DatePart | { readonly text: string };

/** A way to write a date: its parts, and between them what stands there, each sign and word for itself. */
interface DateForm {
  readonly pieces: readonly Piece[];
  /** How many digits a month or day has at least. */
  readonly digits: 1 | 2;
  /** How many digits a year may have. */
  readonly yearDigits: readonly number[];
  /** By the name of a month in lower case, where the form writes it as a word. */
  readonly months: ReadonlyMap<string, number>;
}

/** The forms of a locale, and how it names the numeric ones. */
interface LocaleForms {
  readonly forms: readonly DateForm[];
  readonly names: Readonly<Record<DatePart, string>>;
}

type Style = Intl.DateTimeFormatOptions;

const numeric: Style = { year: 'numeric', month: '2-digit', day: '2-digit' };
/**
 * How a person may write a date beside the numbers: as the locale writes it, short or in full, exact to the day or not.
 */
const further: readonly Style[] = [
  { dateStyle: 'medium' },
  { dateStyle: 'long' },
  { year: 'numeric', month: '2-digit' },
  { year: 'numeric', month: 'short' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric' },
];
const noNames: ReadonlyMap<string, number> = new Map();

/** In every locale: the form of the specification, and that of ISO 8601. */
const everywhere: readonly DateForm[] = ['.', '-'].flatMap((text) => [
  { pieces: ['year'], digits: 2, yearDigits: [4], months: noNames },
  { pieces: ['year', { text }, 'month', { text }, 'day'], digits: 2, yearDigits: [4], months: noNames },
  { pieces: ['year', { text }, 'month'], digits: 2, yearDigits: [4], months: noNames },
]);

const formatOf = (tag: string, style: Style): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(tag, { ...style, calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' });

/** Dates as a text prints them, by how exact they are. */
const printed = {
  day: perLocale((tag) => formatOf(tag, { dateStyle: 'medium' })),
  month: perLocale((tag) => formatOf(tag, { year: 'numeric', month: 'long' })),
  year: perLocale((tag) => formatOf(tag, { year: 'numeric' })),
} as const;

/** A date as the locale writes it, as exact as it is: "14.03.1992", "März 1992". */
export function writeDate(date: PartialDate, locale: string): string {
  return printed[exactness(date)](locale).format(utc(date));
}

/**
 * Reads a date as a person types it in a locale (decisions, "Capture"): in the specification's form, in that of ISO
 * 8601, or as the locale writes it. What the calendar does not have and what is not clear is not guessed at.
 */
export function readDate(text: string, locale: string): DateReading {
  const pieces = text.length > longest ? [] : piecesOf(text);
  let nearest: DateReading = { kind: 'no-date' };
  for (const form of [...everywhere, ...formsOf(locale).forms]) {
    const reading = readForm(form, pieces);
    if (reading.kind === 'date') return reading;
    if (nearest.kind === 'no-date') nearest = reading;
  }
  return nearest;
}

/** What the numeric forms of a locale are called, the most exact first, down to `exactTo`: "TT.MM.JJJJ", "MM.JJJJ". */
export function dateFormNames(locale: string, exactTo: DatePart = 'year'): readonly string[] {
  const { names } = formsOf(locale);
  const all = ['day', 'month', 'year'] as const;
  return all.slice(0, all.indexOf(exactTo) + 1).map((part) => names[part]);
}

const exactness = ({ month, day }: PartialDate): DatePart =>
  day !== undefined ? 'day' : month !== undefined ? 'month' : 'year';

function utc({ year, month, day }: PartialDate): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, (month ?? 1) - 1, day ?? 1);
  return date;
}

const formsOf = perLocale((tag): LocaleForms => {
  const parts = formatOf(tag, numeric).formatToParts(utc({ year: 2003, month: 2, day: 1 }));
  const order = parts.flatMap(({ type }) => (isDatePart(type) ? [type] : []));
  const separator = piecesOf(parts[parts.findIndex(({ type }) => isDatePart(type)) + 1]?.value ?? '');
  const monthAndYear = order.filter((part) => part !== 'day');
  const fields = new Intl.DisplayNames(tag, { type: 'dateTimeField' });
  const letters = (part: DatePart): string =>
    (fields.of(part) ?? part)
      .charAt(0)
      .toLocaleUpperCase(tag)
      .repeat(part === 'year' ? 4 : 2);
  const named = (order: readonly DatePart[]): string => order.map(letters).join(separator.join(''));
  return {
    forms: [
      numericForm(order, separator),
      numericForm(monthAndYear, separator),
      ...further.map((style) => styledForm(tag, style)),
    ],
    names: { day: named(order), month: named(monthAndYear), year: named(['year']) },
  };
});

/** Two digits of a year are read, to be asked about, where nothing else could be meant. */
function numericForm(parts: readonly DatePart[], separator: readonly string[]): DateForm {
  const between = separator.map((text) => ({ text }));
  const pieces = parts.flatMap((part, index): readonly Piece[] => (index === 0 ? [part] : [...between, part]));
  return { pieces, digits: 1, yearDigits: parts.length > 2 ? [4, 2] : [4], months: noNames };
}

/** The form that a style of the locale has, with the names of its months. */
function styledForm(tag: string, style: Style): DateForm {
  const format = formatOf(tag, style);
  const parts = (month: number): readonly Intl.DateTimeFormatPart[] =>
    format.formatToParts(utc({ year: 2003, month, day: 1 }));
  const months = new Map<string, number>();
  for (let month = 1; month <= 12; month++) {
    const [name = ''] = piecesOf(parts(month).find(({ type }) => type === 'month')?.value ?? '');
    if (/\p{L}/u.test(name)) months.set(name, month);
  }
  const pieces = parts(1).flatMap(({ type, value }): readonly Piece[] =>
    isDatePart(type) ? [type] : piecesOf(value).map((text) => ({ text })),
  );
  return { pieces, digits: 1, yearDigits: [4], months };
}

const isDatePart = (type: string): type is DatePart => type === 'year' || type === 'month' || type === 'day';
/** Nobody writes a date longer than this. */
const longest = 60;

/** The numbers, words and signs of a text, in lower case; blanks and marks of direction only stand between them. */
const piecesOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/\d+|[\p{L}\p{M}]+|[^\s\d\p{L}\p{M}\u200e\u200f]/gu) ?? [];

/** The fields of a date that is written in a form; undefined when it is not. */
function fieldsOf({ pieces, digits, yearDigits, months }: DateForm, written: readonly string[]): Fields | undefined {
  const fields: Partial<Record<DatePart, string>> = {};
  let at = 0;
  for (const piece of pieces) {
    const found = written[at] ?? '';
    at += 1;
    if (typeof piece !== 'string') {
      if (found !== piece.text) return undefined;
      continue;
    }
    const isNumber = /^\d+$/.test(found);
    const isName = piece === 'month' && months.size > 0;
    const fits = piece === 'year' ? yearDigits.includes(found.length) : found.length <= 2 && found.length >= digits;
    if (isName ? !months.has(found) : !isNumber || !fits) return undefined;
    fields[piece] = found;
    // The point behind an abbreviated name.
    if (isName && written[at] === '.') at += 1;
  }
  return at === written.length ? fields : undefined;
}

type Fields = Readonly<Partial<Record<DatePart, string>>>;

function readForm(form: DateForm, written: readonly string[]): DateReading {
  const fields = fieldsOf(form, written);
  if (!fields?.year) return { kind: 'no-date' };
  const number = (field: string | undefined): number | undefined =>
    field === undefined ? undefined : (form.months.get(field) ?? Number(field));
  const year = Number(fields.year);
  const [month, day] = [number(fields.month), number(fields.day)];
  const date = partialDate(year, month, day);
  if (fields.year.length === 2) return unclear([1900, 2000].map((century) => ({ ...date, year: century + year })));
  if (isOfCalendar(date)) return { kind: 'date', date };
  if (month === undefined || day === undefined || year === 0) return { kind: 'no-date' };
  if (month > 12) return unclear([{ year, month: day, day: month }]);
  return month > 0 && day > 0
    ? { kind: 'no-such-day', month: { year, month }, days: daysInMonth(year, month) }
    : { kind: 'no-date' };
}

function unclear(dates: readonly PartialDate[]): DateReading {
  const meant = dates.filter(isOfCalendar);
  return meant.length > 0 ? { kind: 'unclear', meant } : { kind: 'no-date' };
}
