import { expect } from 'chai';
import { Findings } from '../../../src/documents/findings/findings.js';
import { reportWordsBeforePeriods } from '../../../src/screens/load/words-before-periods.js';
import type { Texts } from '../../../src/screens/load/texts.js';
import type { MessageKey } from '../../../src/screens/model/messages.js';
import type { Words } from '../../../src/rules/model/words.js';
import { askedAttribute } from '../../../src/screens/model/definition.js';
import type { CaseRules } from '../../../src/screens/model/systems.js';
import { realSystems } from '../../support/rules/real-systems.js';

const { screens } = realSystems().forCsp(2) as CaseRules;
const all = [...screens.bySourceType.values()].flatMap((source) => source.screens);
const withPeriod = all.flatMap((screen) =>
  screen.questions.flatMap((question) =>
    typeof askedAttribute(question).lookBack === 'object' ? [{ screen, question }] : [],
  ),
);
const texts = { placed: () => ({ placeOf: () => ({ file: 'x.yaml', line: 1, column: 1 }) }) } as unknown as Texts;

function toldOf(question: (typeof withPeriod)[number], locale: string, before: string): readonly string[] {
  const text = (question.question.text[locale] ?? '').replace(/\S+ \{lookBack\}/, `${before}{lookBack}`);
  const changed = { ...question.question, text: { ...question.question.text, [locale]: text } };
  const findings = new Findings();
  const messages = screens.messages as ReadonlyMap<MessageKey, Words>;
  reportWordsBeforePeriods([{ ...question.screen, questions: [changed] }], messages, texts, findings);
  return findings.all.map(({ message }) => message);
}

describe('The words in front of a period', () => {
  it('are none with which the period itself begins, in no question of the screens', () => {
    expect(withPeriod.length).to.be.above(50);
    for (const each of withPeriod) expect(toldOf(each, 'en', 'in '), each.question.key).to.deep.equal([]);
  });

  it('are told of whichever question has them twice, in each language', () => {
    for (const each of withPeriod)
      for (const [locale, before] of [
        ['de', 'in den letzten '],
        ['de', 'in letzten '],
        ['en', 'in the last '],
        ['en', 'in the '],
      ] as const) {
        const told = toldOf(each, locale, before);
        expect(told, each.question.key).to.have.length(1);
        expect(told[0]).to.match(
          /^found “\w+ \{lookBack\}”; the period itself is written out as “(?:den letzten|the last) …”$/,
        );
      }
  });

  it('lead out of the period in no question, which is told of those that say so', () => {
    for (const each of withPeriod) {
      expect(toldOf(each, 'de', 'vor ').join()).to.match(/^found “vor \{lookBack\}”, which is not in the period /);
      expect(toldOf(each, 'en', 'since ').join()).to.match(/^found “since \{lookBack\}”/);
      for (const [locale, word] of [
        ['de', 'während '],
        ['en', 'within '],
      ] as const)
        expect(toldOf(each, locale, word)).to.deep.equal([]);
    }
  });
});
