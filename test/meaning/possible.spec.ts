import { expect } from 'chai';
import { Domains } from '../../src/meaning/domains.js';
import { Possible } from '../../src/meaning/possible.js';
import { attributeValue, type Condition } from '../../src/rules/model/expression.js';
import type { Rule } from '../../src/rules/model/rule.js';
import { oppositeOf } from '../../src/rules/resolve/opposite-of.js';
import { realSystems } from '../support/rules/real-systems.js';

/** Whether every comparison is one of a single value with a constant: of those the check must see all. */
function isConstant(condition: Condition): boolean {
  if (condition.node === 'always') return true;
  if (condition.node !== 'comparison') return condition.conditions.every(isConstant);
  const { decorator, left, right, operator } = condition;
  const single = decorator === undefined && left.type.kind !== 'list' && left.type.kind !== 'date';
  return (
    single && !/ultipleOf|atch|Between/.test(operator) && (right?.node === 'literal' || right?.node === 'parameter')
  );
}

describe('What can be true under one of the parameter sets', () => {
  it('is that each rule of this repository is violated', () => {
    const [all, violated] = [new Set<string>(), new Set<string>()];
    for (const csp of [1, 2, 3, 4]) {
      const { ruleSet, program } = realSystems().forCsp(csp) ?? {};
      if (!ruleSet || !program) throw new Error(`there is no parameter set ${csp}`);
      const possible = new Possible(ruleSet, new Domains(program));
      for (const { id, violatedWhen } of ruleSet.rules) {
        all.add(id);
        if (!violated.has(id) && possible.together([violatedWhen])) violated.add(id);
      }
    }
    expect([...all].filter((id) => !violated.has(id))).to.deep.equal([]);
    expect(all.size).to.be.greaterThan(250);
  });
});

for (const csp of [1, 2]) {
  const rules = realSystems().forCsp(csp);
  if (!rules) throw new Error(`there is no parameter set ${csp}`);
  const possible = new Possible(rules.ruleSet, new Domains(rules.program));
  const judged = rules.ruleSet.rules.filter(({ violatedWhen }) => isConstant(violatedWhen));

  describe(`what can be true, parameter set ${csp}`, () => {
    it('every rule of this repository can be kept', () => {
      for (const { id, violatedWhen, intended } of rules.ruleSet.rules) {
        if (intended !== undefined) continue;
        expect(possible.together([oppositeOf(violatedWhen)]), `${id} kept`).to.equal(true);
      }
      expect(rules.ruleSet.rules).to.have.length.greaterThan(200);
    });

    it('nothing is read along a relation that leads to no object', () => {
      const screens = [...rules.screens.bySourceType.values()].flatMap((each) => each.screens);
      const noPerson = screens.find(({ key }) => key === 'policyHolder')?.shownWhen;
      if (noPerson?.node !== 'comparison' || noPerson.left.node !== 'object')
        throw new Error('shown for another reason');
      const { relation } = noPerson.left;
      const person = rules.ruleSet.objects.get('person');
      for (const attribute of [...(person?.attributes.values() ?? [])].slice(0, 20)) {
        const { type } = attributeValue(attribute);
        const of = { node: 'attribute', attribute, aspect: 'value', type } as const;
        const left = { node: 'related', relation, of, type } as const;
        const known = (value: boolean): Condition => ({
          ...noPerson,
          left,
          right: { ...noPerson.right, value } as never,
        });
        expect(possible.together([noPerson, known(true)]), attribute.fact).to.equal(false);
        expect(possible.together([known(true), noPerson]), attribute.fact).to.equal(false);
        expect(possible.together([noPerson, known(false)]), attribute.fact).to.equal(true);
        expect(possible.together([known(true)]), attribute.fact).to.equal(true);
      }
      const age = person?.attributes.get('age');
      if (!age) throw new Error('no age');
      const { type } = attributeValue(age);
      const left = {
        node: 'related',
        relation,
        of: { node: 'attribute', attribute: age, aspect: 'value', type },
        type,
      } as const;
      const grown: Condition = {
        ...noPerson,
        operator: 'greaterThanInclusive',
        left,
        right: { node: 'literal', value: 18, type },
      };
      expect(possible.together([noPerson, grown])).to.equal(false);
      expect(possible.together([grown])).to.equal(true);
    });

    const impossible: readonly (readonly [what: string, plant: (rule: Rule) => readonly Condition[]])[] = [
      ['a rule and its opposite together', ({ violatedWhen }) => [violatedWhen, oppositeOf(violatedWhen)]],
      ['the opposite first', ({ violatedWhen }) => [oppositeOf(violatedWhen), violatedWhen]],
      [
        'a rule with a condition that excludes it, within all',
        ({ violatedWhen }) => [{ node: 'all', conditions: [violatedWhen, oppositeOf(violatedWhen)] }],
      ],
      [
        'the opposite of a rule or of its opposite',
        ({ violatedWhen }) => [oppositeOf({ node: 'any', conditions: [violatedWhen, oppositeOf(violatedWhen)] })],
      ],
    ];
    for (const [what, plant] of impossible)
      it(`never: ${what}`, () => {
        expect(judged).to.have.length.greaterThan(30);
        expect(judged.filter((rule) => possible.together(plant(rule))).map(({ id }) => id)).to.deep.equal([]);
      });

    it('the opposite of the opposite can be true when the condition can', () => {
      for (const { id, violatedWhen } of rules.ruleSet.rules)
        expect(possible.together([oppositeOf(oppositeOf(violatedWhen))]), id).to.equal(
          possible.together([violatedWhen]),
        );
    });
  });
}
