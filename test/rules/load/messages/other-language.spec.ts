import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { placeOf } from '../../../../src/documents/position.js';
import {
  pairsOf,
  reportOtherLanguage,
  type TextInLocales,
} from '../../../../src/rules/load/messages/other-language.js';
import { realSystems } from '../../../support/rules/real-systems.js';

const locales = ['en', 'de'];

/** A text in two languages, at a line. */
const text = (en: string, de: string, line: number, file = 'a.csv'): TextInLocales =>
  [en, de].map((each, index) => ({
    locale: locales[index] ?? '',
    text: each,
    place: () => ({ file, line, column: index + 1 }),
    // Names of entries stand in sheets.
    ...(file.endsWith('.csv') && { catalogue: 'names' }),
  }));
const turned = (texts: TextInLocales): TextInLocales => {
  const [en, de] = texts;
  return en && de
    ? [
        { ...en, text: de.text },
        { ...de, text: en.text },
      ]
    : [];
};

/** What is told of texts, of one file each, and at which places. */
function told(...files: readonly (readonly TextInLocales[])[]) {
  const findings = new Findings();
  const places = reportOtherLanguage(
    files.map((texts) => pairsOf(texts, locales)),
    findings,
  );
  return { messages: findings.all.map(({ message }) => message), places };
}

/** All names of the catalogues of this repository, and the texts of its rules. */
type Named = Readonly<Record<string, string>>;
const shipped = [
  ...new Map<string, Named>(
    realSystems().ruleSets.flatMap(({ catalogues, rules }) => [
      ...[...catalogues.values()].flatMap(({ name, entries }) =>
        [...entries.values()].map(
          (entry) => [`${name}.${entry.word}`, { ...entry.name, file: 'a.csv' }] as [string, Named],
        ),
      ),
      ...rules.map(({ id, message }) => [id, { ...message, file: 'a.yaml' }] as [string, Named]),
    ]),
  ).values(),
].map(({ en = '', de = '', file }, index) => text(en, de, index + 1, file));
const differing = shipped.filter(([en, de]) => en?.text !== de?.text);

describe('A text and its translation', () => {
  it('stand under their languages in all of this repository', () => {
    expect(told(shipped).messages).to.deep.equal([]);
  });

  it('are noticed in most of it, one in a hundred exchanged at a time', () => {
    let noticed = 0;
    for (let first = 0; first < 100; first += 10) {
      const { places } = told(differing.map((each, index) => (index % 100 === first ? turned(each) : each)));
      for (const [index, [en]] of differing.entries())
        if (index % 100 === first && en && places.has(placeOf(en.place()))) noticed++;
        else expect(index % 100 === first || !en || !places.has(placeOf(en.place()))).to.equal(true);
    }
    expect(noticed / (differing.length / 10)).to.be.greaterThan(0.8);
  });

  it('are told where one is no translation at all, and no name', () => {
    const german = (file: string) => text('Benötigen Sie zu Hause Sauerstoff?', 'Brauchen Sie Sauerstoff?', 1, file);
    expect(told(shipped, [german('b.yaml')]).messages).to.deep.equal([
      'found a text that reads as those in de; expected one in en',
    ]);
    expect(told(shipped, [german('b.csv')]).messages).to.deep.equal([]);
  });

  it('are one finding where those of a whole file were exchanged, and each by itself up to three', () => {
    const some = [
      'Broken collar bone',
      'Kidney stones on both sides',
      'Slipped disc of the neck',
      'Deafness of one ear',
    ];
    const german = [
      'Schlüsselbeinbruch rechts',
      'Nierensteine beidseitig',
      'Bandscheibenvorfall der Halswirbelsäule',
      'Taubheit eines Ohres',
    ];
    const exchanged = some.map((en, index) => text(german[index] ?? '', en, index + 1, 'b.csv'));
    expect(told(shipped, exchanged.slice(1)).messages).to.have.lengthOf(3);
    expect(told(shipped, exchanged).messages).to.deep.equal([
      'the texts in de and en seem to be exchanged: “Broken collar bone” reads as en, and “Schlüsselbeinbruch rechts” as de, as do 3 more of this file',
    ]);
  });

  it('are found exchanged where everybody knows them, or another list has them the other way round', () => {
    expect(told([text('Ja', 'Yes', 1)]).messages).to.have.lengthOf(1);
    expect(told([text('Yes', 'Ja', 1)]).messages).to.deep.equal([]);
    expect(told([text('Normal', 'Normal', 1)]).messages).to.deep.equal([]);
    const short = text('Bruch', 'Break', 1, 'b.csv');
    expect(told(shipped, [short]).messages).to.deep.equal([]);
    expect(told(shipped, [short], [text('Break', 'Bruch', 1, 'c.csv')]).messages).to.have.lengthOf(1);
  });

  it('are found in both of two lists that contradict each other, where nothing else tells the languages apart', () => {
    const [one, other] = [text('Epilepsy', 'Epilepsie', 1), text('Epilepsie', 'Epilepsy', 1, 'b.csv')];
    expect(told([one], [other, text('Asthma', 'Asthma', 2, 'b.csv')]).messages).to.have.lengthOf(2);
    expect(told([one], [one]).messages).to.deep.equal([]);
  });

  it('are not judged where too little is known of the languages', () => {
    expect(told(shipped.slice(0, 50), [text('Kühlschrank', 'Refrigerator', 1)]).messages).to.deep.equal([]);
  });
});
