import type { Phrase } from './phrase.js';

/** How each operator over objects is said, of a value of each (`{of}`) or of the objects alone. */
export const aggregatePhrases: Readonly<Record<string, Phrase>> = {
  sum: { en: 'the sum of {of} over all {over}', de: 'Summe von {of} (über: {over})' },
  count: { en: 'the number of {over}', de: 'Anzahl ({over})' },
  countDistinct: {
    en: 'the number of different values of {of} over all {over}',
    de: 'Anzahl verschiedener Werte von {of} (über: {over})',
  },
  lowest: { en: 'the lowest {of} of all {over}', de: 'niedrigster Wert von {of} (über: {over})' },
  highest: { en: 'the highest {of} of all {over}', de: 'höchster Wert von {of} (über: {over})' },
  earliest: { en: 'the earliest {of} of all {over}', de: 'frühestes Datum von {of} (über: {over})' },
  latest: { en: 'the latest {of} of all {over}', de: 'spätestes Datum von {of} (über: {over})' },
  list: { en: 'the list of {of} of all {over}', de: 'Liste von {of} (über: {over})' },
  some: { en: 'there is at least one of the {over}', de: 'es gibt mindestens einen Eintrag: {over}' },
};

/** How an operator that is yes or no is said where it is no. */
export const deniedAggregatePhrases: Readonly<Record<string, Phrase>> = {
  some: { en: 'there is none of the {over}', de: 'es gibt keinen Eintrag: {over}' },
};

/** What is added where a condition chooses, where the object itself is left out. */
export const choosingPhrases = {
  where: { en: '{whole} for which this applies: {condition}', de: '{whole}, wofür gilt: {condition}' },
  whereList: { en: '{whole} for which this applies:', de: '{whole}, wofür gilt:' },
  others: { en: '{over} except this one', de: '{over} (außer: dieser Eintrag selbst)' },
  chain: { en: '{inner} ({outer})', de: '{inner} ({outer})' },
} as const satisfies Readonly<Record<string, Phrase>>;
