import { join } from 'node:path';
import { expect } from 'chai';
import { describe as described } from '../../../src/authoring/names/describe.js';
import { loadNames } from '../../../src/authoring/names/load-names.js';
import type { Named } from '../../../src/authoring/names/name-index.js';
import { renaming } from '../../../src/authoring/names/rename.js';
import { usesText } from '../../../src/authoring/names/uses-text.js';
import { usesOf } from '../../../src/authoring/names/uses.js';
import { Kept } from '../../../src/documents/kept.js';
import { diffData } from '../../support/authoring/diff-data.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { expectText } from '../../support/words/expect-text.js';

const data = {
  ...diffData,
  'rules/personas/profiles.yaml': `day: "2026.06.15"
profiles:
  grownUp: { person: { age: 40 } }
`,
  'rules/personas/sports.yaml': `diver:
  who: Somebody who dives.
  sets: [7]
  like: [grownUp]
  person: { pursuits: [{ code: DIVING }] }
  says: nothing
`,
};

/** What is called otherwise, and how. */
const renamings: readonly (readonly [words: string, to: string])[] = [
  ['person.age', 'years'],
  ['person.dateOfBirth', 'born'],
  ['person.dateOfBirth', 'Years'],
  ['person.dateOfBirth', 'totalSum'],
  ['person.dateOfBirth', 'benefits'],
  ['person.dateOfBirth', 'name'],
  ['person.dateOfBirth', 'sumInsured'],
  ['person.dateOfBirth', 'case'],
  ['person.dateOfBirth', 'none'],
  ['person.dateOfBirth', 'off'],
  ['fact person.totalSum', 'age'],
  ['person.pursuits', 'sports'],
  ['benefit', 'cover'],
  ['catalogue pursuits', 'sports'],
  ['source type applicant', 'customer'],
  ['risk-classes/low', 'little'],
  ['risk-classes/low', 'high'],
  ['risk-classes/low', 'true'],
  ['risk-classes/low', '007'],
  ['risk-classes/low', 'very low'],
  ['pursuits/CHESS', '0110'],
  ['pursuits/CHESS', 'CHESS/1.a_b'],
  ['csp.maximumAge', 'oldest'],
  ['csp.maximumAge', 'factor'],
  ['csp.maximumAge', 'oldest-age'],
  ['rule minor', 'under-age'],
  ['rule minor', 'underAge'],
  ['rule minor', 'end-age'],
  ['rule minor', '18'],
  ['notice truth', 'duty'],
  ['notice truth', 'Duty'],
  ['screen sports', 'leisure'],
  ['screen sports', 'messages'],
  ['screen sports', 'person'],
  ['screen sports', 'leisure time'],
  ['question sport', 'leisure.sport'],
  ['units/year', 'a'],
];

describe('The names of small rules', () => {
  const loaded = inDirectory(data, (directory) => {
    const names = loadNames({ rules: join(directory, 'rules'), screens: join(directory, 'screens') }, new Kept());
    for (const { mentions } of names.index.all) for (const { file } of mentions) names.linesOf(file);
    return names;
  });

  const placesOf = ({ mentions }: Named): string =>
    mentions
      .map(({ file, line, column, length, defines, inExample }) =>
        [
          `  ${file}:${line}:${column}+${length}`,
          ...(defines ? ['defines'] : []),
          ...(inExample ? ['in an example'] : []),
        ].join(' '),
      )
      .join('\n');
  const saidOf = (named: Named): string =>
    described(named, loaded)
      .flatMap(({ title, type, details, source }) => [
        `${title}: ${type ?? ''}`,
        ...details.map((detail) => `  ${detail}`),
        ...source.map((line) => `  | ${line}`),
      ])
      .join('\n');

  it('stand at these places, and are told so', () => {
    // German texts are the English ones here.
    expect(loaded.findings.all.filter(({ code }) => code !== 'wrong-language')).to.deep.equal([]);
    expect(loaded.index.lost).to.deep.equal([]);
    expectText(
      'names-of-small-rules.txt',
      loaded.index.all.map((named) => `${saidOf(named)}\n${placesOf(named)}`).join('\n\n'),
    );
  });

  it('have their letters where they are said to stand', () => {
    for (const { name, mentions } of loaded.index.all)
      for (const { file, line, column, length } of mentions)
        expect(loaded.linesOf(file)[line - 1]?.slice(column - 1, column - 1 + length)).to.equal(name);
  });

  it('may be called otherwise, at these places, or may not, with these words', () => {
    const told = renamings.map(([words, to]) => {
      const [named] = loaded.index.called(words);
      if (!named) throw new Error(`nothing is called ${words}`);
      const answer = renaming(named, to, loaded);
      return 'refused' in answer
        ? `${words} → ${to}: ${answer.refused}`
        : `${words} → ${answer.to}\n${answer.spans
            .map(({ file, line, column, length }) => `  ${file}:${line}:${column}+${length}`)
            .join('\n')}`;
    });
    expectText('renamed-in-small-rules.txt', `${told.join('\n')}\n`);
  });

  it('are those at a place, the smallest first, up to behind its last letter', () => {
    const at = (column: number): readonly string[] =>
      loaded.index.at('rules/common/catalogues/units.yaml', 12, column).map(({ named }) => named.name);
    const line = loaded.linesOf('rules/common/catalogues/units.yaml')[11] ?? '';
    expect(line.trim()).to.match(/^EUR\/year:/);
    const first = line.indexOf('EUR/year') + 1;
    expect([first - 1, first, first + 3, first + 4, first + 8, first + 9].map(at)).to.deep.equal([
      [],
      ['EUR', 'EUR/year'],
      ['EUR', 'EUR/year'],
      ['year', 'EUR/year'],
      ['year', 'EUR/year'],
      [],
    ]);
    expect(loaded.index.at('rules/nowhere.yaml', 1, 1)).to.deep.equal([]);
  });

  it('are found with their uses', () => {
    const texts = ['person.age', 'pursuits', 'csp.maximumAge', 'yes-no/yes', 'benefit'].map((words) =>
      usesText(words, usesOf(words, loaded)),
    );
    expectText('uses-in-small-rules.txt', texts.join('\n'));
  });
});
