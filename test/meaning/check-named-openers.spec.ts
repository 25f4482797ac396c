import { expect } from 'chai';
import { checkNamedOpeners } from '../../src/meaning/check-named-openers.js';
import { ownNodes } from '../../src/meaning/own-nodes.js';
import type { Condition } from '../../src/rules/model/expression.js';
import type { QuestionDefinition } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { wordsOfName } from '../../src/text/words-of-name.js';
import { withQuestions } from '../support/screens/with-questions.js';
import { realSystems } from '../support/rules/real-systems.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = (rules: CaseRules): readonly string[] => [...checkNamedOpeners(rules)].map(({ message }) => message);

const factOf = (question: QuestionDefinition): string =>
  question.kind === 'attribute' ? question.attribute.fact : question.key;

const isCalledAfter = (question: QuestionDefinition, fact: string): boolean => {
  const [own, other] = [factOf(question), fact].map(wordsOfName) as [readonly string[], readonly string[]];
  return own.length > other.length && other.every((word, index) => word === own[index]);
};

const isOpenedBy = (question: QuestionDefinition, fact: string): boolean =>
  [...ownNodes(question.shownWhen)].some(
    (node) => node.node === 'comparison' && node.left.node === 'attribute' && node.left.attribute.fact === fact,
  );

describe('A question that is called after another one of its screen', () => {
  it('is asked for an answer of that one, in all screens of this repository', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  it('is told where it is asked for an answer of a third one, and nothing for that of its own', () => {
    let count = 0;
    for (const rules of systems)
      for (const { screens } of rules.screens.bySourceType.values())
        for (const screen of screens)
          for (const opener of screen.questions.filter((each) => each.kind === 'attribute')) {
            const opened = screen.questions.filter((each) => isOpenedBy(each, factOf(opener)));
            const named = opened.filter((each) => isCalledAfter(each, factOf(opener)));
            const third = screen.questions.find(
              (each) =>
                each.kind === 'attribute' &&
                each !== opener &&
                each.attribute.catalogue?.name === opener.attribute.catalogue?.name,
            );
            if (named.length === 0 || opened.length !== named.length || third?.kind !== 'attribute') continue;
            if (opener.attribute.catalogue?.entries.size !== 2 || factOf(third).startsWith(factOf(opener))) continue;
            const by = (condition: Condition): Condition =>
              JSON.parse(JSON.stringify(condition), (_, value) =>
                value?.node === 'attribute' && value.attribute.fact === factOf(opener)
                  ? { ...value, attribute: third.attribute }
                  : value,
              );
            const questions = screen.questions.map((each) =>
              named.includes(each) ? { ...each, shownWhen: by(each.shownWhen) } : each,
            );
            const messages = told(withQuestions(rules, screen, questions));
            expect(messages.join(), `${screen.key}.${factOf(opener)}`).to.include(
              `and nothing for one of ${factOf(opener)}, after which it is called`,
            );
            count++;
          }
    expect(count).to.be.at.least(6);
  });

  it('is told where it is asked of those whose answer says that there is none', () => {
    const rules = systems[0] as CaseRules;
    for (const screen of [...rules.screens.bySourceType.values()].flatMap(({ screens }) => screens))
      for (const question of screen.questions) {
        const condition = [...ownNodes(question.shownWhen)].find(
          (node) => node.node === 'comparison' && node.operator === 'notIn' && node.left.node === 'attribute',
        );
        if (!condition || factOf(question) !== 'divingCertificateDate') continue;
        const turned = JSON.parse(JSON.stringify(question.shownWhen), (_, value) =>
          value?.operator === 'notIn' ? { ...value, operator: 'in' } : value,
        );
        const questions = screen.questions.map((each) => (each === question ? { ...each, shownWhen: turned } : each));
        expect(told(withQuestions(rules, screen, questions))).to.deep.equal([
          'divingCertificateDate is asked where divingCertificate, after which it is called, is noCertificate',
        ]);
        return;
      }
    expect.fail('no question that is asked but of those who have none');
  });
});
