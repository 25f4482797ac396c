import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import { languageOf } from '../../../text/language-of.js';
import type { TextInLocale } from './numbers-in-text.js';

/**
 * What is said per period: “per week”, “every week”, “how many hours a week”, “weekly”. A daily allowance may be given
 * for a year.
 */
const periods: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  en: {
    year: /\b(?:(?:per|each|every|(?:[a-z]{1,30}s|often|much|many|once|twice)(?: in)? a) year|yearly|annual|annually)\b/iu,
    month: /\b(?:(?:per|each|every|(?:[a-z]{1,30}s|often|much|many|once|twice)(?: in)? a) month|monthly)\b/iu,
    week: /\b(?:(?:per|each|every|(?:[a-z]{1,30}s|often|much|many|once|twice)(?: in)? a) week|weekly)\b/iu,
    day: /\b(?:(?:per|each|every|(?:[a-z]{1,30}s|often|much|many|once|twice)(?: in)? a) day|daily(?! \p{L}))\b/iu,
  },
  de: {
    year: /(?<!\p{L})(?:(?:pro|je|jedes|im) Jahr(?!\p{L})|jährlich|jahres(?!zahl|zeit)\p{L})/iu,
    month: /(?<!\p{L})(?:(?:pro|je|jeden|im) Monat(?!\p{L})|monatlich|monats\p{L})/iu,
    week: /(?<!\p{L})(?:(?:pro|je|jede|in der) Woche(?!\p{L})|wöchentlich|wochen(?!ende)\p{L})/iu,
    day: /(?<!\p{L})(?:(?:pro|je|jeden|am) Tag(?!\p{L})|täglich)/iu,
  },
};

/** The one period for which a text counts (`pro Woche`: `week`); undefined: it names none, or several. */
export function periodSaid(text: string, locale: string): string | undefined {
  const said = Object.entries(periods[languageOf(locale)] ?? {}).filter(([, per]) => per.test(text));
  return said.length === 1 ? said[0]?.[0] : undefined;
}

/** What is counted for a period in one language is counted for that in the other. */
export function comparePeriodsSaid(
  first: TextInLocale,
  other: TextInLocale & { readonly at: Position },
  findings: Findings,
): void {
  const there = periodSaid(first.text, first.locale);
  const here = there === undefined ? undefined : periodSaid(other.text, other.locale);
  if (there === undefined || here === undefined || here === there) return;
  const message = `it says how much per ${here}; the text in ${first.locale} says per ${there}`;
  findings.warning(other.at, 'different-meaning', message);
}

/** The period of a unit: of `perWeek`, `hourPerWeek` and `currency/week` it is `week`. */
export const periodOf = (unitWord: string): string | undefined =>
  /(?:\/|per)(year|month|week|day)$/i.exec(unitWord)?.[1]?.toLowerCase();
