import { expect } from 'chai';
import { shownCondition, shownValue } from '../../../src/rules/operators/shown-condition.js';
import { labCondition, labScope, labValue } from '../../support/evaluator/lab.js';
import type { Written } from '../../support/evaluator/located.js';

describe('A condition in one line', () => {
  const shown: readonly (readonly [line: string, written: Written])[] = [
    ['true', { all: [true] }],
    ['name matches a pattern', { fact: 'name', operator: 'matches', value: [{ digits: 5 }] }],
    ['height notBetween [100, 200]', { fact: 'height', operator: 'notBetween', value: [100, 200] }],
  ];
  for (const [line, written] of shown)
    it(`is ${line}`, () => expect(shownCondition(labCondition(written, labScope('person')))).to.equal(line));
});

describe('A value in one line', () => {
  const shown: readonly (readonly [line: string, written: Written])[] = [
    ['2', 2],
    ['2 metre', { convert: { value: { literal: 2, unit: 'metre' }, to: 'centimetre' } }],
    ['a value', { convert: { value: 'height', to: 'metre' } }],
    ['a value', 'height'],
  ];
  for (const [line, written] of shown)
    it(`is ${line} of ${JSON.stringify(written)}`, () =>
      expect(
        shownValue(labValue(written, labScope('person'), written === 2 ? { kind: 'number' } : undefined)),
      ).to.equal(line));
});
