import { expect } from 'chai';
import fc from 'fast-check';
import { Gap } from '../../../src/rules/values/gap.js';
import type { Unit } from '../../../src/rules/model/unit.js';
import { lab } from '../../support/evaluator/lab.js';

const units = [...lab.ruleSet.units.byWord.values()];
const convert = (value: number, from: Unit, to: Unit): number | Gap =>
  lab.program.convert(value, from, { kind: 'unit', unit: to });
const amount = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('conversions between units', () => {
  it('come back to where they started', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...units), fc.constantFrom(...units), (value, from, to) => {
        const there = convert(value, from, to);
        fc.pre(typeof there === 'number');
        const back = convert(there as number, to, from);
        expect(back).to.be.a('number');
        expect(Math.abs((back as number) - value)).to.be.below(1e-8 * (Math.abs(value) + 100));
      }),
    );
  });

  it('exist in both directions or in none', () => {
    for (const from of units)
      for (const to of units)
        expect(convert(1, from, to) instanceof Gap).to.equal(
          convert(1, to, from) instanceof Gap,
          `${from.word} ${to.word}`,
        );
  });

  it('keep the order of amounts', () => {
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...units), fc.constantFrom(...units), (a, b, from, to) => {
        const [x, y] = [convert(Math.min(a, b), from, to), convert(Math.max(a, b), from, to)];
        if (typeof x === 'number' && typeof y === 'number') expect(x).to.be.at.most(y);
      }),
    );
  });

  it('change nothing within a unit', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...units),
        (value, unit) => void expect(convert(value, unit, unit)).to.equal(value),
      ),
    );
  });
});
