import { languageOf } from '../../../text/language-of.js';

const periods: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  en: { year: /\bper year\b/i, month: /\bper month\b/i, week: /\bper week\b/i, day: /\bper day\b/i },
  de: { year: /\bpro Jahr\b/i, month: /\bpro Monat\b/i, week: /\bpro Woche\b/i, day: /\bpro Tag\b/i },
};

/** The period for which a text counts (`pro Woche`: `week`); undefined: it names none. */
export const periodSaid = (text: string, locale: string): string | undefined =>
  Object.entries(periods[languageOf(locale)] ?? {}).find(([, per]) => per.test(text))?.[0];

/** The period of a unit: of `perWeek`, `hourPerWeek` and `currency/week` it is `week`. */
export const periodOf = (unitWord: string): string | undefined =>
  /(?:\/|per)(year|month|week|day)$/i.exec(unitWord)?.[1]?.toLowerCase();
