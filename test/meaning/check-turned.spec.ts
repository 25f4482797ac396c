import { expect } from 'chai';
import { checkTurned } from '../../src/meaning/check-turned.js';
import type { Condition, NodeOf } from '../../src/rules/model/expression.js';
import type { QuestionDefinition, ScreenDefinition } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';

type Comparison = NodeOf<'comparison'>;

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = (rules: CaseRules): readonly string[] =>
  [...checkTurned(rules)].map(({ at, code }) => `${at.file}:${at.line}:${at.column} ${code}`);

const placeOf = ({ at }: Comparison): string => `${at.file}:${at.line}:${at.column} uncertain-condition`;

/** Every comparison of the conditions of questions, once, with the other rules that have another one in its place. */
function* otherwise(
  rules: CaseRules,
  change: (comparison: Comparison, question: QuestionDefinition) => Comparison | undefined,
): Iterable<{ readonly comparison: Comparison; readonly turned: CaseRules }> {
  const seen = new Set<string>();
  for (const { screens } of rules.screens.bySourceType.values())
    for (const screen of screens)
      for (const question of screen.questions)
        for (const comparison of [question.shownWhen, question.mandatoryWhen].flatMap(comparisonsIn)) {
          const other = seen.has(placeOf(comparison)) ? undefined : change(comparison, question);
          if (!other) continue;
          seen.add(placeOf(comparison));
          yield { comparison, turned: withOther(rules, screen, comparison, other) };
        }
}

const comparisonsIn = (condition: Condition): readonly Comparison[] =>
  condition.node === 'comparison'
    ? [condition]
    : condition.node === 'always'
      ? []
      : condition.conditions.flatMap(comparisonsIn);

function withOther(rules: CaseRules, changed: ScreenDefinition, own: Comparison, other: Comparison): CaseRules {
  const replaced = (condition: Condition): Condition => {
    if (condition.node === 'comparison') return placeOf(condition) === placeOf(own) ? other : condition;
    return condition.node === 'always'
      ? condition
      : { ...condition, conditions: condition.conditions.map((each) => replaced(each)) };
  };
  const screens = withScreens(rules.screens, (screen) =>
    screen === changed
      ? {
          ...screen,
          questions: screen.questions.map((question) => ({
            ...question,
            shownWhen: replaced(question.shownWhen),
            mandatoryWhen: replaced(question.mandatoryWhen),
          })),
        }
      : screen,
  );
  return { ...rules, screens };
}

const opposites: Readonly<Record<string, string>> = {
  greaterThan: 'lessThan',
  greaterThanInclusive: 'lessThanInclusive',
  after: 'before',
};

describe('A condition that is probably the other way round', () => {
  it('is none of this repository', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  it('compares with a limit as below it what is compared as above it elsewhere, in whichever screen', () => {
    let count = 0;
    for (const rules of systems) {
      const limits = otherwise(rules, (comparison) => {
        const operator = opposites[comparison.operator];
        return operator === undefined || comparison.right.node === 'literal' ? undefined : { ...comparison, operator };
      });
      for (const { comparison, turned } of limits) {
        const found = told(turned);
        // Nothing else says on which side it is.
        if (found.length === 0) continue;
        expect(found).to.deep.equal([placeOf(comparison)]);
        count++;
      }
    }
    expect(count).to.be.above(10);
  });

  it('asks where an answer is no for what is called after it, whichever answer it is', () => {
    let count = 0;
    for (const rules of systems)
      for (const { comparison, turned } of otherwise(rules, (each, { key }) => {
        const fact = each.leftName.split('.').at(-1) ?? '';
        const isYes = each.operator === 'equal' && each.right.node === 'literal' && each.right.value === 'yes';
        if (!isYes || !key.startsWith(fact) || !/[A-Z]/.test(key.charAt(fact.length))) return undefined;
        return { ...each, right: { ...each.right, value: 'no' } as typeof each.right };
      })) {
        expect(told(turned)).to.include(placeOf(comparison));
        count++;
      }
    expect(count).to.be.above(10);
  });

  it('asks for another answer than all others of its screen that go by the same catalogue', () => {
    let count = 0;
    for (const rules of systems)
      for (const { comparison, turned } of otherwise(rules, (each) => {
        const isAbnormal = each.right.node === 'literal' && each.right.value === 'abnormal';
        const isFinding = isAbnormal && each.at.file.endsWith('examiner/40-findings.yaml');
        return isFinding ? { ...each, right: { ...each.right, value: 'normal' } as typeof each.right } : undefined;
      })) {
        expect(told(turned)).to.deep.equal([placeOf(comparison)]);
        count++;
      }
    expect(count).to.be.above(5);
  });

  it('asks for all answers but those for which others ask that go by the same catalogue', () => {
    let count = 0;
    for (const rules of systems)
      for (const { comparison, turned } of otherwise(rules, (each) => {
        const isDone = each.right.node === 'literal' && String(each.right.value) === 'normal,abnormal';
        return isDone && each.operator === 'in' ? { ...each, operator: 'notIn' } : undefined;
      })) {
        expect(told(turned)).to.include(placeOf(comparison));
        count++;
      }
    expect(count).to.be.above(10);
  });
});
