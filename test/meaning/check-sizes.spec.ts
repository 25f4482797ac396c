import { expect } from 'chai';
import { checkSizes } from '../../src/meaning/check-sizes.js';
import type { Parameter, ParameterValue } from '../../src/rules/model/parameter.js';
import { unitWord } from '../../src/rules/model/unit.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = (rules: CaseRules): readonly string[] => [...checkSizes(rules)].map(({ message }) => message);

/** The rules with a parameter that the last set of the system gives so many times what the first one gives. */
function withTimes({ ruleSet, ...rest }: CaseRules, { name }: Parameter, times: number): CaseRules {
  const sets = [...ruleSet.parameterSets];
  const given = sets[0]?.[1].values.get(name) as ParameterValue & { kind: 'number' };
  const parameterSets = new Map(
    sets.map(([id, set], index) => {
      const value = { ...given, value: given.value * (index === sets.length - 1 ? times : 1) };
      return [id, { ...set, values: new Map(set.values).set(name, value) }];
    }),
  );
  return { ...rest, ruleSet: { ...ruleSet, parameterSets } };
}

describe('Parameters of the sets of a system', () => {
  const periods = systems.flatMap((rules) =>
    [...rules.ruleSet.parameters.values()]
      .filter(({ kind }) => kind === 'number')
      .filter(({ name }) => [...rules.ruleSet.parameterSets.values()].every(({ places }) => places.has(name)))
      .map((parameter) => ({ rules, parameter })),
  );

  it('are of one size, in all sets of this repository', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  for (const [unit, times] of [
    ['week', 7],
    ['month', 12],
    ['year', 12],
  ] as const)
    it(`are told where one gives a period in ${unit}s exactly ${times} times as long, of all such periods`, () => {
      const some = periods.filter(({ parameter }) => unitWord(parameter.unit) === unit);
      expect(some.length).to.be.above(0);
      for (const { rules, parameter } of some) {
        const message = `exactly ${times} times as much: was another unit of time meant?`;
        expect(told(withTimes(rules, parameter, times)).join(), parameter.name).to.include(message);
        expect(told(withTimes(rules, parameter, times + 1)).join(), parameter.name).to.equal('');
      }
    });

  it('may be amounts of which one is seven times as high', () => {
    const some = periods.filter(({ parameter }) => unitWord(parameter.unit) === 'currency');
    expect(some.length).to.be.above(0);
    for (const { rules, parameter } of some) {
      expect(told(withTimes(rules, parameter, 7)).join(), parameter.name).to.equal('');
    }
  });
});
