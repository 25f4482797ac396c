import { expect } from 'chai';
import { checkScreens } from '../../src/meaning/check-screens.js';
import { Domains } from '../../src/meaning/domains.js';
import type { Everywhere } from '../../src/meaning/everywhere.js';
import { Possible } from '../../src/meaning/possible.js';
import { attributeValue, type Condition } from '../../src/rules/model/expression.js';
import { oppositeOf } from '../../src/rules/resolve/opposite-of.js';
import {
  askedAttribute,
  type QuestionDefinition,
  type ScreenDefinition,
  type ScreenSet,
} from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';
import { testSeed } from '../support/run/seed.js';

const rules = realSystems().forCsp(1) as CaseRules;
const { ruleSet, screens } = rules;
const domains = new Domains(rules.program);
const all = [...screens.bySourceType.values()].flatMap((source) => source.screens);

const withQuestions = (change: (question: QuestionDefinition) => QuestionDefinition | undefined): ScreenSet =>
  withScreens(screens, (screen) => ({
    ...screen,
    questions: screen.questions.flatMap((question) => change(question) ?? []),
  }));

const found = (set: ScreenSet): readonly Everywhere[] =>
  [...checkScreens({ ...rules, screens: set }, domains, new Possible(ruleSet, domains))].filter(({ holds }) => holds);

const isAt =
  ({ at }: QuestionDefinition | ScreenDefinition) =>
  (each: Everywhere): boolean =>
    each.at.file === at.file && each.at.line === at.line;

/** Answers of yes or no that a condition asks for directly. */
const asksFor = ({ shownWhen }: QuestionDefinition): Condition | undefined => {
  const parts = shownWhen.node === 'all' ? shownWhen.conditions : [shownWhen];
  return parts.find(
    (part) => part.node === 'comparison' && part.operator === 'equal' && part.left.node === 'attribute',
  );
};

