import { expect } from 'chai';
import { checkCited } from '../../src/meaning/check-cited.js';
import type { RuleSet } from '../../src/rules/model/rule-set.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const withReferences = (ruleSet: RuleSet, change: (when: string) => string): RuleSet => ({
  ...ruleSet,
  expectations: new Map([...ruleSet.expectations].map(([id, each]) => [id, { ...each, when: change(each.when) }])),
});

const told = (rules: CaseRules, change: (when: string) => string = (when) => when): readonly string[] =>
  [...checkCited({ ...rules, ruleSet: withReferences(rules.ruleSet, change) })].flatMap(({ message, holds }) =>
    holds ? [message] : [],
  );

describe('A rule and the reference that it cites', () => {
  it('compare alike, in all rules of this repository', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  it('are told where the one compares with another number', () => {
    for (const rules of systems)
      expect(
        told(rules, (when) => when.replace(/(\(\d+\) [<>=]+) 1$/, '$1 2')).some((message) =>
          message.startsWith('the rule single-premium-and-payment-period compares otherwise than its reference B11'),
        ),
      ).to.equal(true);
  });

  it('are told where the one compares the other way round, of numbers and of two answers', () => {
    let count = 0;
    for (const rules of systems) {
      const messages = told(rules, (when) =>
        when.replace(/(?<=\(\d+\)(?: in [a-z]+)?) (>=?) (?=\d|[a-z_ ]+\()/g, ' <= '),
      );
      expect(messages.every((message) => message.includes('compares otherwise'))).to.equal(true);
      count += messages.length;
    }
    expect(count).to.be.at.least(8);
  });
});
