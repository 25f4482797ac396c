import { expect } from 'chai';
import type { Condition } from '../../../src/rules/model/expression.js';
import type { QuestionDefinition, ScreenDefinition } from '../../../src/screens/model/definition.js';
import { sourceTypes } from '../../../src/try/source-types.js';
import { realSystems } from '../../support/rules/real-systems.js';

/** A condition as text, to tell conditions apart. */
function written(condition: Condition): string {
  if (condition.node === 'always') return String(condition.value);
  if (condition.node !== 'comparison') return `${condition.node}(${condition.conditions.map(written).join(', ')})`;
  const { decorator = '', leftName, operator, right, rightName } = condition;
  const value = rightName ?? (right?.node === 'literal' ? JSON.stringify(right.value) : '');
  return `${decorator} ${leftName} ${operator} ${value}`;
}

const isConditional = ({ shownWhen }: { readonly shownWhen: Condition }): boolean => shownWhen.node !== 'always';

describe('what is sensitive', () => {
  const applicantOf = (csp: number): readonly ScreenDefinition[] =>
    realSystems().forCsp(csp)?.screens.bySourceType.get(2)?.screens ?? [];

  it('is asked of the family in the international system only', () => {
    const asksForFamily = (csp: number): boolean => applicantOf(csp).some(({ scope }) => scope === 'relative');
    expect([1, 3].map(asksForFamily)).to.deep.equal([true, true]);
    expect([2, 4].map(asksForFamily)).to.deep.equal([false, false]);
  });

  it('is asked about suicide for conditions of the mood, psychoses, trauma and borderline, and for no other', () => {
    const [asked] = applicantOf(1)
      .flatMap(({ questions }) => questions)
      .filter(({ key }) => key === 'selfHarmThoughts');
    const condition = asked ? written(asked.shownWhen) : '';
    for (const code of ['F20', 'F31', 'F32', 'F33', 'F43.1', 'F60.3']) expect(condition).to.include(`"${code}"`);
    for (const code of ['F40', 'F41"', 'F51', 'F64', 'F81', 'F90', 'F98', 'Z63.4', 'Z73'])
      expect(condition).not.to.include(`"${code}`);
  });
});

for (const csp of [1, 2]) {
  describe(`the screens of this repository, parameter set ${csp}`, () => {
    const screensOf = (sourceType: number): readonly ScreenDefinition[] =>
      realSystems().forCsp(csp)?.screens.bySourceType.get(sourceType)?.screens ?? [];
    const questionsOf = (sourceType: number): readonly QuestionDefinition[] =>
      screensOf(sourceType).flatMap(({ questions }) => questions);

    it('show every notice that the rules have', () => {
      const shown = screensOf(2).flatMap(({ questions }) => questions.flatMap(({ notices }) => notices));
      const keys = new Set(shown.map(({ notice }) => notice.key));
      expect([...keys].sort()).to.deep.equal([...(realSystems().forCsp(csp)?.ruleSet.notices.keys() ?? [])].sort());
    });

    it('are offered by the capture client for exactly the source types there are, SB1 alone where they are technical', () => {
      const there = realSystems().forCsp(csp)?.ruleSet.sourceTypes ?? [];
      expect(sourceTypes.map(({ id, forms }) => [id, !forms.includes('SB2')])).to.have.deep.members(
        there.map(({ id, technical }) => [id, technical]),
      );
    });

    it('exist for every source type', () => {
      for (const { id, key } of realSystems().forCsp(csp)?.ruleSet.sourceTypes ?? [])
        expect(screensOf(id), key).not.to.be.empty;
    });

    it('ask at least 100 questions in the questionnaires, half of them conditional, a copied condition counted once', () => {
      const questions = [...questionsOf(2), ...questionsOf(3)];
      expect(questions.length).to.be.at.least(100);
      expect(
        new Set(questions.filter(isConditional).map((question) => written(question.shownWhen))).size,
      ).to.be.at.least(50);
      const conditional = [...screensOf(2), ...screensOf(3)].flatMap((screen) =>
        screen.questions.filter((question) => isConditional(question) || isConditional(screen)),
      );
      expect(conditional.length).to.be.at.least(questions.length / 2);
    });

    for (const [kind, atLeast] of [
      ['disorder', 12],
      ['pursuit', 8],
    ] as const) {
      it(`have follow-ups of their own for at least ${atLeast} kinds of ${kind}`, () => {
        const own = screensOf(2).filter((screen) => screen.scope === kind && isConditional(screen));
        expect(new Set(own.map((screen) => written(screen.shownWhen))).size).to.be.at.least(atLeast);
        for (const { key, questions } of own) expect(questions.length, key).to.be.at.least(2);
      });
    }
  });
}
