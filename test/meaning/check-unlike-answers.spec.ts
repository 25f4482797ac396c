import { expect } from 'chai';
import { checkUnlikeAnswers } from '../../src/meaning/check-unlike-answers.js';
import { ownNodes } from '../../src/meaning/own-nodes.js';
import type { Condition } from '../../src/rules/model/expression.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { withQuestions } from '../support/screens/with-questions.js';
import { realSystems } from '../support/rules/real-systems.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = (rules: CaseRules): readonly string[] => [...checkUnlikeAnswers(rules)].map(({ message }) => message);

const turned = (value: unknown): unknown => (value === 'abnormal' ? 'normal' : value);

/** A condition with `normal` wherever it asks for `abnormal`. */
function normal(condition: Condition): Condition {
  if ('conditions' in condition) return { ...condition, conditions: condition.conditions.map(normal) };
  if (condition.node !== 'comparison' || condition.right.node !== 'literal') return condition;
  const { value } = condition.right;
  const right = { ...condition.right, value: Array.isArray(value) ? value.map(turned) : turned(value) };
  return { ...condition, right } as Condition;
}

const asksForAbnormal = (condition: Condition): boolean =>
  [...ownNodes(condition)].some((node) => node.node === 'literal' && [node.value].flat().includes('abnormal'));

describe('A question that many screens ask for one answer', () => {
  it('is asked for it by all, in this repository', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  it('is told where one screen asks it for another answer of the list, whichever screen it is', () => {
    let count = 0;
    for (const rules of systems)
      for (const { screens } of rules.screens.bySourceType.values())
        for (const screen of screens)
          for (const question of screen.questions) {
            if (question.key !== 'findingDescription' || !asksForAbnormal(question.shownWhen)) continue;
            const questions = screen.questions.map((each) =>
              each === question ? { ...each, shownWhen: normal(each.shownWhen) } : each,
            );
            const [message, ...more] = told(withQuestions(rules, screen, questions));
            expect(more).to.deep.equal([]);
            expect(message, screen.key).to.match(
              new RegExp(
                `^${screen.key}.findingDescription is asked where the answer is normal; on \\d+ other screens`,
              ),
            );
            count++;
          }
    expect(count).to.be.at.least(10);
  });

  it('is told where it has other answers than all others that are called after the same word, whichever it is', () => {
    let count = 0;
    for (const rules of systems)
      for (const { screens } of rules.screens.bySourceType.values())
        for (const screen of screens)
          for (const question of screen.questions) {
            if (!/Date$/.test(question.key) || !asksForAbnormal(question.shownWhen)) continue;
            const lists = ownNodes(question.shownWhen);
            if (![...lists].some((node) => node.node === 'literal' && Array.isArray(node.value))) continue;
            const questions = screen.questions.map((each) =>
              each === question ? { ...each, shownWhen: onlyNormal(each.shownWhen) } : each,
            );
            expect(told(withQuestions(rules, screen, questions)).join(), question.key).to.include(
              `${screen.key}.${question.key} is asked where the answer is normal; all `,
            );
            count++;
          }
    expect(count).to.be.at.least(10);
  });
});

/** A condition that asks for `normal` where it asks for that or another answer. */
function onlyNormal(condition: Condition): Condition {
  if ('conditions' in condition) return { ...condition, conditions: condition.conditions.map(onlyNormal) };
  if (condition.node !== 'comparison' || condition.right.node !== 'literal') return condition;
  const { value } = condition.right;
  return Array.isArray(value) && value.includes('normal')
    ? { ...condition, right: { ...condition.right, value: ['normal'] } }
    : condition;
}
