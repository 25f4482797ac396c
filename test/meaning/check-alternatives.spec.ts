import { expect } from 'chai';
import { checkAlternatives } from '../../src/meaning/check-alternatives.js';
import { checkChoices } from '../../src/meaning/check-choices.js';
import { Domains } from '../../src/meaning/domains.js';
import { ownNodes } from '../../src/meaning/own-nodes.js';
import { Possible } from '../../src/meaning/possible.js';
import { askedAnew } from '../../src/meaning/asked.js';
import type { Condition, DerivedFact, NodeOf } from '../../src/rules/model/expression.js';
import { oppositeOf } from '../../src/rules/resolve/opposite-of.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const sets = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

/** The rules with this fact alone, as it is changed: nothing else is looked at. */
function withFact(rules: CaseRules, kindName: string, fact: DerivedFact): CaseRules {
  const { ruleSet } = rules;
  const objects = new Map(
    [...ruleSet.objects].map(([name, kind]) => [
      name,
      { ...kind, relations: new Map(), facts: new Map(name === kindName ? [[fact.name, fact]] : []) },
    ]),
  );
  const screens = { ...rules.screens, bySourceType: new Map() };
  return { ...rules, screens, ruleSet: { ...ruleSet, rules: [], objects } };
}

function told(rules: CaseRules): readonly string[] {
  const domains = new Domains(rules.program);
  const possible = new Possible(rules.ruleSet, domains);
  return [...checkAlternatives(rules, domains, possible), ...checkChoices(rules, domains, possible, askedAnew)].flatMap(
    ({ holds, code, message }) => (holds ? [`${code}: ${message}`] : []),
  );
}

interface Kept {
  readonly rules: CaseRules;
  readonly kind: string;
  readonly fact: DerivedFact;
}

const facts: readonly Kept[] = sets.flatMap((rules) =>
  [...rules.ruleSet.objects.values()].flatMap(({ name, facts: ofKind }) =>
    [...ofKind.values()].map((fact) => ({ rules, kind: name, fact })),
  ),
);

const isComparison = (each: Condition): each is NodeOf<'comparison', Condition> => each.node === 'comparison';

/** The facts that are one condition of such a kind, with it. */
const whole = <K extends 'all' | 'any'>(node: K) =>
  facts.flatMap(({ fact, ...rest }) => {
    const condition = fact.is.node === 'condition' ? fact.is.condition : undefined;
    const [first] = condition?.node === node ? condition.conditions.filter(isComparison) : [];
    return first && condition?.node === node ? [{ ...rest, fact, condition, first }] : [];
  });

const changed = (fact: DerivedFact, condition: Condition): DerivedFact =>
  fact.is.node === 'condition' ? { ...fact, is: { ...fact.is, condition } } : fact;

describe('Conditions of facts', () => {
  it('are so now and then, and so is each of their alternatives, in all facts of this repository', () => {
    for (const rules of sets) {
      const domains = new Domains(rules.program);
      const always = [...checkAlternatives(rules, domains)].filter(
        ({ code, holds }) => holds && code === 'inevitable-condition',
      );
      expect(always.map(({ message }) => message)).to.deep.equal([]);
    }
    for (const { rules, kind, fact } of facts.slice(0, 40))
      expect(told(withFact(rules, kind, fact)), fact.name).to.deep.equal([]);
  });

  it('are told as never so where a part and its opposite must both hold', () => {
    let count = 0;
    for (const { rules, kind, fact, condition, first } of whole('all')) {
      const conditions = [...condition.conditions, oppositeOf(first)];
      const messages = told(withFact(rules, kind, changed(fact, { ...condition, conditions })));
      expect(messages.join('\n'), `${kind}.${fact.name}`).to.include(`${kind}.${fact.name} is never so`);
      count++;
    }
    expect(count).to.be.at.least(10);
  });

  it('are told as always so where one of a part and its opposite is enough', () => {
    let count = 0;
    for (const { rules, kind, fact, condition, first } of whole('any')) {
      if (first.operator === 'isKnown' || first.operator === 'isConfirmed') continue;
      const conditions = [...condition.conditions, oppositeOf(first)];
      const messages = told(withFact(rules, kind, changed(fact, { ...condition, conditions })));
      expect(messages.join('\n'), `${kind}.${fact.name}`).to.include(`${kind}.${fact.name} is always so`);
      count++;
    }
    expect(count).to.be.at.least(5);
  });

  it('are told where one of their alternatives is excluded by what must hold beside it', () => {
    let count = 0;
    for (const { rules, kind, fact, condition, first } of whole('all')) {
      const alternatives: Condition = {
        node: 'any',
        conditions: [oppositeOf(first), ...condition.conditions.slice(1)],
      };
      if (condition.conditions.length < 2) continue;
      const conditions = [first, alternatives];
      const messages = told(withFact(rules, kind, changed(fact, { ...condition, conditions })));
      expect(messages.join('\n'), `${kind}.${fact.name}`).to.include('this alternative is never so');
      count++;
    }
    expect(count).to.be.at.least(10);
  });

  it('are told where one of alternatives within them is always so', () => {
    let count = 0;
    for (const { rules, kind, fact, condition, first } of whole('all')) {
      // Of words it is told that it asks only whether there is one.
      if (first.left.type.kind !== 'number' && first.left.type.kind !== 'date') continue;
      const always: Condition = { node: 'any', conditions: [first, oppositeOf(first)] };
      const conditions = [...condition.conditions.slice(1), always];
      const messages = told(withFact(rules, kind, changed(fact, { ...condition, conditions })));
      expect(messages.join('\n'), `${kind}.${fact.name}`).to.include('one of these alternatives is always so');
      count++;
    }
    expect(count).to.be.at.least(3);
  });

  it('are told where a case above has taken one of the alternatives of another', () => {
    let count = 0;
    for (const { rules, kind, fact } of facts) {
      const { is } = fact;
      if (is.node !== 'choice') continue;
      const [one, other] = is.cases;
      if (!one?.when || !other?.when || [...ownNodes(one.when)].length > 8) continue;
      const taken: Condition = { node: 'any', conditions: [one.when, other.when] };
      const cases = [one, { ...other, when: taken }, ...is.cases.slice(2)];
      const messages = told(withFact(rules, kind, { ...fact, is: { ...is, cases } }));
      expect(messages.join('\n'), `${kind}.${fact.name}`).to.include(
        `this alternative of ${kind}.${fact.name} is never so`,
      );
      count++;
    }
    expect(count).to.be.at.least(10);
  });
});
