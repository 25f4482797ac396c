import { expect } from 'chai';
import { grouped } from '../../src/lists/grouped.js';
import { checkOptional } from '../../src/meaning/check-optional.js';
import type { QuestionDefinition } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';

const rules = realSystems().forCsp(1) as CaseRules;
const never = { node: 'always', value: false } as const;

/** What is told where some questions need not be answered; those of this repository that are meant so are left out. */
function told(open: ReadonlySet<QuestionDefinition>): readonly string[] {
  const screens = withScreens(rules.screens, (screen) => ({
    ...screen,
    questions: screen.questions
      .filter(({ intended }) => intended === undefined)
      .map((question) => (open.has(question) ? { ...question, mandatoryWhen: never } : question)),
  }));
  return [...checkOptional({ ...rules, screens })].map(({ at }) => `${at.file}:${at.line}`);
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
    for (const alike of few ?? []) expect(told(new Set(alike.slice(0, 1)))).to.deep.equal([]);
  });

  it('is not, where another one may stay open too', () => {
    for (const alike of mandatory.filter(({ length }) => length >= 5))
      expect(told(new Set(alike.slice(0, 2)))).to.deep.equal([]);
  });
});
