import { expect } from 'chai';
import { clears } from '../../../src/screens/inputs/input.js';

describe('An answer without anything in it', () => {
  for (const [what, values, expected] of [
    ['no value', [], true],
    ['an empty value', [{}], true],
    ['a value of blanks', [{ value: ' \u00a0 ' }], true],
    ['an empty value with a unit', [{ unit: '9' }], true],
    ['two empty values', [{}, {}], false],
    ['a value', [{ value: ' 0 ' }], false],
    ['an entry', [{ id: '1' }], false],
    ['an empty value before another', [{}, { value: '1' }], false],
  ] as const)
    it(`${what} ${expected ? 'clears' : 'does not clear'}`, () => {
      expect(clears(values.map((value) => ({ id: '', value: '', unit: '', ...value })))).to.equal(expected);
    });
});
