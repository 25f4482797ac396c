import { expect } from 'chai';
import type { FactType } from '../../../src/rules/model/expression.js';
import type { Unit, UnitSpec } from '../../../src/rules/model/unit.js';
import { inDimension, sameType } from '../../../src/rules/units/same-type.js';

const unit = (word: string, dimension: string): UnitSpec => {
  const made: Unit = { word, id: 1, name: {}, forms: {}, dimension, factor: 1, offset: 0 };
  return { kind: 'unit', unit: made };
};
const year = unit('year', 'duration');
const number = (of?: UnitSpec): FactType => ({ kind: 'number', ...(of && { unit: of }) });
const list = (of: FactType): FactType => ({ kind: 'list', of });

/** Values of the types in one row can be compared with each other, and with those of no other row. */
const comparable: readonly (readonly FactType[])[] = [
  [number(), number(unit('percent', 'percent')), number(unit('number', 'number'))],
  [number(year), number(unit('month', 'duration'))],
  [number(unit('kilogram', 'mass'))],
  [number({ kind: 'currency' }), number({ kind: 'currency' })],
  [
    { kind: 'range', unit: year },
    { kind: 'range', unit: unit('month', 'duration') },
  ],
  [{ kind: 'range' }],
  [
    { kind: 'code', catalogue: 'yes-no' },
    { kind: 'code', catalogue: 'yes-no' },
  ],
  [{ kind: 'code', catalogue: 'countries' }],
  [
    { kind: 'word', values: ['a', 'b'] },
    { kind: 'word', values: ['b', 'a'] },
  ],
  [{ kind: 'word', values: ['c'] }],
  [{ kind: 'text' }],
  [{ kind: 'date' }],
  [{ kind: 'truth' }],
  [list(number(year)), list(number(unit('month', 'duration')))],
  [list(number())],
  [list({ kind: 'text' })],
];

describe('Values of two types', () => {
  const all = comparable.flatMap((types, row) => types.map((type) => ({ type, row })));
  for (const { type, row } of all)
    it(`can be compared when kind, dimension, catalogue and words fit: ${JSON.stringify(type)}`, () =>
      expect(all.filter((other) => sameType(type, other.type)).map((other) => other.row)).to.deep.equal(
        all.filter((other) => other.row === row).map((other) => other.row),
      ));

  it('can be compared when all words of the second are among those of the first', () => {
    const [few, many]: readonly FactType[] = [
      { kind: 'word', values: ['a'] },
      { kind: 'word', values: ['a', 'b'] },
    ];
    if (!few || !many) throw new Error('there are two');
    expect([sameType(many, few), sameType(few, many)]).to.deep.equal([true, false]);
  });

  it('are of one dimension only when both have one, or neither', () => {
    expect([
      inDimension(undefined, undefined),
      inDimension(year, undefined),
      inDimension(undefined, year),
    ]).to.deep.equal([true, false, false]);
  });
});
