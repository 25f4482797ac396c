import { readFileSync } from 'node:fs';
import { findsInRules } from '../../../support/findings/finds-in-rules.js';

const seven = readFileSync('test/support/rules/tiny/tiny/csp/7.yaml', 'utf8');
const eight = seven.replace('"Seven"', '"Eight"').replace('"Sieben"', '"Acht"');
const lost = eight.replace(/factor: .*\n/, '').replace(/soldFrom: .*\n/, '');

describe('in several parameter sets loading finds', () => {
  findsInRules([
    [
      'one that is called as another one',
      'tiny/csp/8.yaml',
      '',
      seven.replace('"Seven"', '¦"seven"').replace('"Sieben"', '"Acht"'),
      'duplicate-name',
      '"seven" (en) is the name of the parameter set 7 already',
    ],
    [
      'one that has lost two of the values in the order of another one',
      'tiny/csp/8.yaml',
      '',
      lost.replace('typesSold:', '¦typesSold:'),
      'missing-parameter',
      'the parameters "factor" and "soldFrom" have no value; the first is declared',
    ],
    [
      'one that has lost the first of its values',
      'tiny/csp/8.yaml',
      '',
      eight.replace(/maximumAge: .*\n/, '').replace('exchangeRates', '¦exchangeRates'),
      'missing-parameter',
      'the parameter "maximumAge" has no value',
    ],
  ]);
});
