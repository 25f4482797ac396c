import { expect } from 'chai';
import fc from 'fast-check';
import { checkSets } from '../../src/meaning/check-sets.js';
import type { ParameterValue } from '../../src/rules/model/parameter.js';
import type { ParameterSet, RuleSet } from '../../src/rules/model/rule-set.js';
import { testSeed } from '../support/run/seed.js';
import { realSystems } from '../support/rules/real-systems.js';

const ruleSets = realSystems().ruleSets;
const sets = ruleSets.flatMap((ruleSet) => [...ruleSet.parameterSets.values()]);

const told = (all: readonly RuleSet[]): readonly string[] =>
  [...checkSets(all)].map(({ at, code }) => `${at.file}:${at.line} ${code}`);

/** All systems with another value of a parameter in one set. */
const withValue = (changed: ParameterSet, name: string, value: ParameterValue): readonly RuleSet[] =>
  ruleSets.map((ruleSet) => ({
    ...ruleSet,
    parameterSets: new Map(
      [...ruleSet.parameterSets].map(([id, set]) => [
        id,
        set === changed ? { ...set, values: new Map([...set.values, [name, value]]) } : set,
      ]),
    ),
  }));

const placeOf = ({ places }: ParameterSet, name: string): string => {
  const at = places.get(name)?.at;
  return `${at?.file}:${at?.line}`;
};

/** Numbers that are no amounts, of three sets or more. */
const amounts = new Set(
  ruleSets.flatMap(({ parameters }) =>
    [...parameters.values()].flatMap(({ name, unit }) => (unit?.kind.startsWith('currency') ? [name] : [])),
  ),
);
const numbers = sets.flatMap((set) =>
  [...set.values].flatMap(([name, value]) => {
    const alike = sets.filter((other) => other.values.has(name));
    const counts = value.kind === 'number' && value.value > 0 && alike.length > 2 && !amounts.has(name);
    return counts ? [{ set, name, alike }] : [];
  }),
);

function numberOf(value: ParameterValue | undefined): number {
  return value?.kind === 'number' ? value.value : Number.NaN;
}

