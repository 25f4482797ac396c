import { expect } from 'chai';
import fc from 'fast-check';
import { askedAnew } from '../../src/meaning/asked.js';
import { checkChoices } from '../../src/meaning/check-choices.js';
import { Domains } from '../../src/meaning/domains.js';
import { Possible } from '../../src/meaning/possible.js';
import type { DerivedFact, NodeOf } from '../../src/rules/model/expression.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { testSeed } from '../support/run/seed.js';
import { realSystems } from '../support/rules/real-systems.js';

const rules = realSystems().forCsp(1) as CaseRules;
const domains = new Domains(rules.program);
const possible = new Possible(rules.ruleSet, domains);

type Choice = NodeOf<'choice'>;
type Cases = Choice['cases'];

/** What is told of one fact alone, with other cases. */
function told(fact: DerivedFact, choice: Choice, cases: Cases): readonly string[] {
  const kind = rules.ruleSet.objects.get(fact.scope);
  if (!kind) throw new Error('a fact is of some object');
  const changed = { ...fact, is: { ...choice, cases } };
  const ruleSet = {
    ...rules.ruleSet,
    rules: [],
    objects: new Map([[kind.name, { ...kind, facts: new Map([[fact.name, changed]]) }]]),
  };
  return [...checkChoices({ ...rules, ruleSet }, domains, possible, askedAnew)].flatMap(({ code, holds }) =>
    holds ? [code] : [],
  );
}

const choosing = [...rules.ruleSet.objects.values()].flatMap(({ facts }) =>
  [...facts.values()].flatMap((fact) =>
    fact.is.node === 'choice' && fact.is.cases.filter(({ when }) => when).length > 1 ? [{ fact, choice: fact.is }] : [],
  ),
);

describe('A case of a choose that nothing comes to', () => {
  it('is none of this repository', () => {
    expect(choosing.length).to.be.greaterThan(20);
    for (const { fact, choice } of choosing) expect(told(fact, choice, choice.cases), fact.name).to.deep.equal([]);
  });

  it('is any that stands a second time below, of any fact', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (of, which) => {
        const { fact, choice } = choosing[of % choosing.length] as (typeof choosing)[number];
        const conditional = choice.cases.filter(({ when }) => when);
        const others = choice.cases.filter(({ when }) => !when);
        const again = conditional[which % conditional.length] as Cases[number];
        const found = told(fact, choice, [...conditional, again, ...others]);
        expect(found, fact.name).to.include('unreachable-row');
      }),
      { seed: testSeed, numRuns: 40 },
    );
  });

  it('names in a list what a case above takes', () => {
    const listed = choosing.flatMap(({ fact, choice }) =>
      choice.cases.flatMap(({ when }, at) =>
        when?.node === 'comparison' && when.operator === 'in' && !when.decorator && when.right.node === 'literal'
          ? [{ fact, choice, at, when, right: when.right }]
          : [],
      ),
    );
    expect(listed.length).to.be.greaterThan(0);
    for (const { fact, choice, at, when, right } of listed) {
      const values = right.value as readonly string[];
      if (values.length < 3) continue;
      const first = { when: { ...when, right: { ...right, value: values.slice(0, 1) } }, is: choice };
      const cases = [first, ...choice.cases.slice(at)];
      expect(told(fact, choice, cases), fact.name).to.deep.equal(['unreachable-value']);
    }
  });
});
