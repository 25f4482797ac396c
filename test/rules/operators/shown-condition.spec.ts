import { expect } from 'chai';
import { shownCondition } from '../../../src/rules/operators/shown-condition.js';
import { labCondition, labScope } from '../../support/evaluator/lab.js';
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
