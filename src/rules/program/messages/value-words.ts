import { Gap, UNDECIDED } from '../../values/gap.js';
import { writeDate } from '../../../case/values/date-forms.js';
import type { FactType } from '../../model/expression.js';
import { dimensionOf, type Unit, unitBehind, type UnitSpec } from '../../model/unit.js';
import { textIn } from '../../model/words.js';
import { type FactValue, isDate } from '../../values/fact-value.js';
import { weekdays } from '../../values/date-parts.js';
import { listFormat } from '../../../text/list-formats.js';
import { numberFormat } from '../../../text/number-forms.js';
import { perLocale } from '../../../text/per-locale.js';
import type { Compiler } from '../compile/compiled.js';

/** What stands for an element of a list that is not there. */
const dash = '–';

/** How many elements of a list a message names, and what stands for the others. */
const longestList = 10;
const more = '…';

/**
 * A value as a message prints it: money with its currency, other numbers plain, codes by their names, dates and lists
 * as the locale writes them; of a list each name once, in its order, ten at the most.
 */
export function valueWords(value: FactValue, type: FactType, locale: string, compiler: Compiler): string {
  if (value instanceof Gap) return dash;
  if (Array.isArray(value)) {
    const element = type.kind === 'list' ? type.of : type;
    const sure = (value as readonly FactValue[]).filter((one) => one !== UNDECIDED);
    const words = [...new Set(sure.map((one) => valueWords(one, element, locale, compiler)))];
    return listFormat(locale).format(words.length > longestList ? [...words.slice(0, longestList), more] : words);
  }
  if (typeof value === 'number') return numberWords(value, type, locale, compiler);
  if (isDate(value)) return writeDate(value, locale);
  if (type.kind === 'word' && type.values === weekdays) return weekdayWords(String(value), locale);
  const entry =
    type.kind === 'code' ? compiler.ruleSet.catalogues.get(type.catalogue)?.entries.get(String(value)) : undefined;
  return entry ? textIn(entry.name, locale) : String(value);
}

/**
 * A value as `{limit, number, unit}` prints it: a number with its unit, which agrees with it, in a grammatical case
 * when one is named; whatever has no unit as `{limit}` does.
 */
export function quantityWords(
  value: FactValue,
  type: FactType,
  locale: string,
  compiler: Compiler,
  grammaticalCase?: string,
): string {
  const unit = type.kind === 'number' && type.unit ? compiler.units.unitFor(type.unit) : undefined;
  return unit && typeof value === 'number'
    ? quantity(value, unit, locale, grammaticalCase)
    : valueWords(value, type, locale, compiler);
}

/** A number with its unit, as the locale writes both. */
export function quantity(value: number, unit: Unit, locale: string, grammaticalCase?: string): string {
  return `${numberFormat(locale).format(value)} ${unitBehind(value, unit, locale, grammaticalCase)}`.trimEnd();
}

function numberWords(value: number, type: FactType, locale: string, { units }: Compiler): string {
  if (type.kind === 'number' && type.ungrouped) return String(value);
  const unit = type.kind === 'number' || type.kind === 'range' ? type.unit : undefined;
  return unit && isMoney(unit) ? quantity(value, units.unitFor(unit), locale) : numberFormat(locale).format(value);
}

const isMoney = (unit: UnitSpec): boolean =>
  dimensionOf(unit) === 'currency' || dimensionOf(unit) === 'currencyPerTime';

const weekdayFormat = perLocale((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }));

/** A day of the week as the locale calls it; 1970-01-05 was a Monday. */
export const weekdayWords = (word: string, locale: string): string =>
  weekdayFormat(locale).format(Date.UTC(1970, 0, 5 + weekdays.indexOf(word)));
