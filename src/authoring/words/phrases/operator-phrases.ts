import type { Phrase } from './phrase.js';

/**
 * How an operator of values is said: in one line of `{first}` and `{second}`, or of what stands `between` any number of
 * operands, and as the head of a list where one of its operands does not fit into a line.
 */
export interface OperatorPhrase {
  readonly line: Phrase | { readonly between: Phrase } | { readonly listed: Phrase };
  readonly list: Phrase;
}

const ofAll = (en: string, de: string): OperatorPhrase => ({
  line: { listed: { en: `the ${en} of: {all}`, de: `${de} von: {all}` } },
  list: { en: `the ${en} of:`, de: `${de} von:` },
});

export const operatorPhrases: Readonly<Record<string, OperatorPhrase>> = {
  add: { line: { between: { en: ' + ', de: ' + ' } }, list: { en: 'added up:', de: 'zusammengezählt:' } },
  subtract: {
    line: { between: { en: ' − ', de: ' − ' } },
    list: { en: 'the first less the second:', de: 'das Erste abzüglich des Zweiten:' },
  },
  multiply: {
    line: { between: { en: ' × ', de: ' × ' } },
    list: { en: 'multiplied:', de: 'miteinander malgenommen:' },
  },
  divide: {
    line: { between: { en: ' ÷ ', de: ' ÷ ' } },
    list: { en: 'the first divided by the second:', de: 'das Erste geteilt durch das Zweite:' },
  },
  power: {
    line: { en: '{first} to the power of {second}', de: '{first} hoch {second}' },
    list: { en: 'the first to the power of the second:', de: 'das Erste hoch das Zweite:' },
  },
  abs: {
    line: { en: '{first} without its sign', de: '{first} ohne Vorzeichen' },
    list: { en: 'without its sign:', de: 'ohne Vorzeichen:' },
  },
  round: {
    line: { en: '{first}, {rounding}', de: '{first}, {rounding}' },
    list: { en: '{rounding}:', de: '{rounding}:' },
  },
  lowest: ofAll('lowest', 'niedrigster Wert'),
  highest: ofAll('highest', 'höchster Wert'),
  withLowest: ofAll('lowest in rank', 'dem Rang nach niedrigster Wert'),
  withHighest: ofAll('highest in rank', 'dem Rang nach höchster Wert'),
  firstKnown: ofAll('first that is known', 'erster bekannter Wert'),
  without: {
    line: { en: 'what is in {first} and not in {second}', de: 'was in {first} ist und nicht in {second}' },
    list: { en: 'what is in the first and not in the second:', de: 'was im Ersten ist und nicht im Zweiten:' },
  },
  yearsBetween: {
    line: { en: 'completed years from {first} to {second}', de: 'volle Jahre von {first} bis {second}' },
    list: { en: 'completed years from the first to the second:', de: 'volle Jahre vom Ersten bis zum Zweiten:' },
  },
  daysBetween: {
    line: { en: 'days from {first} to {second}', de: 'Tage von {first} bis {second}' },
    list: { en: 'days from the first to the second:', de: 'Tage vom Ersten bis zum Zweiten:' },
  },
  addTime: {
    line: { en: 'the day that lies {second} after {first}', de: 'der Tag, der um {second} nach {first} liegt' },
    list: {
      en: 'the day that is later than the first by the second:',
      de: 'der Tag, der um das Zweite später ist als das Erste:',
    },
  },
  subtractTime: {
    line: { en: 'the day that lies {second} before {first}', de: 'der Tag, der um {second} vor {first} liegt' },
    list: {
      en: 'the day that is earlier than the first by the second:',
      de: 'der Tag, der um das Zweite früher ist als das Erste:',
    },
  },
};

/** How a number is rounded: `{to}` is a number of decimals, or the multiple that comes out. */
export const roundingPhrases: Readonly<Record<'nearest' | 'up' | 'down', Phrase>> = {
  nearest: { en: 'rounded to {to}', de: 'gerundet auf {to}' },
  up: { en: 'rounded up to {to}', de: 'aufgerundet auf {to}' },
  down: { en: 'rounded down to {to}', de: 'abgerundet auf {to}' },
};

/** What a number is rounded to. */
export const roundedTo: Readonly<Record<'whole' | 'one' | 'decimals' | 'multiple', Phrase>> = {
  whole: { en: 'a whole number', de: 'eine ganze Zahl' },
  one: { en: 'one decimal', de: 'eine Nachkommastelle' },
  decimals: { en: '{count} decimals', de: '{count} Nachkommastellen' },
  multiple: { en: 'a multiple of {count}', de: 'ein Vielfaches von {count}' },
};
