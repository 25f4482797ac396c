import { expect } from 'chai';
import { type ValueExample, valueFor } from '../../support/evaluator/value-examples.js';
import { labCase } from '../../support/evaluator/case.js';
import { lab, labDay, labScope, labValue } from '../../support/evaluator/lab.js';
import { shownMissing } from '../../support/evaluator/shown-missing.js';

const smoker = { fact: 'smokes', operator: 'equal', value: 'yes' };
const adult = { fact: 'age', operator: 'greaterThanInclusive', value: 18 };
const limit = {
  choose: [{ when: smoker, is: 'height' }, { when: adult, is: 2 }, { is: { literal: 1, unit: 'metre' } }],
};

const examples: readonly ValueExample[] = [
  ['is the value of the first case that is true', limit, { values: { smokes: 'yes', height: 170, age: 18 } }, 170],
  ['is that of the second when the first is false', limit, { values: { smokes: 'no', age: 18 } }, 2],
  ['is what holds otherwise, in the unit of the first', limit, { values: { smokes: 'no', age: 17 } }, 100],
  ['is open while the first case is, whatever the second', limit, { values: { age: 18 } }, 'open'],
  ['is open with the value of its case', limit, { values: { smokes: 'yes', age: 18 } }, 'open'],
  ['does not ask for the values of other cases', limit, { values: { smokes: 'no', age: 17 } }, 100],
  ['is none when no case is true', { choose: [{ when: smoker, is: 1 }] }, { values: { smokes: 'no' } }, 'none'],
  [
    'passes over a case that is none',
    { choose: [{ when: { fact: 'mainPursuit.depth', operator: 'greaterThan', value: 1 }, is: 1 }, { is: 2 }] },
    {},
    2,
  ],
  [
    'takes codes',
    { choose: [{ when: smoker, is: { literal: 'DIVING' } }, { is: 'mainPursuit.code' }] },
    { values: { smokes: 'yes' } },
    'DIVING',
  ],
  [
    'takes yes and no',
    { choose: [{ when: smoker, is: { when: adult } }, { is: { when: false } }] },
    { values: { smokes: 'no' } },
    false,
  ],
];

describe('a choice', () => {
  for (const [title, written, person, expected] of examples)
    it(title, () => expect(valueFor(written, person)).to.deep.equal(expected));

  it('of bare numbers and products has the unit that its fact declares', () => {
    const scope = labScope('person');
    const unit = scope.model.unit('metre');
    if (!unit) throw new Error('the laboratory has no metre');
    const written = { choose: [{ when: smoker, is: 2 }, { is: { multiply: ['weight', 'weight'] } }] };
    const value = lab.program.compileValue(labValue(written, scope, { kind: 'number', unit }));
    const heights = [{ smokes: 'yes' }, { smokes: 'no', weight: 3 }].map((values) => {
      const [person] = lab.program.view(labCase([{ values }]), labDay).instancesOf('person');
      return person && value.value(person);
    });
    expect(heights).to.deep.equal([2, 9]);
  });

  it('says what is missing for the case that it waits for, and no more', () => {
    const [person] = lab.program.view(labCase([{ values: { smokes: 'no' } }]), labDay).instancesOf('person');
    if (!person) throw new Error('there is no person');
    expect(shownMissing(lab.program.compileValue(labValue(limit, labScope('person'))).missing(person))).to.deep.equal([
      'open 2 age',
    ]);
  });
});
