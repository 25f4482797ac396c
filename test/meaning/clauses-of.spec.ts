import { expect } from 'chai';
import { clausesOf } from '../../src/meaning/clauses-of.js';
import { shownCondition } from '../../src/rules/operators/shown-condition.js';
import { labCondition, labFacts, labScope } from '../support/evaluator/lab.js';
import type { Written } from '../support/evaluator/located.js';

const is = (fact: string): Written => ({ fact, operator: 'isKnown' });
const [name, age, height, weight] = [is('name'), is('age'), is('height'), is('weight')];

const scope = labScope('person', labFacts('person', { ageOrHeight: { when: { any: [age, height] } } }));

/** The alternatives of a condition, each by what is asked in it: `age height|weight`. */
const clauses = (written: Written): string | undefined =>
  clausesOf(labCondition(written, scope))
    ?.map((clause) => clause.map((each) => (each.leftName === 'ageOrHeight' ? 'fact' : each.leftName)).join(' '))
    .join('|');

const alternatives: readonly (readonly [what: string, written: Written, clauses: string])[] = [
  ['one comparison', age, 'age'],
  ['comparisons that must all hold, in their order', { all: [name, age, height] }, 'name age height'],
  ['each of several', { any: [name, age] }, 'name|age'],
  [
    'each of several with what holds besides',
    { all: [name, { any: [age, height] }, weight] },
    'name age weight|name height weight',
  ],
  [
    'each of one group with each of another',
    { all: [{ any: [name, age] }, { any: [height, weight] }] },
    'name height|name weight|age height|age weight',
  ],
  ['every choice of so many', { atLeast: { count: 2, of: [name, age, height] } }, 'name age|name height|age height'],
  [
    'what chosen groups are made of',
    { atLeast: { count: 2, of: [name, { any: [age, height] }, weight] } },
    'name age|name height|name weight|age weight|height weight',
  ],
  [
    'what a fact that is a condition asks for',
    { all: [name, { fact: 'ageOrHeight', operator: 'equal', value: true }] },
    'name age|name height',
  ],
  ['a single way without any comparison when it always holds', { all: [true, true] }, ''],
  ['what is left beside what always holds', { all: [true, age] }, 'age'],
];

describe('A condition as alternatives', () => {
  for (const [what, written, expected] of alternatives)
    it(`has ${what}`, () => expect(clauses(written)).to.equal(expected));

  it('has none when it never holds, alone or among others', () => {
    for (const written of [{ any: [false, false] }, { all: [false, age] }])
      expect(clausesOf(labCondition(written, scope))).to.deep.equal([]);
    expect(clauses({ any: [false, age] })).to.equal('age');
  });

  it('asks the same comparisons as it does itself', () => {
    const [[first] = []] = clausesOf(labCondition({ fact: 'age', operator: 'greaterThan', value: 17 }, scope)) ?? [];
    expect(first && shownCondition(first)).to.equal('age greaterThan 17');
  });

  it('is looked at up to 64 alternatives, whatever makes more of them', () => {
    const pair = { any: [age, height] };
    const pairs = (count: number): Written => ({ all: Array<Written>(count).fill(pair) });
    expect(clauses(pairs(6))?.split('|')).to.have.length(64);
    expect(clauses(pairs(7))).to.equal(undefined);
    const some = (count: number): Written => ({ any: Array<Written>(count).fill(age) });
    expect(clauses(some(64))?.split('|')).to.have.length(64);
    expect(clauses(some(65))).to.equal(undefined);
    const three = (of: number): Written => ({ atLeast: { count: 3, of: Array<Written>(of).fill(age) } });
    expect(clauses(three(8))?.split('|')).to.have.length(56);
    expect(clauses(three(9))).to.equal(undefined);
  });
});
