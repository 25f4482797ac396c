import { expect } from 'chai';
import type { Instance } from '../../../src/rules/program/program.js';
import { labCase, type LabObject } from '../../support/evaluator/case.js';
import { lab, labCondition, labDay, labScope } from '../../support/evaluator/lab.js';
import type { Written } from '../../support/evaluator/located.js';
import { shownMissing } from '../../support/evaluator/shown-missing.js';

const first = (kind: string, person: LabObject): Instance => {
  const [instance] = lab.program.view(labCase([person]), labDay).instancesOf(kind);
  if (!instance) throw new Error(`there is no ${kind}`);
  return instance;
};

type Example = readonly [
  title: string,
  kind: string,
  written: Written,
  person: LabObject,
  truth: string,
  missing?: readonly string[],
];

const over18 = { fact: 'age', operator: 'greaterThan', value: 18 };
const tall = { fact: 'height', operator: 'greaterThan', value: 180 };
const deep = { fact: 'mainPursuit.code.depth', operator: 'greaterThan', value: 10 };
const chess: LabObject = { pursuits: [{ values: { code: 'CHESS' } }] };

const onlySum = { fact: 'onlyBenefit.sumInsured', operator: 'greaterThan', value: 0 };
const termLife: LabObject = { values: { benefitType: 'termLife', sumInsured: 100 } };
const twice: LabObject = { benefits: [termLife, termLife] };

