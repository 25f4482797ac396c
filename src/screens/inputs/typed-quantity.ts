import { perLocale } from '../../text/per-locale.js';
import type { Unit } from '../../rules/model/unit.js';

/** A text as a person types it, taken apart: the number, and what stands behind it as its unit. */
export interface TypedQuantity {
  readonly number: string;
  /** Empty when nothing that could name a unit stands there. */
  readonly unit: string;
}

const namesUnit = /[\p{L}\p{Sc}%°]/u;

/** Takes a text apart behind its last digit: "1,80 m", "250.000 €". */
export function typedQuantity(text: string): TypedQuantity {
  let end = text.length;
  while (end > 0 && !isDigit(text.charAt(end - 1))) end -= 1;
  const behind = text.slice(end).trim();
  return end > 0 && namesUnit.test(behind) ? { number: text.slice(0, end), unit: behind } : { number: text, unit: '' };
}

/**
 * Of the units offered the one that is typed by its name in any language, in any of its forms, or by the sign of a
 * currency.
 */
export function unitTyped(typed: string, offered: readonly Unit[], language: string): Unit | undefined {
  const wanted = plain(typed);
  return offered.find((unit) => namesOf(unit, language).some((name) => plain(name) === wanted));
}

function namesOf({ name, forms, dimension, currency }: Unit, language: string): readonly string[] {
  const names = [...Object.values(name), ...Object.values(forms).flatMap((each) => Object.values(each))];
  return dimension === 'currency' && currency !== undefined ? [...names, signsOf(language)(currency)] : names;
}

const signsOf = perLocale((tag) => (currency: string): string => {
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
});

const isDigit = (character: string): boolean => character >= '0' && character <= '9';

/** Capitals, blanks and a point behind an abbreviation make no difference. */
const plain = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '');
