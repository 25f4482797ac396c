import { expect } from 'chai';
import type { Domain } from '../../src/meaning/domain.js';
import { Domains } from '../../src/meaning/domains.js';
import { lab, labScope, labValue } from '../support/evaluator/lab.js';
import type { Written } from '../support/evaluator/located.js';

/** `0 to 60`, `lumpSum|perTime`, `anything`, each with `, or none`. */
function shown({ values, low, high, none }: Domain): string {
  const range = `${low} to ${high}`;
  const listed = values && [...values].join('|');
  return `${listed ?? (range === '-Infinity to Infinity' ? 'anything' : range)}${none ? ', or none' : ''}`;
}

const years = (value: number): Written => ({ literal: value, unit: 'year' });
const smoker = { fact: 'smokes', operator: 'equal', value: 'yes' };

/** The scope, the value, and what it can be in a laboratory in which people are 0 to 60 years old. */
const values: readonly (readonly [scope: string, value: Written, canBe: string])[] = [
  ['person', 'age', '0 to 60'],
  ['person', 'height', 'anything'],
  ['person', 'lastVisit', 'anything'],
  ['person', 'smokes', 'yes|no'],
  ['person', 'mainPursuit.code', 'DIVING|CHESS'],
  ['benefit', 'person.age', '0 to 60'],
  // What belongs to an entry: a cell that some entries leave empty, one that all have, one with a list.
  ['person', 'mainPursuit.code.depth', '40, or none'],
  ['person', 'mainPursuit.code.risky', 'true|false'],
  ['benefit', 'benefitType.pays', 'lumpSum|perTime'],
  ['benefit', 'benefitType.maximumEndAge', '80, or none'],
  ['benefit', 'benefitType.needs', 'anything'],
  ['benefit', 'benefitType.validTo', 'anything, or none'],
  // Of several objects: a sum of what is never above 0 is not, either.
  ['person', { withLowest: ['mainPursuit.code.order', 'lastPursuit.code.order'] }, 'DIVING|CHESS'],
  ['person', { sum: { over: 'benefits', of: { subtract: [years(0), 'person.age'] } } }, '-Infinity to 0'],
  // Parameters of the set.
  ['person', 'csp.maximumAge', '60'],
  ['person', 'csp.ageRange', '18 to 65'],
  ['person', 'csp.typesSold', 'termLife|accidentalDeath'],
  ['person', 'csp.startFrom', 'anything'],
  // Tables: what their rows give, and nothing where a row leaves it out.
  ['benefit', 'limit', '1000|500|100'],
  ['benefit', 'neededPapers', 'anything'],
  ['benefit', 'payOther', 'lumpSum|perTime, or none'],
  ['benefit', 'payUntil', 'anything'],
  // Parts of dates.
  ['person', 'lastVisit.year', '1 to 9999'],
  ['person', 'lastVisit.month', '1 to 12'],
  ['person', 'lastVisit.day', '1 to 31'],
  ['person', 'lastVisit.weekday', 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'],
  // What is reckoned lies between what its operands can be.
  ['person', { add: ['age', years(5)] }, '5 to 65'],
  ['person', { add: ['age', 'age', years(5)] }, '5 to 125'],
  ['person', { subtract: [years(100), 'age'] }, '40 to 100'],
  ['person', { multiply: ['age', -2] }, '-120 to 0'],
  ['person', { multiply: [{ subtract: ['age', years(10)] }, -2] }, '-100 to 20'],
  ['person', { multiply: ['children', 0] }, '0 to 0'],
  ['person', { divide: ['age', 4] }, '0 to 15'],
  ['person', { divide: [{ subtract: ['age', years(20)] }, 'csp.lookBack'] }, '-4 to 8'],
  ['person', { divide: ['age', 'children'] }, 'anything'],
  ['person', { divide: [years(5), 'age'] }, 'anything'],
  ['person', { lowest: ['age', 'csp.lookBack'] }, '0 to 5'],
  ['person', { highest: ['age', 'csp.lookBack'] }, '5 to 60'],
  ['person', { abs: { subtract: ['age', years(20)] } }, '0 to 40'],
  ['person', { abs: { subtract: ['age', years(50)] } }, '0 to 50'],
  ['person', { abs: { add: ['age', years(7)] } }, '7 to 67'],
  ['person', { firstKnown: ['csp.lookBack', 'csp.maximumAge'] }, '5|60'],
  ['person', { withHighest: ['mainPursuit.code.order', 'lastPursuit.code.order'] }, 'DIVING|CHESS'],
  ['person', { firstKnown: ['age', years(99)] }, '0 to 99'],
  ['benefit', { add: ['benefitType.maximumEndAge', 'person.age'] }, '80 to 140, or none'],
  ['benefit', { add: ['person.age', 'benefitType.maximumEndAge'] }, '80 to 140, or none'],
  ['person', { convert: { value: 'age', to: 'month' } }, '0 to 720'],
  ['benefit', { convert: { value: 'benefitType.maximumEndAge', to: 'month' } }, '960 to 960, or none'],
  ['person', { convert: { value: 'height', to: 'metre' } }, 'anything'],
  ['person', { round: { value: 'age', decimals: 0 } }, 'anything'],
  // Over objects: none of them may be there.
  ['person', { count: { over: 'benefits' } }, '0 to Infinity'],
  ['person', { countDistinct: { over: 'benefits', of: 'benefitType' } }, '0 to Infinity'],
  ['person', { some: { over: 'benefits', where: { fact: 'sumInsured', operator: 'isKnown' } } }, 'true|false'],
  ['case', { sum: { over: 'persons', of: 'age' } }, '0 to Infinity'],
  ['case', { sum: { over: 'persons', of: 'children' } }, 'anything'],
  ['case', { lowest: { over: 'persons', of: 'age' } }, '0 to 60, or none'],
  ['case', { highest: { over: 'persons', of: 'age' } }, '0 to 60, or none'],
  ['case', { latest: { over: 'persons', of: 'lastVisit' } }, 'anything'],
  // One of several.
  ['person', { choose: [{ when: smoker, is: 'age' }, { is: years(70) }] }, '0 to 70'],
  ['person', { choose: [{ when: smoker, is: 3 }, { is: 4 }] }, '3|4'],
  ['person', { when: smoker }, 'true|false'],
];

describe('What a value can be', () => {
  const domains = new Domains(lab.program);
  for (const [scope, written, canBe] of values)
    it(`is ${canBe} for ${JSON.stringify(written)}`, () => {
      const value = labValue(written, labScope(scope));
      expect(shown(domains.of(value))).to.equal(canBe);
      expect(domains.of(value), 'the second time').to.equal(domains.of(value));
    });
});