const examples: readonly Example[] = [
  ['names what is open', 'person', over18, {}, 'unknown', ['open 2 age']],
  ['is false when one is false, whatever is open', 'person', { all: [over18, tall] }, { values: { age: 5 } }, 'false'],
  ['is true when one is true, whatever is open', 'person', { any: [over18, tall] }, { values: { age: 50 } }, 'true'],
  [
    'names only what could still decide',
    'person',
    { all: [over18, tall] },
    { values: { age: 50 } },
    'unknown',
    ['open 2 height'],
  ],
  [
    'names each thing once',
    'person',
    { any: [over18, { fact: 'age', operator: 'lessThan', value: 5 }] },
    {},
    'unknown',
    ['open 2 age'],
  ],
  [
    'has failed where several objects match and only one may',
    'person',
    onlySum,
    twice,
    'unknown',
    ['failed 2 onlyBenefit'],
  ],
  [
    'names what decides which object is the only one',
    'person',
    onlySum,
    { benefits: [termLife, { values: { sumInsured: 200 } }] },
    'unknown',
    ['open 6 benefitType'],
  ],
  ['is none where there is none', 'person', deep, chess, 'none'],
  ['is none under not too', 'person', { not: deep }, chess, 'none'],
  ['is unknown rather than none', 'person', { all: [deep, over18] }, chess, 'unknown', ['open 2 age']],
  ['is false rather than none', 'person', { all: [deep, over18] }, { ...chess, values: { age: 5 } }, 'false'],
  ['is none beside true', 'person', { all: [deep, over18] }, { ...chess, values: { age: 50 } }, 'none'],
  [
    'is none behind a relation without object',
    'person',
    { fact: 'mainPursuit.depth', operator: 'equal', value: 1 },
    {},
    'none',
  ],
  ['knows that there is no related object', 'person', { fact: 'mainPursuit', operator: 'isKnown' }, {}, 'false'],
  ['knows that there is one', 'person', { fact: 'mainPursuit', operator: 'isKnown' }, chess, 'true'],
  ['is never unknown about known', 'person', { fact: 'age', operator: 'isKnown', value: false }, {}, 'true'],
  ['does not know what is only meant by absence', 'person', { fact: 'children', operator: 'isKnown' }, {}, 'false'],
  [
    'does not know a code that no entry has',
    'person',
    { fact: 'smokes', operator: 'isKnown' },
    { values: { smokes: { stored: { kind: 'reference', id: 9 } } } },
    'false',
  ],
  [
    'knows that something is entered',
    'person',
    { fact: 'smokes.entered', operator: 'isKnown' },
    { values: { smokes: { stored: { kind: 'reference', id: 9 } } } },
    'true',
  ],
  ['is not confirmed when unanswered', 'person', { fact: 'smokes', operator: 'isConfirmed' }, {}, 'false'],
  ['is confirmed by yes', 'person', { fact: 'smokes', operator: 'isConfirmed' }, { values: { smokes: 'yes' } }, 'true'],
  [
    'names a failure with its reason',
    'person',
    { fact: 'income', operator: 'equal', value: 1 },
    { values: { income: [1, 'metre'] } },
    'unknown',
    ['failed 2 income'],
  ],
  [
    'names the fact that divides by zero',
    'benefit',
    { fact: 'ratio', operator: 'greaterThan', value: 50 },
    { benefits: [{ values: { sumInsured: 0 } }] },
    'unknown',
    ['failed 3 ratio'],
  ],
  [
    'names a table without row',
    'benefit',
    { fact: 'limit', operator: 'greaterThan', value: 50 },
    { benefits: [{ values: { ageAtEntry: 61, benefitType: 'termLife' } }] },
    'unknown',
    ['failed 3 limit'],
  ],
  [
    'names the inputs of a table',
    'benefit',
    { fact: 'limit', operator: 'greaterThan', value: 50 },
    { benefits: [{ values: { ageAtEntry: 30 } }] },
    'unknown',
    ['open 3 benefitType'],
  ],
  [
    'takes the first row that matches',
    'benefit',
    { fact: 'limit', operator: 'equal', value: 1000 },
    { benefits: [{ values: { ageAtEntry: 40, benefitType: 'termLife' } }] },
    'true',
  ],
  [
    'takes a row that leaves the unknown out',
    'benefit',
    { fact: 'limit', operator: 'equal', value: 500 },
    { benefits: [{ values: { ageAtEntry: 41 } }] },
    'true',
  ],
  [
    'names what is inexact',
    'person',
    { fact: 'dateOfBirth', operator: 'before', value: '2000.06.01' },
    { values: { dateOfBirth: '2000' } },
    'unknown',
    ['inexact 2 dateOfBirth'],
  ],
  [
    'names the fact that rests on an inexact date',
    'person',
    { fact: 'ageByBirth', operator: 'equal', value: 26 },
    { values: { dateOfBirth: '2000' } },
    'unknown',
    ['inexact 2 ageByBirth'],
  ],
  [
    'names what a yes or no rests on, and not that',
    'benefit',
    { fact: 'aboveLimit', operator: 'equal', value: true },
    { benefits: [{ values: { ageAtEntry: 40, benefitType: 'termLife' } }] },
    'unknown',
    ['open 3 sumInsured'],
  ],
  [
    'decides what a year decides',
    'person',
    { fact: 'dateOfBirth', operator: 'before', value: '2001' },
    { values: { dateOfBirth: '2000' } },
    'true',
  ],
  [
    'is sure of one match in a list',
    'person',
    { fact: 'benefits.benefitType', operator: 'contains', value: 'income' },
    { benefits: [{}, { values: { benefitType: 'income' } }] },
    'true',
  ],
  [
    'names what may match in a list',
    'person',
    { fact: 'benefits.benefitType', operator: 'contains', value: 'income' },
    { benefits: [{}, { values: { benefitType: 'termLife' } }] },
    'unknown',
    ['open 3 benefitType'],
  ],
  [
    'holds for every element of none',
    'person',
    { fact: 'benefits.sumInsured', operator: 'everyFact:greaterThan', value: 5 },
    {},
    'true',
  ],
  [
    'holds for no element of none',
    'person',
    { fact: 'benefits.sumInsured', operator: 'someFact:greaterThan', value: 5 },
    {},
    'false',
  ],
  [
    'names what keeps a chosen object undecided',
    'benefit',
    { fact: 'base.sumInsured', operator: 'equal', value: 5 },
    { benefits: [{ values: { benefitType: 'termLife' } }] },
    'unknown',
    ['open 3 sumInsured'],
  ],
  [
    'names what keeps a sum open, of the elements that may count',
    'person',
    { fact: 'totalSum', operator: 'greaterThan', value: 5 },
    {
      benefits: [
        { values: { benefitType: 'termLife' } },
        { values: { sumInsured: 1 } },
        { values: { benefitType: 'income' } },
      ],
    },
    'unknown',
    ['open 3 sumInsured', 'open 6 benefitType'],
  ],
  [
    'compares across units',
    'benefit',
    { fact: 'waitingPeriod', operator: 'equal', value: { fact: 'insurancePeriod' } },
    { benefits: [{ values: { waitingPeriod: 104, insurancePeriod: 2 } }] },
    'true',
  ],
  [
    'compares percent and plain numbers',
    'person',
    { fact: 'csp.share', operator: 'lessThan', value: { fact: 'children' } },
    { values: { children: 1 } },
    'true',
  ],
];

describe('a compiled condition', () => {
  for (const [title, kind, written, person, truth, missing = []] of examples) {
    it(title, () => {
      const compiled = lab.program.compileCondition(labCondition(written, labScope(kind)));
      const instance = first(kind, person);
      expect(compiled.truth(instance)).to.equal(truth);
      if (truth === 'unknown') expect(shownMissing(compiled.missing(instance))).to.deep.equal(missing);
    });
  }
});
