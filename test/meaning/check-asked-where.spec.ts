import { expect } from 'chai';
import { checkAskedWhere } from '../../src/meaning/check-asked-where.js';
import { Domains } from '../../src/meaning/domains.js';
import { Possible } from '../../src/meaning/possible.js';
import type { Condition } from '../../src/rules/model/expression.js';
import { oppositeOf } from '../../src/rules/resolve/opposite-of.js';
import type { QuestionDefinition } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = (rules: CaseRules): readonly string[] =>
  [...checkAskedWhere(rules, new Domains(rules.program))]
    .filter(({ holds }) => holds)
    .map(({ message }) => /^the question (\S+)/.exec(message)?.[1] ?? message);

/** The rules with another condition for the questions that are shown under one. */
const shownFor = (rules: CaseRules, condition: Condition, other: Condition): CaseRules => ({
  ...rules,
  screens: withScreens(rules.screens, (screen) => ({
    ...screen,
    questions: screen.questions.map((question) =>
      question.shownWhen === condition ? { ...question, shownWhen: other } : question,
    ),
  })),
});

const questionsOf = ({ screens }: CaseRules): readonly QuestionDefinition[] =>
  [...screens.bySourceType.values()].flatMap((source) => source.screens).flatMap(({ questions }) => questions);

/** Whether a rule can only be violated by the answer together with that under which it is asked. */
const needsBoth = (rules: CaseRules, { shownWhen, ...question }: QuestionDefinition): boolean =>
  question.kind === 'attribute' &&
  rules.ruleSet.rules.some(
    ({ scope, violatedWhen }) =>
      scope === question.attribute.object &&
      violatedWhen.node === 'all' &&
      [shownWhen, { leftName: question.attribute.fact }].every((asked) =>
        violatedWhen.conditions.some(
          (part) => part.node === 'comparison' && 'leftName' in asked && part.leftName === asked.leftName,
        ),
      ),
  );

describe('A question that is asked only where no rule about its answer can be violated', () => {
  it('is none of this repository', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  it('is found where its condition is the other way round, though rules need both answers', () => {
    let [turned, found] = [0, 0];
    for (const rules of systems)
      for (const { shownWhen, screen, key } of questionsOf(rules).filter((each) => needsBoth(rules, each))) {
        if (shownWhen.node !== 'comparison' || shownWhen.left.node !== 'attribute') continue;
        turned++;
        if (told(shownFor(rules, shownWhen, oppositeOf(shownWhen))).includes(`${screen}.${key}`)) found++;
      }
    expect(turned).to.be.greaterThan(20);
    expect(found / turned).to.be.greaterThan(0.7);
  });

  it('can be a consent that is asked only of who needs to give none', () => {
    const german = systems[1] as CaseRules;
    const consent = questionsOf(german).find(({ key }) => key === 'insuredPersonConsent');
    if (!consent) throw new Error('nobody asks for the consent');
    expect(told(shownFor(german, consent.shownWhen, oppositeOf(consent.shownWhen)))).to.deep.equal([
      `${consent.screen}.${consent.key}`,
    ]);
    const possible = new Possible(german.ruleSet, new Domains(german.program));
    expect(possible.together([consent.shownWhen])).to.equal(true);
  });
});
