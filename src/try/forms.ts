/**
 * Dates and numbers as people write them: the service takes them in the forms of the capture language and sends them in
 * its own, dates year first with points (`1992.03.14`, `1992.03`, `1992`), numbers with a decimal point.
 */

const marks: Readonly<Record<string, string>> = { de: '.', en: '/' };

/** A date as the service sends it, as it is written in a language; anything else stays as it is. */
export function shownDate(value: string, language: string): string {
  const parts = partsOf(value);
  return parts ? [...parts].reverse().join(marks[language.slice(0, 2)] ?? '/') : value;
}

/** The same in words, with what it is exact to: "14 March 1992". */
export function dateInWords(value: string, language: string): string {
  const parts = partsOf(value);
  if (!parts) return '';
  const [year = '', month = '1', day = '1'] = parts;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return new Intl.DateTimeFormat(language.slice(0, 2) === 'en' ? 'en-GB' : language.slice(0, 2), {
    timeZone: 'UTC',
    year: 'numeric',
    ...(parts.length > 1 && { month: 'long' as const }),
    ...(parts.length > 2 && { day: 'numeric' as const }),
  }).format(date);
}

const partsOf = (value: string): readonly string[] | undefined =>
  /^\d{4}(\.\d{2}){0,2}$/.test(value) ? value.split('.') : undefined;

/** A number as the service sends it, with the marks of a language; anything else stays as it is. */
export function shownNumber(value: string, language: string): string {
  if (!/^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return value;
  const [integer = '', fraction] = value.split('.');
  const format = new Intl.NumberFormat(language.slice(0, 2), { useGrouping: 'min2' });
  const mark = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const sign = value.startsWith('-') ? '-' : '';
  return sign + format.format(BigInt(integer.replace('-', ''))) + (fraction === undefined ? '' : mark + fraction);
}
