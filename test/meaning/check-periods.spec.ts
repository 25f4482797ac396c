import { expect } from 'chai';
import { checkPeriods } from '../../src/meaning/check-periods.js';
import type { RuleSet } from '../../src/rules/model/rule-set.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const rules = realSystems().forCsp(2) as CaseRules;
const { parameterSets } = rules.ruleSet;

/** The rules with another number of months of a sport that is asked about. */
const withPeriod = (months: number): RuleSet => ({
  ...rules.ruleSet,
  parameterSets: new Map(
    [...parameterSets].map(([id, set]) => [
      id,
      { ...set, values: new Map([...set.values, ['pursuitLookBack', { kind: 'number', value: months }]]) },
    ]),
  ),
});
const toldWith = (months: number): readonly string[] =>
  [...checkPeriods({ ...rules, ruleSet: withPeriod(months) })]
    .filter(({ holds, code }) => holds && code === 'misplaced-name')
    .map(({ message, under }) => `${under}: ${message}`);

describe('A number of times a year', () => {
  it('is asked about a year, and told under each parameter set where the question asks about another period', () => {
    expect(toldWith(12)).to.deep.equal([]);
    const told = toldWith(24);
    expect(told).to.have.length(parameterSets.size);
    for (const each of told)
      expect(each).to.match(
        /^[24]: pursuit\.timesPerYear is a number per year, and its question asks about 24 months \(csp\.pursuitLookBack\)$/,
      );
  });
});
