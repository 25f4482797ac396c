import { expect } from 'chai';
import { grouped } from '../../src/lists/grouped.js';
import { checkOptional } from '../../src/meaning/check-optional.js';
import type { QuestionDefinition } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';

const rules = realSystems().forCsp(1) as CaseRules;
/** What is told because of those beside it. */
const alone = /the other \d+/;
const never = { node: 'always', value: false } as const;

/** What is told where some questions need not be answered; those of this repository that are meant so are left out. */
function told(open: ReadonlySet<QuestionDefinition>, of = /never mandatory/): readonly string[] {
  const screens = withScreens(rules.screens, (screen) => ({
    ...screen,
    questions: screen.questions
      .filter(({ intended }) => intended === undefined)
      .map((question) => (open.has(question) ? { ...question, mandatoryWhen: never } : question)),
  }));
  return [...checkOptional({ ...rules, screens })].flatMap(({ at, message }) =>
    of.test(message) ? [`${at.file}:${at.line}`] : [],
  );
}

/** Questions of one screen that offer the same answers in the same way and always must be answered, all of them. */
const mandatory = [...rules.screens.bySourceType.values()].flatMap((source) =>
  source.screens.flatMap(({ questions }) =>
    [
      ...grouped(
        questions.filter(
          (each) =>
            each.kind === 'attribute' && each.attribute.catalogue && each.editable && each.intended === undefined,
        ),
        (each) => `${each.kind === 'attribute' ? each.attribute.catalogue?.name : ''} ${each.renderingHint}`,
      ).values(),
    ].filter((alike) => alike.every(({ mandatoryWhen: when }) => when.node === 'always' && when.value)),
  ),
);

describe('A question that alone may stay open', () => {
  it('is none of this repository', () => {
    expect(told(new Set())).to.deep.equal([]);
  });

  it('is found where five or more on its screen offer the same answers and all others are mandatory', () => {
    const [few, many] = [4, 5].map((count) =>
      mandatory.filter((alike) => (count === 4 ? alike.length === 4 : alike.length >= 5)),
    );
    expect(many).not.to.deep.equal([]);
    for (const alike of many ?? [])
      for (const question of alike)
        expect(told(new Set([question]))).to.deep.equal([`${question.at.file}:${question.at.line}`]);
    for (const alike of few ?? []) expect(told(new Set(alike.slice(0, 1)), alone)).to.deep.equal([]);
  });

  it('is not, where another one may stay open too', () => {
    for (const alike of mandatory.filter(({ length }) => length >= 5))
      expect(told(new Set(alike.slice(0, 2)), alone)).to.deep.equal([]);
  });

  it('is found where its answer decides whether another one of its screen is asked', () => {
    let count = 0;
    for (const { screens } of rules.screens.bySourceType.values())
      for (const { questions } of screens)
        for (const gate of questions) {
          const opens = questions.some(
            ({ shownWhen: when, intended }) =>
              intended === undefined &&
              when.node === 'comparison' &&
              when.operator === 'equal' &&
              when.left.node === 'attribute' &&
              gate.kind === 'attribute' &&
              when.left.attribute === gate.attribute,
          );
          if (!opens || !gate.editable || gate.intended !== undefined) continue;
          if (gate.kind !== 'attribute' || gate.attribute.absentMeans !== undefined) continue;
          expect(told(new Set([gate])), gate.key).to.deep.equal([`${gate.at.file}:${gate.at.line}`]);
          count++;
        }
    expect(count).to.be.above(30);
  });
});
