import { expect } from 'chai';
import { checkCalledUnits } from '../../src/meaning/check-called-units.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import type { DerivedFact } from '../../src/rules/model/expression.js';
import type { Unit } from '../../src/rules/model/unit.js';
import { realSystems } from '../support/rules/real-systems.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = (rules: CaseRules): readonly string[] => [...checkCalledUnits(rules)].map(({ message }) => message);

function withFact({ ruleSet, ...rest }: CaseRules, kindName: string, fact: DerivedFact): CaseRules {
  const objects = new Map(ruleSet.objects);
  const kind = objects.get(kindName);
  if (!kind) throw new Error(`no object ${kindName}`);
  objects.set(kindName, { ...kind, facts: new Map(kind.facts).set(fact.name, fact) });
  return { ...rest, ruleSet: { ...ruleSet, objects } };
}

describe('Numbers whose names end with the same word', () => {
  it('are in one unit where all others of many are, in all rules of this repository', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  it('are told where one of the ages is in months', () => {
    let count = 0;
    for (const rules of systems) {
      const month = rules.ruleSet.units.byWord.get('month') as Unit;
      for (const { name, facts } of rules.ruleSet.objects.values())
        for (const fact of facts.values()) {
          if (!/Age$/.test(fact.name) || fact.type.kind !== 'number') continue;
          const inMonths: DerivedFact = { ...fact, type: { ...fact.type, unit: { kind: 'unit', unit: month } } };
          expect(told(withFact(rules, name, inMonths)).join()).to.include(
            `the fact ${name}.${fact.name} is in the unit month`,
          );
          count++;
        }
    }
    expect(count).to.be.at.least(6);
  });
});
