import { readFileSync } from 'node:fs';
import { findsInRules } from '../../../support/findings/finds-in-rules.js';

const seven = readFileSync('test/support/rules/tiny/tiny/csp/7.yaml', 'utf8');

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
  ]);
});
