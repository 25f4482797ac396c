import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { loadRuleSystems } from '../../../../src/rules/load/load-rule-systems.js';
import { compareTradeWords } from '../../../../src/rules/load/messages/compare-trade-words.js';
import { tradeWords } from '../../../../src/rules/load/messages/trade-words.js';

const at = { file: 'x.yaml', line: 1, column: 1 };

function told(en: string, de: string): readonly string[] {
  const findings = new Findings();
  compareTradeWords({ locale: 'en', words: en }, { locale: 'de', words: de, at }, findings);
  return findings.all.map(({ message }) => message);
}

/** The words of a meaning that are written whole in the table, without what may say something else. */
const plain = (written = ''): readonly string[] =>
  written.split(' ').flatMap((word) => (/^\w{4,}\$?$/.test(word) ? [word.replace('$', '')] : []));

describe('Words of the trade in two languages', () => {
  const messages = loadRuleSystems('rules').systems.flatMap(({ rules }) => rules.map(({ message }) => message));

  it('are the same in all messages of the rules', () => {
    expect(messages).to.have.length.above(400);
    for (const { en = '', de = '' } of messages) expect(told(en, de), en).to.deep.equal([]);
  });

  it('are told where one language speaks of something else, in nearly half of all messages with such a word', () => {
    let [planted, found] = [0, 0];
    for (const { en = '', de = '' } of messages)
      for (const [index, words] of tradeWords.entries()) {
        const word = plain(words['en']).find((each) => new RegExp(`\\b${each}\\b`).test(en));
        const other = plain(tradeWords[(index + 97) % tradeWords.length]?.['en'])[0];
        if (!word || !other) continue;
        planted++;
        if (told(en.replace(word, other), de).length > 0) found++;
      }
    expect(planted).to.be.above(300);
    expect(found / planted).to.be.above(0.4);
  });

  it('are told with both words, and not where either language has a word for what the other says', () => {
    expect(told('Is the kidney affected?', 'Ist die Leber betroffen?')).to.deep.equal([
      'it speaks of “leber”; the text in en of “kidney” instead',
    ]);
    expect(told('The premium is due.', 'Das Einkommen ist fällig.')).to.deep.equal([
      'it speaks of “einkommen”; the text in en of “premium” instead',
    ]);
    expect(told('Is the kidney affected?', 'Ist das Organ betroffen?')).to.deep.equal([]);
    expect(told('Kidney or liver', 'Leber oder Niere')).to.deep.equal([]);
    expect(told('Kidney or liver', 'Leber oder Lunge')).to.deep.equal([
      'it speaks of “lunge”; the text in en of “kidney” instead',
    ]);
  });

  it('are asked for in no text of another language, and in no long one', () => {
    const findings = new Findings();
    compareTradeWords({ locale: 'en', words: 'kidney' }, { locale: 'fr', words: 'foie', at }, findings);
    expect(findings.all).to.deep.equal([]);
    const long = 'so weiter und so '.repeat(16);
    expect(told(`kidney ${long}`, `Leber ${long}`)).to.deep.equal([]);
  });
});
