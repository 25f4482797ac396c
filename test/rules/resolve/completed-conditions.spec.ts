import { expect } from 'chai';
import { toEngineJson } from '../../../src/rules/explain/engine-json.js';
import type { ResolveScope } from '../../../src/rules/resolve/resolve-scope.js';
import { labCondition, labScope } from '../../support/evaluator/lab.js';
import type { Written } from '../../support/evaluator/located.js';

const adult = { fact: 'age', operator: 'greaterThanInclusive', value: 18 };
const minor = { fact: 'age', operator: 'lessThan', value: 18 };
const known = { fact: 'height', operator: 'isKnown', value: true };
const json = (written: Written, scope: ResolveScope = labScope('person')): unknown =>
  toEngineJson(labCondition(written, scope));

const completions: readonly (readonly [title: string, written: Written, json: unknown])[] = [
  ['a single comparison is wrapped in all', adult, { all: [adult] }],
  ['true drops out of all', { all: [true, adult] }, { all: [adult] }],
  ['false decides all', { all: [false, adult] }, undefined],
  ['true decides any', { any: [true, adult] }, undefined],
  [
    'not is pushed to the opposite operator',
    { not: adult },
    { all: [{ fact: 'age', operator: 'lessThan', value: 18 }] },
  ],
  [
    'not turns all into any',
    { not: { all: [adult, { any: [adult] }] } },
    {
      any: [
        { fact: 'age', operator: 'lessThan', value: 18 },
        { all: [{ fact: 'age', operator: 'lessThan', value: 18 }] },
      ],
    },
  ],
  [
    'at least two of three is one of the pairs',
    { atLeast: { count: 2, of: [adult, minor, known] } },
    { any: [{ all: [adult, minor] }, { all: [adult, known] }, { all: [minor, known] }] },
  ],
  [
    'not before at least three of four is at least two of the opposites',
    { not: { atLeast: { count: 3, of: [adult, minor, adult, true] } } },
    { any: [{ all: [minor, adult] }, { all: [minor, minor] }, { all: [adult, minor] }] },
  ],
  ['true counts for at least', { atLeast: { count: 2, of: [true, adult, minor] } }, { any: [adult, minor] }],
  ['false leaves all that is needed', { atLeast: { count: 2, of: [false, adult, minor] } }, { all: [adult, minor] }],
  ['enough that are true decide at least', { atLeast: { count: 2, of: [true, adult, true] } }, undefined],
  ['not twice is nothing', { not: { not: adult } }, { all: [adult] }],
  [
    'not before notBetween is an internal operator',
    { not: { fact: 'age', operator: 'notBetween', value: [1, 2] } },
    { all: [{ fact: 'age', operator: 'between', value: [1, 2] }] },
  ],
  [
    'not turns someFact into everyFact',
    { not: { fact: 'benefits.sumInsured', operator: 'someFact:equal', value: 1 } },
    { all: [{ fact: 'benefits.sumInsured', operator: 'everyFact:notEqual', value: 1 }] },
  ],
  [
    'isKnown may leave its value out',
    { fact: 'age', operator: 'isKnown' },
    { all: [{ fact: 'age', operator: 'isKnown', value: true }] },
  ],
  [
    'not turns the value of isKnown',
    { not: { fact: 'age', operator: 'isKnown' } },
    { all: [{ fact: 'age', operator: 'isKnown', value: false }] },
  ],
  [
    'isKnown looks at what is stored, not at what its absence means',
    { fact: 'children', operator: 'isKnown' },
    { all: [{ fact: 'children.stored', operator: 'isKnown', value: true }] },
  ],
  [
    'a fact in another unit gets a name of its own',
    { fact: 'csp.share', operator: 'lessThan', value: { fact: 'children' } },
    { all: [{ fact: 'csp.share', operator: 'lessThan', value: { fact: 'children in percent' } }] },
  ],
  [
    'a date literal is its parts',
    { fact: 'dateOfBirth', operator: 'before', value: '2019.10' },
    { all: [{ fact: 'dateOfBirth', operator: 'before', value: { year: 2019, month: 10 } }] },
  ],
  [
    'two comparisons that hold for every object may stand together',
    {
      all: [
        { fact: 'benefits.sumInsured', operator: 'everyFact:equal', value: 1 },
        { fact: 'benefits.benefitType', operator: 'doesNotContain', value: 'income' },
      ],
    },
    {
      all: [
        { fact: 'benefits.sumInsured', operator: 'everyFact:equal', value: 1 },
        { fact: 'benefits.benefitType', operator: 'doesNotContain', value: 'income' },
      ],
    },
  ],
];

describe('a condition as json-rules-engine gets it', () => {
  for (const [title, written, expected] of completions) it(title, () => expect(json(written)).to.deep.equal(expected));
});
