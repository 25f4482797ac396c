import { expect } from 'chai';
import { checkOwnFacts } from '../../src/meaning/check-own-facts.js';
import type { Rule } from '../../src/rules/model/rule.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = ({ ruleSet, ...rest }: CaseRules, rules: readonly Rule[]): readonly string[] =>
  [...checkOwnFacts({ ...rest, ruleSet: { ...ruleSet, rules } })].map(({ message }) => message);

/** The rule with what two of its own facts read exchanged. */
function exchanged(rule: Rule, one: string, other: string): Rule {
  const [first, second] = [rule.with.get(one), rule.with.get(other)];
  if (!first || !second) throw new Error('no such facts');
  const facts = new Map(rule.with).set(one, { ...first, is: second.is }).set(other, { ...second, is: first.is });
  return { ...rule, with: facts };
}

describe('Own facts of a rule', () => {
  it('are called after what they read, in all rules of this repository', () => {
    for (const rules of systems) expect(told(rules, rules.ruleSet.rules)).to.deep.equal([]);
  });

  it('are told where two are exchanged, of all that can stand for each other and are called after what they read', () => {
    let count = 0;
    for (const rules of systems)
      for (const rule of rules.ruleSet.rules) {
        const names = [...rule.with.keys()];
        for (const [index, one] of names.entries())
          for (const other of names.slice(index + 1)) {
            const messages = told(rules, [exchanged(rule, one, other)]);
            if (messages.length === 0) continue;
            expect(messages.some((message) => message.includes(one) || message.includes(other))).to.equal(true);
            count++;
          }
      }
    expect(count).to.be.at.least(8);
  });
});
