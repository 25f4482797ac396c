import { join } from 'node:path';
import { expect } from 'chai';
import { loadNames } from '../../../src/authoring/names/load-names.js';
import { Kept } from '../../../src/documents/kept.js';
import { diffData } from '../../support/authoring/diff-data.js';
import { editedFiles } from '../../support/rules/edited-files.js';
import { inDirectory } from '../../support/run/in-directory.js';

/** A table whose cells hold lists of words and of codes, with blanks as people write them. */
const table = `kind,until,most,also,sold
perTime,2025,1000,lumpSum|perTime,termLife | accidentalDeath
lumpSum,,2000, perTime |lumpSum,accidentalDeath|termLife
`;
const { files } = editedFiles(diffData, [
  {
    file: 'rules/common/parameters.yaml',
    find: 'gives: { most: { unit: currency } }',
    replace:
      'gives: { most: { unit: currency }, also: { valuesOf: benefit-types.pays, list: true }, sold: { catalogue: benefit-types, list: true } }',
  },
  ...['7', '8'].map((set) => ({
    file: `rules/tiny/csp/${set}.yaml`,
    find: 'payLimits:\n  - { kind: perTime, until: "2025", most: 1000 }\n  - { most: 2000 }',
    replace: 'payLimits: { rows: pay-limits.csv }',
  })),
  { file: 'rules/tiny/csp/pay-limits.csv', find: '', replace: table },
  {
    file: 'rules/personas/profiles.yaml',
    find: '',
    replace: 'day: "2026.06.15"\nprofiles:\n  grownUp: { person: { age: 40 } }\n',
  },
]);

describe('Names in the cells of a table', () => {
  const { index, findings } = inDirectory(files, (directory) => {
    const names = loadNames({ rules: join(directory, 'rules'), screens: join(directory, 'screens') }, new Kept());
    for (const { mentions } of names.index.all) for (const { file } of mentions) names.linesOf(file);
    return names;
  });

  it('are found where they stand, each of a list by itself', () => {
    // German texts are the English ones here.
    expect(findings.all.filter(({ code }) => code !== 'wrong-language')).to.deep.equal([]);
    expect(index.lost).to.deep.equal([]);
    const found = index.all.flatMap(({ name, mentions }) =>
      mentions
        .filter(({ file }) => file.endsWith('pay-limits.csv'))
        .map(({ line, column }) => `${line}:${column} ${name}`),
    );
    const written = table
      .split('\n')
      .flatMap((text, line) =>
        [...text.matchAll(/[a-zA-Z]+/g)].map((word) => `${line + 1}:${word.index + 1} ${word[0]}`),
      );
    expect(found).to.have.members(written);
  });
});
