import { expect } from 'chai';
import { Attributes } from '../../../src/flavor/case-xml/attributes.js';

type Reading = (attributes: Attributes) => unknown;

const of = (value?: string): Attributes => new Attributes('Case', new Map(value === undefined ? [] : [['A', value]]));
const words = { Yes: true, No: false };

const read: readonly (readonly [Reading, value: string | undefined, read: unknown])[] = [
  [(each) => each.text('A'), '', ''],
  [(each) => each.has('A'), '', true],
  [(each) => each.has('B'), '', false],
  [(each) => each.integer('A'), '-7', -7],
  [(each) => each.integer('A'), '007', 7],
  [(each) => each.integer('A'), '-0', 0],
  [(each) => each.integer('A'), '9'.repeat(15), 999_999_999_999_999],
  [(each) => each.id('A'), '0', 0],
  [(each) => each.optionalId('A'), '7', 7],
  [(each) => each.optionalId('A'), undefined, undefined],
  [(each) => each.optionalInteger('A'), '-7', -7],
  [(each) => each.optionalInteger('A'), undefined, undefined],
  [(each) => each.number('A'), '-1.5e-3', -0.0015],
  [(each) => each.number('A'), '1E+3', 1000],
  [(each) => each.number('A'), '-0', 0],
  [(each) => each.word('A', words), 'No', false],
];

const refused: readonly (readonly [Reading, value: string | undefined, says: string])[] = [
  [(each) => each.text('A'), undefined, 'the attribute A is missing'],
  ...['x7', '7x', '', '-', '1.0', '+1', '9'.repeat(16)].map(
    (value) =>
      [
        (each: Attributes) => each.integer('A'),
        value,
        `the attribute A is "${value}", not a whole number of at most 15 digits`,
      ] as const,
  ),
  [(each) => each.id('A'), '-1', 'the attribute A is negative'],
  [(each) => each.optionalId('A'), '-1', 'the attribute A is negative'],
  [(each) => each.optionalInteger('A'), 'x', 'the attribute A is "x", not a whole number of at most 15 digits'],
  ...['x7', '7x', '', '1.', '.5', '1e', '1e1234', 'NaN', 'Infinity'].map(
    (value) => [(each: Attributes) => each.number('A'), value, `the attribute A is "${value}", not a number`] as const,
  ),
  [(each) => each.number('A'), '1e999', 'the attribute A is too large'],
  [(each) => each.word('A', words), 'yes', 'the attribute A is "yes", not one of Yes, No'],
  [(each) => each.word('A', words), 'toString', 'the attribute A is "toString", not one of Yes, No'],
];

describe('An attribute of an XML element', () => {
  for (const [reading, value, expected] of read)
    it(`is read: ${value} is ${String(expected)}`, () => expect(reading(of(value))).to.equal(expected));

  for (const [reading, value, says] of refused)
    it(`is refused with 610: ${value}, since ${says}`, () => {
      expect(() => reading(of(value)))
        .to.throw(`Case: ${says}`)
        .with.property('code', 610);
    });
});
