import { findsInRules } from '../../../support/findings/finds-in-rules.js';

const benefit = 'common/attributes/benefit.yaml';

describe('in the limits of attributes loading finds', () => {
  findsInRules([
    [
      'the unit itself as another one',
      benefit,
      'ageAtEntry: { id: 37, kind: number, unit: year,',
      'ageAtEntry: { id: 37, kind: number, unit: year, alsoIn: [¦year],',
      'duplicate-item',
      'year is the unit itself, and no other one',
    ],
    [
      'another unit of a plain number',
      benefit,
      'kind: number, unit: currency, storedOn: Payment',
      'kind: number, alsoIn: [¦month], storedOn: Payment',
      'wrong-dimension',
      'month is no other unit of a plain number',
    ],
    [
      'a list of words for the entries that are offered',
      benefit,
      'catalogue: benefit-types,',
      'catalogue: benefit-types, offered: { fact: ¦csp.pays },',
      'wrong-catalogue',
      'the parameter pays is a list of values; expected benefit-types',
    ],
    [
      'a number that is no time for a period before today',
      benefit,
      'ageAtEntry: { id: 37,',
      'ageAtEntry: { id: 37, lookBack: { fact: ¦csp.factor },',
      'wrong-dimension',
      'the parameter factor is no period; expected one in year, month, week, day',
    ],
  ]);
});
