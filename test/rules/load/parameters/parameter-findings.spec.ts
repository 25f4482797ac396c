import { findsInRules } from '../../../support/findings/finds-in-rules.js';

const parameters = 'common/parameters.yaml';
const csp = 'tiny/csp/7.yaml';

describe('in parameters and parameter sets loading finds', () => {
  findsInRules([
    [
      'a key of another kind of parameter',
      parameters,
      'kind: range, unit: year',
      'kind: range, unit: year, ¦catalogue: pursuits',
      'surplus-key',
      'kind range',
    ],
    [
      'a table that gives nothing',
      parameters,
      ', gives: { sum: { unit: currency }, sold: { catalogue: benefit-types, list: true } }',
      '',
      'missing-key',
      '"gives"',
      'common/parameters.yaml:5:1',
    ],
    [
      'an output that is a bound',
      parameters,
      'sum: { unit: currency }',
      'sum: { unit: currency, ¦upTo: true }',
      'surplus-key',
      'output',
    ],
    ['an unknown unit', parameters, 'age: { unit: year,', 'age: { unit: ¦yeer,', 'unknown-unit', 'did you mean year?'],
    ['a value of another kind', csp, 'factor: 3', 'factor: ¦"3"', 'wrong-kind', 'expected a number'],
    ['a range of one number', csp, '[18, 65]', '¦[18]', 'wrong-kind', 'pair'],
    ['a range upside down', csp, '[18, 65]', '¦[65, 18]', 'wrong-value', 'above'],
    ['an unknown column of a table', csp, 'age: 40', '¦aeg: 40', 'unknown-column', 'did you mean age?'],
    ['an unknown code in a table', csp, 'riskClass: low', 'riskClass: ¦lwo', 'unknown-code', 'did you mean low?'],
    [
      'an unknown code in a list of a table',
      csp,
      'sold: [termLife]',
      'sold: [¦termLive]',
      'unknown-code',
      'did you mean termLife?',
    ],
    ['an unknown currency', csp, '[EUR, USD]', '[EUR, ¦USDD]', 'unknown-unit', 'did you mean USD?'],
    ['an unknown currency of a rate', csp, '{ USD: 0.9 }', '{ ¦USDD: 0.9 }', 'unknown-unit', 'did you mean USD?'],
    [
      'an unknown severity',
      csp,
      '{ end-age: warning }',
      '{ end-age: ¦warnin }',
      'unknown-value',
      'did you mean warning?',
    ],
  ]);
});
