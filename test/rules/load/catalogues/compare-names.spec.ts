import { expect } from 'chai';
import { tinyRuleFiles } from '../../../support/rules/tiny-rules.js';
import { inDirectory } from '../../../support/run/in-directory.js';
import { loadRuleSystems } from '../../../../src/rules/load/load-rule-systems.js';

/** What is found about languages in a list with these names. */
function foundOf(names: readonly (readonly [en: string, de: string])[]): readonly string[] {
  const rows = names.map(([en, de], index) => `K${index},${en},${de}\n`).join('');
  const files = {
    ...tinyRuleFiles,
    'common/catalogues/sports.yaml': 'catalogue: sports\nkeyed: true\nentriesFrom: sports.csv\n',
    'common/catalogues/sports.csv': `key,name.en,name.de\n${rows}`,
  };
  return inDirectory(files, (directory) =>
    loadRuleSystems(directory)
      .findings.all.filter(({ code }) => code === 'wrong-language')
      .map(({ at, message }) => `${at.file}:${at.line}:${at.column} ${message}`),
  );
}

const sports = ['Fünfkampf', 'Höhlentauchen', 'Kühlschranklauf', 'Schach', 'Öltaxifahren'] as const;
const english = ['pentathlon', 'cave diving', 'fridge running', 'chess', 'oil taxi driving'] as const;
const right = sports.map((de, index) => [english[index] ?? '', de] as const);
const exchanged = right.map(([en, de]) => [de, en] as const);

describe('The names of a catalogue', () => {
  it('are right under their languages', () => {
    expect(foundOf(right)).to.deep.equal([]);
  });

  it('are found exchanged, at the first that shows it', () => {
    expect(foundOf(exchanged)).to.deep.equal([
      'common/catalogues/sports.csv:2:4 in the catalogue sports 4 names under en have letters of de, and none under de; were they exchanged?',
    ]);
  });

  it('are found exchanged, though a name is a foreign one in both languages', () => {
    expect(foundOf([...exchanged, ['Kärcher', 'Kärcher'], ['Löschlauf', 'fire run']])).to.deep.equal([
      'common/catalogues/sports.csv:2:4 in the catalogue sports 6 names under en have letters of de, and 1 under de; were they exchanged?',
    ]);
  });

  it('may be foreign in one language: one, or some beside as many of the other', () => {
    expect(foundOf([['Müller ball', 'Ball'], ...right.slice(3, 4)])).to.deep.equal([]);
    expect(
      foundOf([
        ['Müller ball', 'Müllerball'],
        ['Köchel run', 'Köchellauf'],
      ]),
    ).to.deep.equal([]);
  });
});

describe('The name of an entry that is the key of another one', () => {
  const foundIn = (entries: string): readonly string[] =>
    inDirectory(
      { ...tinyRuleFiles, 'common/catalogues/levels.yaml': `catalogue: levels\nentries:\n${entries}` },
      (directory) =>
        loadRuleSystems(directory)
          .findings.all.filter(({ code }) => code === 'misplaced-text')
          .map(({ at, message }) => `${at.line} ${message}`),
    );
  const entry = (key: string, id: number, en: string, de: string): string =>
    `  ${key}: { id: ${id}, name: { en: "${en}", de: "${de}" } }\n`;

  it('is found, at each of two that were exchanged', () => {
    const right = entry('local', 1, 'Local', 'Örtlich') + entry('allCountry', 2, 'All-country', 'Landesweit');
    expect(foundIn(right)).to.deep.equal([]);
    const exchanged = entry('local', 1, 'All country', 'Landesweit') + entry('allCountry', 2, 'Local', 'Örtlich');
    expect(foundIn(exchanged)).to.deep.equal([
      '3 found "All country" as the name of "local"; there is an entry "allCountry"',
      '4 found "Local" as the name of "allCountry"; there is an entry "local"',
    ]);
  });
});

describe('A name that is the same in all languages', () => {
  const foundIn = (entries: string): readonly string[] =>
    inDirectory(
      { ...tinyRuleFiles, 'common/catalogues/statuses.yaml': `catalogue: statuses\nentries:\n${entries}` },
      (directory) =>
        loadRuleSystems(directory)
          .findings.all.filter(({ code }) => code === 'untranslated-text')
          .map(({ at, message }) => `${at.line} ${message}`),
    );
  const married =
    '  married: { id: 2, name: { en: "Married", de: "Verheiratet" } }\n  widowed: { id: 3, name: { en: "Widowed", de: "Verwitwet" } }\n';

  it('is told where its key is another word, and not where it is this one, or a sign', () => {
    expect(foundIn(`  single: { id: 1, name: { en: "Ledig", de: "Ledig" } }\n${married}`)).to.deep.equal([
      '3 "Ledig" is the name in all languages, and another word than the key "single"',
    ]);
    for (const [key, name] of [
      ['single', 'Single'],
      ['golfPlayer', 'Golf'],
      ['perMole', 'mmol/mol'],
      ['both', 'A'],
    ])
      expect(foundIn(`  ${key}: { id: 1, name: { en: "${name}", de: "${name}" } }\n${married}`), key).to.deep.equal([]);
  });
});
