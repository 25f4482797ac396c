import { expect } from 'chai';
import fc from 'fast-check';
import { guardedOperators } from '../../../src/rules/explain/guarded-operators.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { Outcome, allOf, anyOf } from '../../../src/rules/values/outcome.js';
import { significant } from '../../../src/rules/values/significant.js';

describe('comparison operators', () => {
  for (const { name, opposite } of comparisonOperators.values()) {
    it(`${name} is the opposite of its opposite, ${opposite}`, () =>
      expect(comparisonOperators.get(opposite)?.opposite).to.equal(name));
  }

  it('are given to json-rules-engine, each under its own name', () => {
    expect(Object.keys(guardedOperators).sort()).to.deep.equal([...comparisonOperators.keys()].sort());
  });

  it('of json-rules-engine answer a real no when a side is not there', () => {
    for (const [name, operator] of Object.entries(guardedOperators)) {
      if (comparisonOperators.get(name)?.readsGaps) continue;
      for (const [left, right] of [
        [undefined, 5],
        [5, undefined],
        [undefined, undefined],
        [undefined, [1, 2]],
        [[1], undefined],
      ]) {
        expect(operator(left, right), `${name} ${String(left)} ${String(right)}`).to.equal(false);
      }
    }
  });

  it('do not answer for a list while something unknown in it could change the answer', () => {
    const { contains, doesNotContain, notIn } = guardedOperators;
    expect(contains?.([undefined, 'a'], 'a')).to.equal(true);
    expect(doesNotContain?.([undefined, 'b'], 'a')).to.equal(false);
    expect(notIn?.('a', ['b', undefined])).to.equal(false);
  });

  const multiples: readonly (readonly [number, number, boolean])[] = [
    [1500, 500, true],
    [1501, 500, false],
    [0, 500, true],
    [-500, 500, true],
    [0.3, 0.1, true],
    [1e15, 3, false],
    [5, 0, false],
    [0, 0, true],
  ];
  for (const [value, step, expected] of multiples) {
    it(`${value} is ${expected ? 'a' : 'no'} multiple of ${step}`, () =>
      expect(comparisonOperators.get('multipleOf')?.test(value, step)).to.equal(
        expected ? Outcome.true : Outcome.false,
      ));
  }
});

describe('outcomes', () => {
  const outcome = fc.constantFrom<Outcome>(0, 1, 2, 3);
  const not = (one: Outcome): Outcome =>
    one === Outcome.true ? Outcome.false : one === Outcome.false ? Outcome.true : one;
  const same = (one: Outcome): Outcome => one;

  it('of all and any are each other turned round', () => {
    fc.assert(fc.property(fc.array(outcome), (list) => void expect(allOf(list, same)).to.equal(not(anyOf(list, not)))));
  });

  it('do not depend on the order', () => {
    fc.assert(
      fc.property(
        fc.array(outcome),
        (list) => void expect(anyOf([...list].reverse(), same)).to.equal(anyOf(list, same)),
      ),
    );
  });

  it('of nothing are true for all and false for any', () => {
    expect([allOf([], same), anyOf([], same)]).to.deep.equal([Outcome.true, Outcome.false]);
  });

  it('that are unknown come before none', () => {
    expect(allOf([Outcome.none, Outcome.unknown, Outcome.true], same)).to.equal(Outcome.unknown);
    expect(anyOf([Outcome.unknown, Outcome.none, Outcome.false], same)).to.equal(Outcome.unknown);
  });
});

describe('results', () => {
  it('have 12 significant digits and never a negative zero', () => {
    expect([significant(0.1 + 0.2), significant(1 / 3), significant(-0), significant(123456789012345)]).to.deep.equal([
      0.3, 0.333333333333, 0, 123456789012000,
    ]);
  });

  it('do not change when they are rounded again', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (value) => void expect(significant(significant(value) as number)).to.equal(significant(value)),
      ),
    );
  });
});