describe('screens of this repository that were spoilt', () => {
  it('nothing is found of them as they are', () => {
    expect(found(screens).map(({ message }) => message)).to.deep.equal([]);
  });

  it('a block for yes within one for no is found at every question in it', () => {
    const spoilt = all.flatMap(({ questions }) => questions.filter((question) => asksFor(question)));
    const findings = found(
      withQuestions((question) => {
        const asked = asksFor(question);
        return asked
          ? { ...question, shownWhen: { node: 'all', conditions: [question.shownWhen, oppositeOf(asked)] } }
          : question;
      }),
    );
    expect(spoilt).to.have.length.greaterThan(100);
    expect(spoilt.filter((question) => !findings.some(isAt(question))).map(({ key }) => key)).to.deep.equal([]);
  });

  it('a question that opens others is missed at each that it alone opens', () => {
    const openers = all.flatMap(({ questions, scope }) =>
      questions.filter(
        (question) =>
          question.kind === 'attribute' && question.path.length === 0 && question.attribute.object === scope,
      ),
    );
    const opened = (attribute: unknown) =>
      all.flatMap(({ questions }) =>
        questions.filter((question) => {
          const asked = asksFor(question);
          return asked?.node === 'comparison' && asked.left.node === 'attribute' && asked.left.attribute === attribute;
        }),
      );
    const judged = openers.flatMap((question) => {
      const attribute = question.kind === 'attribute' ? question.attribute : undefined;
      const times = all.flatMap(({ questions }) =>
        questions.filter((each) => each.kind === 'attribute' && each.attribute === attribute),
      );
      const others = opened(attribute);
      return times.length === 1 && others.length > 0 ? [{ question, others }] : [];
    });
    const sample = judged.filter((_, index) => index % 8 === testSeed % 8);
    const lost = sample.filter(({ question, others }) => {
      const findings = found(withQuestions((each) => (each === question ? undefined : each)));
      return !others.every((other) => findings.some(isAt(other)));
    });
    expect(sample).to.have.length.greaterThan(5);
    expect(lost.length, lost.map(({ question }) => question.key).join()).to.be.at.most(Math.ceil(sample.length * 0.05));
  });

  it('a question that is mandatory only once it is answered is found, wherever it asks for an answer of its own object', () => {
    const isOwn = (question: QuestionDefinition): boolean =>
      question.kind === 'attribute' &&
      question.path.length === 0 &&
      question.within === undefined &&
      question.attribute.absentMeans === undefined;
    const findings = found(
      withQuestions((question) =>
        question.kind === 'attribute' && isOwn(question)
          ? {
              ...question,
              mandatoryWhen: {
                ...{ node: 'comparison', operator: 'isKnown', decorator: undefined, at: question.at },
                ...{ left: attributeValue(question.attribute), leftName: question.attribute.fact },
                ...{ right: { node: 'literal', value: true, type: { kind: 'truth' } }, rightName: undefined },
              },
            }
          : question,
      ),
    );
    const spoilt = all.flatMap(({ questions }) => questions.filter(isOwn));
    expect(spoilt).to.have.length.greaterThan(100);
    expect(spoilt.filter((question) => !findings.some(isAt(question))).map(({ key }) => key)).to.deep.equal([]);
  });

  it('a mandatory question that nobody can answer is found, and none of which another one asks the same', () => {
    const mandatory = all.flatMap(({ questions }) =>
      questions.filter(({ mandatoryWhen }) => mandatoryWhen.node !== 'always' || mandatoryWhen.value),
    );
    const closed = found(withQuestions((question) => ({ ...question, editable: false })));
    const told = (question: QuestionDefinition): boolean =>
      closed.some((each) => isAt(question)(each) && each.message.includes('nobody can complete it'));
    expect(mandatory).to.have.length.greaterThan(100);
    expect(mandatory.filter((question) => !told(question)).map(({ key }) => key)).to.deep.equal([]);
    const asked = mandatory.map((question) => ({ question, attribute: askedAttribute(question) }));
    const twice = asked.filter(({ question, attribute }) =>
      all.some(({ questions }) => questions.some((each) => each !== question && askedAttribute(each) === attribute)),
    );
    const [one] = twice;
    if (!one) throw new Error('no answer is asked for twice');
    const open = found(
      withQuestions((question) => (question === one.question ? { ...question, editable: false } : question)),
    );
    expect(open.filter(isAt(one.question))).to.deep.equal([]);
  });

  it('a notice that no case is shown is found before its question', () => {
    const spoilt = all.flatMap(({ questions }) => questions.filter(({ notices }) => notices.length > 0));
    const findings = found(
      withQuestions((question) => ({
        ...question,
        notices: question.notices.map((notice) => ({ ...notice, shownWhen: oppositeOf(question.shownWhen) })),
      })),
    );
    const conditional = spoilt.filter(({ shownWhen }) => shownWhen.node !== 'always');
    expect(conditional).to.have.length.greaterThan(0);
    expect(conditional.filter((question) => !findings.some(isAt(question))).map(({ key }) => key)).to.deep.equal([]);
  });

  it('a screen of objects that nothing makes is found', () => {
    const spoilt = withScreens(screens, (screen) => ({
      ...screen,
      questions: screen.questions.filter(
        (question) => question.kind !== 'objects' || question.relation.target !== 'disorder',
      ),
    }));
    const findings = found(spoilt);
    const lost = all.filter((screen) => screen.scope === 'disorder' && !findings.some(isAt(screen)));
    expect(lost.map(({ key }) => key)).to.deep.equal([]);
  });

  it('a question that is never shown because its screen is not is reported at the screen', () => {
    const [screen] = all.filter(({ questions }) => questions.length > 3);
    if (!screen) throw new Error('there is no screen');
    const findings = found(
      withScreens(screens, (each) =>
        each === screen ? { ...each, shownWhen: { node: 'always', value: false } } : each,
      ),
    );
    expect(findings.some(isAt(screen))).to.equal(true);
  });
});