describe('A value of a parameter set that is hardly meant', () => {
  it('is none of this repository', () => {
    expect(told(ruleSets)).to.deep.equal([]);
  });

  it('is a number eight times that of all others, or an eighth, wherever it stands', () => {
    expect(numbers.length).to.be.greaterThan(100);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: numbers.length - 1 }), fc.boolean(), (index, isHigh) => {
        const { set, name, alike } = numbers[index] as (typeof numbers)[number];
        const others = alike.filter((each) => each !== set).map(({ values }) => numberOf(values.get(name)));
        const value = isHigh ? Math.max(...others) * 8 : Math.min(...others) / 8;
        expect(told(withValue(set, name, { kind: 'number', value }))).to.deep.equal([
          `${placeOf(set, name)} different-sizes`,
        ]);
        const between = (Math.min(...others) + Math.max(...others)) / 2;
        expect(told(withValue(set, name, { kind: 'number', value: between })).join()).not.to.contain('different-sizes');
      }),
      { seed: testSeed },
    );
  });

  it('is a number more than three times beside all others that one digit more or less makes one of them', () => {
    let slips = 0;
    // One in six of so many is enough, and takes five seconds.
    for (const { set, name, alike } of numbers.filter((_, index) => index % 6 === 0)) {
      const others = alike.filter((each) => each !== set).map(({ values }) => numberOf(values.get(name)));
      if (Math.max(...others) > 3 * Math.min(...others)) continue;
      for (const value of others.flatMap((other) => [other * 10, other / 10])) {
        if (value <= 3 * Math.max(...others) && 3 * value >= Math.min(...others)) continue;
        slips++;
        expect(told(withValue(set, name, { kind: 'number', value })), `${name} ${value}`).to.deep.equal([
          `${placeOf(set, name)} different-sizes`,
        ]);
      }
    }
    expect(slips).to.be.greaterThan(50);
  });

  it('is a number with the digits of another set in another order, above or below all of them', () => {
    let turned = 0;
    for (const { set, name, alike } of numbers) {
      const others = alike.filter((each) => each !== set).map(({ values }) => numberOf(values.get(name)));
      const [least, most] = [Math.min(...others), Math.max(...others)];
      const value = others.map((other) => Number([...String(other)].reverse().join(''))).find((each) => each > most);
      if (value === undefined || value >= 3 * most || most > 3 * least) continue;
      turned++;
      expect(told(withValue(set, name, { kind: 'number', value })), `${name} ${value}`).to.include(
        `${placeOf(set, name)} uncertain-value`,
      );
    }
    expect(turned).to.be.greaterThan(10);
  });

  it('is an empty list, where all other sets list something', () => {
    for (const set of sets)
      for (const name of ['waitingPeriods', 'allowedTerritory', 'benefitTypesOffered'])
        expect(told(withValue(set, name, { kind: 'list', values: [] })), name).to.include(
          `${placeOf(set, name)} uncertain-value`,
        );
  });

  it('is an amount that is a twelfth of that of another set, also where there are two only', () => {
    let count = 0;
    for (const set of sets)
      for (const [name, value] of set.values) {
        const others = sets.filter((other) => other !== set && other.currencies[0]?.word === set.currencies[0]?.word);
        const yearly = others.map((other) => numberOf(other.values.get(name))).find((each) => each > 0);
        if (value.kind !== 'number' || !amounts.has(name) || yearly === undefined || yearly % 12 > 0) continue;
        const changed = { kind: 'number', value: yearly / 12 } as const;
        expect(told(withValue(set, name, changed)), name).to.include(`${placeOf(set, name)} different-sizes`);
        count++;
      }
    expect(count).to.be.above(20);
  });

  it('is one of two limits of one kind that are equal in all other sets', () => {
    const [name, beside] = ['maximumPremiumPaymentPeriod', 'maximumInsurancePeriod'];
    for (const set of sets) {
      const value = numberOf(set.values.get(beside));
      const found = told(withValue(set, name, { kind: 'number', value: value + 10 }));
      expect([name, beside].some((each) => found.includes(`${placeOf(set, each)} uncertain-value`))).to.equal(true);
    }
  });

  it('is a row that gives nothing where the rows of all other sets do: it is told at the row, or of a lost one at the table', () => {
    for (const set of sets) {
      const value = set.values.get('occupationEndAges');
      const places = set.places.get('occupationEndAges');
      if (value?.kind !== 'table') throw new Error('no table');
      const index = value.rows.findIndex((row) => row['riskClass'] === 'class6');
      const rows = value.rows.map((row, at) => (at === index ? { riskClass: 'class6' } : row));
      const code = 'uncertain-value';
      expect(told(withValue(set, 'occupationEndAges', { ...value, rows }))).to.include(
        `${places?.at.file}:${places?.rows[index]?.line} ${code}`,
      );
      const fewer = value.rows.filter((_, at) => at !== index);
      expect(told(withValue(set, 'occupationEndAges', { ...value, rows: fewer }))).to.include(
        `${placeOf(set, 'occupationEndAges')} ${code}`,
      );
    }
  });

  it('is no number of nines, which stands for none', () => {
    const [first] = numbers;
    if (!first) throw new Error('there is no number that several sets have');
    const { set, name } = first;
    expect(told(withValue(set, name, { kind: 'number', value: 999_999_999 }))).to.deep.equal([]);
  });

  it('is a text that is that of another set, where those whose names begin as its own differ', () => {
    for (const { parameterSets } of ruleSets) {
      const [one, other] = [...parameterSets.values()];
      if (!one || !other) throw new Error('a system has one parameter set only');
      for (const name of ['insurerName', 'insurerAddress', 'insurerContact']) {
        const value = one.values.get(name);
        if (!value) throw new Error(`there is no ${name}`);
        expect(told(withValue(other, name, value))).to.deep.equal([`${placeOf(other, name)} uncertain-value`]);
      }
    }
  });

  it('is a list with a number whose digits another set has in another order, or that is ten times what all others have', () => {
    const [one] = sets;
    if (!one) throw new Error('there is no set');
    const lists = sets.map((set) => set.values.get('waitingPeriods'));
    const values = (index: number): readonly (string | number)[] => {
      const list = lists[index];
      return list?.kind === 'list' ? list.values : expect.fail('there is no list');
    };
    const shared = values(0).find((each) => lists.every((list) => list?.kind === 'list' && list.values.includes(each)));
    const alone = 78;
    const instead = (of: unknown, by: number) =>
      told(
        withValue(one, 'waitingPeriods', { kind: 'list', values: values(0).map((each) => (each === of ? by : each)) }),
      );
    // Which of the two is meant nobody knows.
    expect(instead(alone, 87)).to.deep.equal(
      sets
        .filter((_, index) => values(index).includes(78))
        .map((set) => `${placeOf(set, 'waitingPeriods')} uncertain-value`),
    );
    expect(instead(shared, Number(shared) * 10)).to.deep.equal([`${placeOf(one, 'waitingPeriods')} uncertain-value`]);
    expect(instead(alone, 77)).to.deep.equal([]);
  });

  it('is a list with a code that another list has not, which has all of it in all other sets', () => {
    for (const set of sets) {
      const [head, offered] = ['benefitTypesAtHeadOffice', 'benefitTypesOffered'].map((name) => set.values.get(name));
      if (head?.kind !== 'list' || offered?.kind !== 'list') throw new Error('there are no such lists');
      const here = told(withValue(set, 'benefitTypesAtHeadOffice', { kind: 'list', values: ['unheard'] }));
      expect(here).to.deep.equal([`${placeOf(set, 'benefitTypesAtHeadOffice')} uncertain-value`]);
      const values = [...head.values, ...offered.values.slice(0, 3)];
      expect(told(withValue(set, 'benefitTypesAtHeadOffice', { kind: 'list', values }))).to.deep.equal([]);
    }
  });
});
