import type { Phrase } from './phrase.js';

/**
 * How each comparison operator is said. Where what stands on the right is yes or no, `equal true` comes before `equal`;
 * `isKnown` asks of an `object` whether it is there, `isConfirmed` of an `answer` what was answered; `in list` is said
 * of values that are listed there and then.
 */
export const comparisonPhrases: Readonly<Record<string, Phrase>> = {
  equal: { en: '{left} is {right}', de: '{left} ist {right}' },
  'equal true': { en: '{left}: yes', de: '{left}: ja' },
  'equal false': { en: '{left}: no', de: '{left}: nein' },
  notEqual: { en: '{left} is not {right}', de: '{left} ist nicht {right}' },
  'notEqual true': { en: '{left}: no', de: '{left}: nein' },
  'notEqual false': { en: '{left}: yes', de: '{left}: ja' },
  lessThan: { en: '{left} is less than {right}', de: '{left} ist kleiner als {right}' },
  lessThanInclusive: { en: '{left} is at most {right}', de: '{left} ist höchstens {right}' },
  greaterThan: { en: '{left} is more than {right}', de: '{left} ist größer als {right}' },
  greaterThanInclusive: { en: '{left} is at least {right}', de: '{left} ist mindestens {right}' },
  in: { en: '{left} is one of: {right}', de: '{left} gehört zu: {right}' },
  'in list': { en: '{left} is {right}', de: '{left} ist {right}' },
  notIn: { en: '{left} is none of: {right}', de: '{left} gehört nicht zu: {right}' },
  'notIn list': { en: '{left} is neither {right}', de: '{left} ist weder {right}' },
  'contains true': { en: '{left}: yes in at least one case', de: '{left}: in mindestens einem Fall ja' },
  'contains false': { en: '{left}: no in at least one case', de: '{left}: in mindestens einem Fall nein' },
  contains: { en: '{left} includes {right}', de: '{left} enthält {right}' },
  'doesNotContain true': { en: '{left}: yes in no case', de: '{left}: in keinem Fall ja' },
  'doesNotContain false': { en: '{left}: no in no case', de: '{left}: in keinem Fall nein' },
  doesNotContain: { en: '{left} does not include {right}', de: '{left} enthält nicht {right}' },
  between: { en: '{left} is within {right}', de: '{left} liegt im Bereich {right}' },
  notBetween: { en: '{left} is outside {right}', de: '{left} liegt außerhalb von {right}' },
  multipleOf: { en: '{left} is a multiple of {right}', de: '{left} ist ein Vielfaches von {right}' },
  notMultipleOf: { en: '{left} is no multiple of {right}', de: '{left} ist kein Vielfaches von {right}' },
  matches: { en: '{left} has the form: {right}', de: '{left} hat die Form: {right}' },
  doesNotMatch: { en: '{left} does not have the form: {right}', de: '{left} hat nicht die Form: {right}' },
  'isKnown true': { en: '{left} is known', de: '{left} ist bekannt' },
  'isKnown false': { en: '{left} is not known', de: '{left} ist nicht bekannt' },
  'isKnown object true': { en: '{left} exists', de: '{left}: vorhanden' },
  'isKnown object false': { en: '{left} does not exist', de: '{left}: nicht vorhanden' },
  'isConfirmed true': { en: '{left}: yes', de: '{left}: ja' },
  'isConfirmed false': { en: '{left}: no or not known', de: '{left}: nein oder nicht bekannt' },
  'isConfirmed answer true': { en: '{left} is answered with yes', de: '{left} ist mit Ja beantwortet' },
  'isConfirmed answer false': { en: '{left} is not answered with yes', de: '{left} ist nicht mit Ja beantwortet' },
  before: { en: '{left} is before {right}', de: '{left} ist früher als {right}' },
  notBefore: { en: '{left} is not before {right}', de: '{left} ist nicht früher als {right}' },
  after: { en: '{left} is after {right}', de: '{left} ist später als {right}' },
  notAfter: { en: '{left} is not after {right}', de: '{left} ist nicht später als {right}' },
  sameDate: { en: '{left} is the same day as {right}', de: '{left} ist derselbe Tag wie {right}' },
  notSameDate: { en: '{left} is another day than {right}', de: '{left} ist ein anderer Tag als {right}' },
};

/** What is said of something that reads as a sentence of its own, where it does not hold. */
export const denialPhrases = {
  no: { en: 'it does not apply that: {left}', de: 'es trifft nicht zu: {left}' },
  notConfirmed: { en: 'it is not certain that: {left}', de: 'es steht nicht fest: {left}' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** What stands in front of a list that is compared value by value. */
export const decoratorPhrases: Readonly<Record<'someFact' | 'everyFact', Phrase>> = {
  someFact: { en: 'at least one value of {left}', de: 'mindestens ein Wert von {left}' },
  everyFact: { en: 'every value of {left}', de: 'jeder Wert von {left}' },
};
