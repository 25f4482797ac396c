import { expect } from 'chai';
import fc from 'fast-check';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { checkBases, checkFactors } from '../../../../src/rules/load/catalogues/check-factors.js';
import { trueSize } from '../../../../src/rules/load/catalogues/true-units.js';
import type { Unit } from '../../../../src/rules/model/unit.js';
import { rulesOnly } from '../../../support/rules/rules-only.js';

const unit = (word: string, factor: number, dimension = 'any'): Unit => ({
  word,
  id: 1,
  name: {},
  forms: {},
  dimension,
  factor,
  offset: 0,
});

const wrongOf = (units: readonly Unit[]): readonly string[] => {
  const findings = new Findings();
  checkFactors(units, ({ word }) => ({ file: word, line: 1, column: 1 }), findings);
  return findings.all.map(({ at }) => at.file);
};

describe('the factors of units', () => {
  it('are held to what everybody knows of units, prefixes and units per unit', () => {
    expect(
      ['kilometre', 'milligram', 'hourPerWeek', 'perMonth', 'EUR/day', 'stones', 'bird'].map(trueSize),
    ).to.deep.equal([1000, 1e-3, 1 / 24 / 7, 12 / 365.25, 1, 6350.29318, undefined]);
  });

  it('may count in any base, as long as all count in the same', () => {
    const words = ['metre', 'inch', 'kilometre', 'mile', 'centimetre', 'yard'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(words, { minLength: 2 }),
        fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
        (some, scale) => {
          expect(wrongOf(some.map((word) => unit(word, (trueSize(word) ?? 1) * scale)))).to.deep.equal([]);
        },
      ),
    );
  });

  it('may differ as conventions do, a month of 30 days from one of 31, and not by more', () => {
    const found = (month: number): readonly string[] =>
      wrongOf([unit('day', 1), unit('week', 7), unit('year', 365.25), unit('month', month)]);
    expect([29.6, 30, 31, 31.3].flatMap(found)).to.deep.equal([]);
    expect([29, 32].flatMap(found)).to.deep.equal(['month', 'month']);
  });

  it('are held to the base unit where two differ, and told with what the factor would be beside it', () => {
    const findings = new Findings();
    const units = [unit('kilometre', 100), unit('metre', 1), unit('day', 2, 'time'), unit('month', 1, 'time')];
    checkFactors(units, ({ word }) => ({ file: word, line: 1, column: 1 }), findings);
    expect(findings.all.map(({ code, message }) => `${code}: ${message}`)).to.deep.equal([
      'wrong-factor: the unit "kilometre" has the factor 100; beside metre with 1 it would be about 1000',
      'wrong-factor: the unit "day" has the factor 2; beside month with 1 it would be about 0.0328542',
    ]);
    expect(wrongOf(units.toReversed())).to.have.members(['kilometre', 'day']);
  });

  it('have a base in every dimension of units that nobody knows by heart, of all of this repository too', () => {
    const without = (units: readonly Unit[]): readonly string[] => {
      const findings = new Findings();
      checkBases(units, ({ word }) => ({ file: word, line: 1, column: 1 }), findings);
      return findings.all.map(({ at }) => at.file);
    };
    const all = [...(rulesOnly().ruleSets[0]?.units.byWord.values() ?? [])];
    expect(without(all)).to.deep.equal([]);
    expect(without([unit('metre', 100), unit('inch', 2.54)])).to.deep.equal([]);
    expect(without([unit('bird', 100), unit('flock', 3000)])).to.deep.equal([]);
    expect(without([unit('bird', 0.01)])).to.deep.equal(['bird']);
    let count = 0;
    for (const base of all.filter(
      ({ factor, dimension }) => factor === 1 && all.filter((each) => each.dimension === dimension).length > 1,
    )) {
      const changed = all.map((each) => (each === base ? { ...each, factor: 0.01 } : each));
      const others = all.filter(({ dimension, factor }) => dimension === base.dimension && factor === 1);
      const isKnown = all.some(
        (each) =>
          each.dimension === base.dimension && (each.currency !== undefined || trueSize(each.word) !== undefined),
      );
      if (isKnown || others.length > 1) continue;
      expect(without(changed), base.word).to.have.length(1);
      count++;
    }
    expect(count).to.be.at.least(1);
  });

  it('are held to those of the same dimension only, and those of money to none', () => {
    expect(wrongOf([unit('metre', 1, 'length'), unit('gram', 5, 'mass')])).to.deep.equal([]);
    expect(wrongOf([unit('EUR', 1, 'currency'), unit('EUR/day', 7, 'currency')])).to.deep.equal([]);
    expect(wrongOf([unit('bird', 1), unit('flock', 100)])).to.deep.equal([]);
  });

  it('are found where one of three or more is ten times too large or too small, among those of this repository too', () => {
    const all = [...(rulesOnly().ruleSets[0]?.units.byWord.values() ?? [])];
    expect(wrongOf(all)).to.deep.equal([]);
    const judged = all.filter(({ word, dimension }) => {
      const same = all.filter((other) => other.dimension === dimension && trueSize(other.word) !== undefined);
      return trueSize(word) !== undefined && dimension !== 'currency' && same.length > 2;
    });
    expect(judged.length).to.be.greaterThan(15);
    for (const { word } of judged)
      for (const times of [10, 0.1])
        expect(
          wrongOf(all.map((one) => (one.word === word ? { ...one, factor: one.factor * times } : one))),
        ).to.deep.equal([word]);
  });
});
