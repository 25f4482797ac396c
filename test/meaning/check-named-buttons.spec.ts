import { expect } from 'chai';
import { checkNamedButtons } from '../../src/meaning/check-named-buttons.js';
import type { Rule } from '../../src/rules/model/rule.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const rules = realSystems().forCsp(2) as CaseRules;
const naming = rules.ruleSet.rules.filter(({ message }) => /button “/.test(message['en'] ?? ''));

const told = (rule: Rule): readonly string[] =>
  [...checkNamedButtons({ ...rules, ruleSet: { ...rules.ruleSet, rules: [rule] } })].flatMap(({ holds, message }) =>
    holds ? [message] : [],
  );

describe('A button that a message names', () => {
  it('is on a screen of those to whom the rule is shown, for all rules of this repository', () => {
    expect(naming.length).to.be.at.least(3);
    for (const rule of naming) expect(told(rule), rule.id).to.deep.equal([]);
  });

  it('is told where only others have it, and in whichever language where nobody has', () => {
    for (const rule of naming) {
      const elsewhere = told({ ...rule, sources: ['applicant'] });
      expect(elsewhere, rule.id).to.have.length(1);
      expect(elsewhere.join()).to.contain('which only technical has; the rule is shown to applicant');
      const message = { ...rule.message, en: (rule.message['en'] ?? '').replace(/button “[^”]*”/, 'button “Add it”') };
      expect(told({ ...rule, message }).join()).to.contain('names the button “Add it” (en), which no screen has');
    }
  });
});
