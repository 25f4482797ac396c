import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { compareWithMeaning, exclusionsOf, groups } from '../../../../src/rules/load/messages/excluding-words.js';

/** A whole word that a table of meanings has for each language. */
const firstWord = (written: string | undefined): string =>
  (written ?? '').split(' ')[0]?.replace(/^\*|[$-]$/g, '') ?? '';

const told = (en: string, de: string) => exclusionsOf({ locale: 'en', words: en }, { locale: 'de', words: de });

describe('Words of two texts', () => {
  it('are told where they exclude each other, for every two meanings of each group, in names as in sentences', () => {
    let count = 0;
    for (const meanings of groups)
      for (const one of meanings)
        for (const other of meanings) {
          const [en, de] = [firstWord(one['en']), firstWord(other['de'])];
          const found = told(`Is it ${en}?`, `Ist es ${de}?`);
          if (one === other) expect(found, `${en} ${de}`).to.deep.equal([]);
          else expect(found, `${en} ${de}`).to.deep.include([en, de]);
          count++;
        }
    expect(count).to.be.above(200);
  });

  for (const [what, en, de] of [
    ['that say both of a pair', 'left or right knee', 'rechtes Knie'],
    ['of which one says neither', 'left knee', 'Kniegelenk'],
    ['whose letters only begin alike', 'right to the benefit', 'Leistungsrechtliches'],
    ['that ask how high something is', 'How low is the value?', 'Wie hoch ist der Wert?'],
    ['of a language that is not known', 'left', ''],
  ] as const)
    it(`may be those ${what}`, () => {
      expect(told(en, de)).to.deep.equal([]);
    });

  it('are those of a name and of its meaning, too, both in English', () => {
    const names = { en: 'share of the gross pay', de: 'Anteil der Bruttobezüge' };
    const told = (meaning: string | undefined): readonly string[] => {
      const findings = new Findings();
      compareWithMeaning(names, meaning, { file: 'x', line: 1, column: 1 }, findings);
      return findings.all.map(({ message }) => message);
    };
    expect(told('Net pay by law')).to.deep.equal([
      'the meaning speaks of “net”; the name “share of the gross pay” of “gross” instead',
    ]);
    for (const meaning of ['Gross pay by law', 'Pay by law', 'From gross to net', undefined])
      expect(told(meaning)).to.deep.equal([]);
  });
});
