import { expect } from 'chai';
import { checkDemanded } from '../../src/meaning/check-demanded.js';
import { Domains } from '../../src/meaning/domains.js';
import type { Condition, NodeOf } from '../../src/rules/model/expression.js';
import { oppositeOf } from '../../src/rules/resolve/opposite-of.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = (rules: CaseRules): readonly string[] =>
  [...checkDemanded(rules, new Domains(rules.program))].flatMap(({ holds, message }) => (holds ? [message] : []));

type Comparison = NodeOf<'comparison', Condition>;

/** A condition with other comparisons of one answer. */
function rewritten(condition: Condition, name: string, change: (one: Comparison) => Condition): Condition {
  if (condition.node === 'always') return condition;
  if (condition.node === 'comparison') return condition.leftName === name ? change(condition) : condition;
  return { ...condition, conditions: condition.conditions.map((each) => rewritten(each, name, change)) };
}

/** What is told where the questions of a screen compare an answer otherwise. */
const toldWhere = (rules: CaseRules, of: string, name: string, change: (one: Comparison) => Condition) =>
  told({
    ...rules,
    screens: withScreens(rules.screens, (screen) => ({
      ...screen,
      questions: screen.questions.map((question) =>
        screen.key === of ? { ...question, shownWhen: rewritten(question.shownWhen, name, change) } : question,
      ),
    })),
  });

const without =
  (word: string) =>
  (comparison: Comparison): Condition => {
    const { right } = comparison;
    if (right.node !== 'literal' || !Array.isArray(right.value)) return comparison;
    return { ...comparison, right: { ...right, value: (right.value as string[]).filter((each) => each !== word) } };
  };

describe('A question that is not shown where a rule demands its answer', () => {
  it('is none of this repository', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  for (const word of ['loading', 'exclusion', 'postponed', 'declined'])
    it(`is told once with those beside it, the rule and the code that the screen leaves out: ${word}`, () => {
      for (const rules of systems) {
        const [found, ...others] = toldWhere(rules, 'covers', 'acceptanceResult', without(word));
        expect(others).to.deep.equal([]);
        expect(found).to.match(/^covers\.decisionDate and covers\.nonStandardReason are not shown where /);
        expect(found).to.contain(`acceptanceResult is ${word}, though the rule special-terms-unexplained (`);
      }
    });

  it('is told of all codes where its condition is the other way round', () => {
    for (const rules of systems) {
      const [found, ...others] = toldWhere(rules, 'covers', 'acceptanceResult', oppositeOf);
      expect(others).to.deep.equal([]);
      expect(found).to.contain('where acceptanceResult is loading or exclusion or postponed or declined, though');
    }
  });

  it('is told of codes that a column of them leaves out, with all rules that demand it', () => {
    for (const rules of systems) {
      const [found, ...others] = toldWhere(rules, 'benefits', 'benefitType.rider', oppositeOf);
      expect(others).to.deep.equal([]);
      expect(found).to.match(/^benefits\.benefitPurpose is not shown where benefitType is termLife or .* or \d more, /);
      expect(found).to.match(/ the rule insurance-period-above-loan-term \(\S+\) and loan-cover-above-loan \(\S+\) /);
    }
  });
});
