import { expect } from 'chai';
import { Naming } from '../../../src/authoring/words/naming.js';
import { tell } from '../../../src/authoring/words/tell.js';
import { lab, labCondition, labFacts, labScope, labValue } from '../../support/evaluator/lab.js';
import type { Written } from '../../support/evaluator/located.js';

const english = new Naming(lab.ruleSet, 'en', [lab.parameterSet]);
const adult = { fact: 'age', operator: 'greaterThan', value: 17 };
const tall = { fact: 'height', operator: 'greaterThan', value: 180 };
const dear = { fact: 'sumInsured', operator: 'greaterThan', value: 5 };
const long = { fact: 'insurancePeriod', operator: 'greaterThan', value: 9 };

/** Facts without a name, which do not fit into a line. */
const own = labFacts('person', {
  both: { when: { all: [adult, tall] } },
  either: { choose: [{ when: adult, is: 1 }, { is: 2 }] },
});

/** What stands below, point by point, with what stands below those. */
const values: readonly (readonly [law: string, value: Written, told: Written])[] = [
  [
    'its conditions, where several must hold for an object that counts',
    { count: { over: 'benefits', where: { all: [dear, { all: [long] }] } } },
    {
      text: 'the number of Benefit (benefits) for which this applies:',
      items: [{ text: '“sum” is more than 5 EUR' }, { text: '“insurance period” is more than 9 years' }],
    },
  ],
  [
    'its condition, where it is the only one of a list',
    { count: { over: 'benefits', where: { all: [dear] } } },
    {
      text: 'the number of Benefit (benefits) for which this applies:',
      items: [{ text: '“sum” is more than 5 EUR' }],
    },
  ],
  [
    'that one of several is enough, where those are the only one of a list',
    { count: { over: 'benefits', where: { all: [{ any: [dear, long] }] } } },
    {
      text: 'the number of Benefit (benefits) for which this applies:',
      items: [
        {
          text: 'at least one of these applies:',
          items: [{ text: '“sum” is more than 5 EUR' }, { text: '“insurance period” is more than 9 years' }],
        },
      ],
    },
  ],
];

describe('What does not fit into a line', () => {
  for (const [law, written, told] of values)
    it(`has below it ${law}`, () => {
      const value = labValue(written, labScope('person'));
      expect(tell({ what: { value }, scope: 'person', unfolds: true }, english).tells).to.deep.equal(told);
    });

  const compared = (written: Written): unknown => {
    const { tells, where } = tell(
      { what: { condition: labCondition(written, labScope('person', own)) }, scope: 'person', unfolds: true },
      english,
    );
    return { tells, where };
  };

  it('is told under a letter, as what it is made of, where it has no name', () => {
    expect(compared({ fact: 'either', operator: 'greaterThan', value: 1 })).to.deep.equal({
      tells: { text: '(A) is more than 1' },
      where: [
        {
          name: '(A)',
          is: {
            text: 'whichever applies first:',
            items: [{ text: '1, if: “age” is more than 17 years' }, { text: 'otherwise: 2' }],
          },
        },
      ],
    });
  });

  it('is no sentence of its own, but yes or no under a letter', () => {
    expect(compared({ fact: 'both', operator: 'equal', value: true })).to.deep.equal({
      tells: { text: '(A): yes' },
      where: [
        {
          name: '(A)',
          is: {
            text: 'all of these apply:',
            items: [{ text: '“age” is more than 17 years' }, { text: '“height” is more than 180 cm' }],
          },
        },
      ],
    });
  });
});
