import { expect } from 'chai';
import { isLocale } from '../../../src/rules/model/rule-set.js';

describe('A locale', () => {
  for (const [text, is] of [
    ['en', true],
    ['deCH', true],
    ['', false],
    ['e', false],
    ['EN', false],
    ['eng', false],
    ['dech', false],
    ['de-CH', false],
    ['deCHE', false],
    ['xdeCH', false],
    ['de\n', false],
  ] as const)
    it(`${is ? 'is' : 'is not'} ${JSON.stringify(text)}`, () => expect(isLocale(text)).to.equal(is));
});
