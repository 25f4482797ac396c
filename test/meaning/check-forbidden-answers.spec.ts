import { expect } from 'chai';
import { checkForbiddenAnswers } from '../../src/meaning/check-forbidden-answers.js';
import { Domains } from '../../src/meaning/domains.js';
import type { Condition } from '../../src/rules/model/expression.js';
import type { Rule } from '../../src/rules/model/rule.js';
import type { QuestionDefinition } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = (rules: CaseRules): readonly string[] =>
  [...checkForbiddenAnswers(rules, new Domains(rules.program))].flatMap(({ holds, message }) =>
    holds ? [message] : [],
  );

/** What must hold beside an answer above 0 for a rule to be violated; undefined: it asks for something else. */
function beside(rule: Rule, { kind, ...question }: QuestionDefinition): Condition | undefined {
  if (rule.severity !== 'error' || rule.violatedWhen.node !== 'all' || kind !== 'attribute') return undefined;
  const asked = 'attribute' in question ? question.attribute : undefined;
  const { conditions } = rule.violatedWhen;
  const others = conditions.filter(
    (each) =>
      each.node !== 'comparison' ||
      each.left.node !== 'attribute' ||
      each.left.attribute !== asked ||
      each.operator !== 'greaterThan',
  );
  return others.length === conditions.length - 1 ? { node: 'all', conditions: others } : undefined;
}

describe('A question whose answer a rule forbids', () => {
  it('is none of this repository, wherever it is asked', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  it('is told when it is asked only there', () => {
    const found = new Set<string>();
    for (const rules of systems)
      for (const id of ['lump-sum-needed', 'regular-sum-needed']) {
        const rule = rules.ruleSet.rules.find((each) => each.id === id) as Rule;
        const screens = withScreens(rules.screens, (screen) => ({
          ...screen,
          questions: screen.questions.map((question) => {
            const shownWhen = beside(rule, question);
            return shownWhen ? { ...question, shownWhen } : question;
          }),
        }));
        for (const message of told({ ...rules, screens })) {
          expect(message).to.contain(`the rule ${id} forbids any answer`);
          found.add(message);
        }
      }
    expect(found.size).to.be.at.least(2);
  });
});
