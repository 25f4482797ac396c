import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { loadRuleSystems } from '../../../../src/rules/load/load-rule-systems.js';
import { reportStrange } from '../../../../src/rules/load/messages/strange-texts.js';
import { wordsOfTexts } from '../../../../src/rules/load/messages/words-of-texts.js';

const messages = loadRuleSystems('rules').systems.flatMap(({ rules }) => rules.map(({ message }) => message));

/** What is told of a text in English beside the messages of the real rules. */
function told(...en: readonly string[]): readonly string[] {
  const texts = [...messages.map(({ en: text = '' }) => text), ...en].map((text, line) => [
    { locale: 'en', text, place: () => ({ file: 'x.yaml', line, column: 1 }) },
  ]);
  const findings = new Findings();
  reportStrange(texts, [wordsOfTexts(texts)], new Set(), findings);
  return findings.all.map(({ message }) => message);
}

describe('A sentence in a third language', () => {
  it('is none of the messages of the rules', () => {
    expect(told()).to.deep.equal([]);
  });

  it('is told, as no other text has its words, but for one that many languages have', () => {
    for (const text of [
      'Quel hôpital vous avait soigné?',
      'Quale medico vi ha curato allora?',
      '¿Cuándo empezó el dolor agudo?',
    ])
      expect(told(text), text).to.deep.equal([`no other text in en has the words of “${text}”`]);
    expect(told('Quel virus avait été trouvé?')).to.have.length(1);
  });

  it('is none that speaks of something new in the words of others, nor a short one, nor a name', () => {
    expect(told('Please record the sarcoidosis that was found.')).to.deep.equal([]);
    expect(told('Sarcoidosis?')).to.deep.equal([]);
    expect(told('Sarcoidosis berylliosis silicosis asbestosis')).to.deep.equal([]);
  });
});
