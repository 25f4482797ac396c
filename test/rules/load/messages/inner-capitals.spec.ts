import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { reportInnerCapitals } from '../../../../src/rules/load/messages/inner-capitals.js';
import { wordsOfTexts } from '../../../../src/rules/load/messages/words-of-texts.js';

/** What is told of some texts, the line of each before it. */
function toldOf(...written: readonly string[]): readonly string[] {
  const texts = written.map((text, index) => [
    { locale: 'de', text, place: () => ({ file: 'x.csv', line: index + 1, column: 1 }) },
  ]);
  const findings = new Findings();
  reportInnerCapitals(texts, [wordsOfTexts(texts)], new Set(), findings);
  return findings.all.map(({ at, message }) => `${at.line} ${message}`);
}

describe('A capital within a word', () => {
  for (const [wrong, right] of [
    ['MÜll', 'Müll'],
    ['HÄndler', 'Händler'],
    ['mÜde', 'müde'],
    ['ANwalt', 'Anwalt'],
  ] as const)
    it(`is told where another text writes it small: ${wrong}`, () => {
      expect(toldOf(`der ${right}`, `die ${wrong}`)).to.deep.equal([
        `2 found "${wrong}", with a capital behind the first letter; 2 texts have this word`,
      ]);
    });

  it('is none of a word that no other text has, of an abbreviation, and of both sexes', () => {
    expect(toldOf('MÜll')).to.deep.equal([]);
    expect(toldOf('LKWs', 'lkws', 'LehrerIn', 'lehrerin', 'GmbH', 'gmbh', 'MÜLL', 'Müll')).to.deep.equal([]);
  });
});
