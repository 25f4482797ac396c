import { expect } from 'chai';
import { checkCalledUnits } from '../../src/meaning/check-called-units.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import type { Attribute } from '../../src/rules/model/attribute.js';
import type { DerivedFact } from '../../src/rules/model/expression.js';
import type { ObjectKind } from '../../src/rules/model/object-kind.js';
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

describe('Attributes of one object that are called by the same word', () => {
  /** The ages of the relatives, of which some are as they are told. */
  function withRelatives(rules: CaseRules, change: (attribute: Attribute) => Attribute): CaseRules {
    const objects = new Map(rules.ruleSet.objects);
    const relative = objects.get('relative') as ObjectKind;
    const attributes = new Map([...relative.attributes].map(([name, each]) => [name, change(each)]));
    objects.set('relative', { ...relative, attributes });
    return { ...rules, ruleSet: { ...rules.ruleSet, objects } };
  }

  for (const fact of ['ageAtOnset', 'ageAtDeath', 'relativeAge'])
    it(`are told where ${fact} alone is in months, up to as many as the others in years`, () => {
      for (const rules of systems) {
        const unit = { kind: 'unit', unit: rules.ruleSet.units.byWord.get('month') as Unit } as const;
        const planted = (more: object): readonly string[] =>
          told(withRelatives(rules, (each) => (each.fact === fact ? { ...each, unit, ...more } : each)));
        expect(planted({})).to.have.length(1);
        expect(planted({}).join()).to.match(
          new RegExp(
            `^relative\\.${fact} is in the unit month; the others of relative that are called “age” are in year: `,
          ),
        );
        expect(planted({ maximum: 1440 }).join(), 'with bounds of its own').not.to.include('the others of');
        expect(planted({ unit: undefined }), 'of another dimension').to.deep.equal([]);
      }
    });

  it('may be in two units, each of several', () => {
    for (const rules of systems) {
      const unit = { kind: 'unit', unit: rules.ruleSet.units.byWord.get('month') as Unit } as const;
      const both = withRelatives(rules, (each) => (each.fact.startsWith('age') ? { ...each, unit } : each));
      expect(told(both).filter((message) => message.includes('relative.age'))).to.deep.equal([]);
    }
  });
});
