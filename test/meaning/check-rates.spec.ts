import { expect } from 'chai';
import fc from 'fast-check';
import { checkRates } from '../../src/meaning/check-rates.js';
import type { ParameterSet } from '../../src/rules/model/rule-set.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

/** The rules with another worth of a currency in one parameter set. */
function withRate(rules: CaseRules, set: number, currency: string, worth: number): CaseRules {
  const { parameterSets } = rules.ruleSet;
  const changed = parameterSets.get(set) as ParameterSet;
  const exchangeRates = new Map([...changed.exchangeRates, [currency, worth]]);
  const sets = new Map([...parameterSets, [set, { ...changed, exchangeRates }]]);
  return { ...rules, ruleSet: { ...rules.ruleSet, parameterSets: sets } };
}

const found = (rules: CaseRules) => [...checkRates(rules)].filter(({ holds }) => holds).map(({ message }) => message);

describe('A rate of a currency', () => {
  const rules = realSystems().forCsp(1) as CaseRules;
  /** The francs of one parameter set against the euros of the other. */
  const francsAreWorth = (inEuros: number, eurosAreWorth: number): readonly string[] =>
    found(withRate(withRate(rules, 1, 'CHF', inEuros), 3, 'EUR', eurosAreWorth));
  const worth = fc.double({ min: 1.1, max: 1.9, noNaN: true }).map((rate) => [rate, 1 / rate] as const);
  const drift = fc.double({ min: 0.97, max: 1.03, noNaN: true });

  it('that says of another parameter set what its own says is right, also a while later', () => {
    fc.assert(
      fc.property(worth, drift, fc.boolean(), ([rate, inverse], factor, isLow) => {
        const [here, there] = isLow ? [inverse, rate] : [rate, inverse];
        expect(francsAreWorth(here * factor, there)).to.deep.equal([]);
      }),
    );
  });

  it('that is upside down is found in both parameter sets, though it differs by less than the double', () => {
    fc.assert(
      fc.property(worth, drift, fc.boolean(), ([rate, inverse], factor, isLow) => {
        const same = isLow ? inverse : rate;
        const messages = francsAreWorth(same * factor, same);
        expect(messages.map((message) => message.slice(0, 17))).to.have.members([
          'one CHF is worth ',
          'one EUR is worth ',
        ]);
      }),
    );
  });
});
