import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import { commandLine } from '../../support/run/command-line.js';
import { DataCopy } from '../../support/rules/data-copy.js';

const classes = 'rules/common/catalogues/risk-classes.yaml';
const countries = 'rules/common/catalogues/countries.csv';

describe('case-capture catalogue', () => {
  let copy: DataCopy;
  let file: string;
  before(() => {
    copy = DataCopy.small();
    file = copy.path('sheet.csv');
  });
  after(() => copy.remove());
  const catalogue = (...words: string[]): ReturnType<typeof commandLine> =>
    commandLine(['catalogue', ...words, ...copy.options]);
  const edited = (change: (text: string) => string): void => writeFileSync(file, change(readFileSync(file, 'utf8')));

  it('changes and adds entries of YAML, with all else as it was', async () => {
    await catalogue('export', 'risk-classes', '--output', file);
    const before = copy.read(classes);
    edited(
      (text) =>
        `${text.replace('Occupation class 4', 'Class 4: crafts').replace('class2,2,Occupation class 2,Berufsgruppe 2,,', 'class2,2,Occupation class 2,Berufsgruppe 2,trade|sales,')}class7,10,Class 7,Klasse 7,,,true,9,classSix,,,\n`,
    );
    const { exitCode, out } = await catalogue('import', 'risk-classes', file);
    expect(exitCode, out).to.equal(0);
    expect(out).to.contain('class4, name.en: Occupation class 4 -> Class 4: crafts\n');
    expect(copy.read(classes)).to.equal(
      `${before
        .replace('Occupation class 4', 'Class 4: crafts')
        .replace(
          'de: "Berufsgruppe 2" } }',
          'de: "Berufsgruppe 2" }, synonyms: { en: [trade, sales] } }',
        )}  class7: { id: 10, name: { en: "Class 7", de: "Klasse 7" }, insurable: true, order: 9, usualRating: classSix }\n`,
    );
    expect(copy.load().findings.report()).to.equal('');
  });

  it('changes, adds and removes entries of CSV, with all else as it was', async () => {
    await catalogue('export', 'countries', '--separator', 'semicolon', '--output', file);
    const before = copy.read(countries);
    edited((text) =>
      text
        .replace(/^AQ;.*\n/m, '')
        .replace('Andorra;Andorra', 'Andorra;"Fürstentum Andorra, ""AD"""')
        .replace(/^AF;/m, 'XY;New;Neu;;;;\nAF;'),
    );
    const dry = await catalogue('import', 'countries', file, '--remove', 'AQ', '--dry-run');
    expect(dry.out).to.contain('+"AD","Andorra","Fürstentum Andorra, ""AD""",,,,\n');
    expect(copy.read(countries)).to.equal(before);
    const { exitCode, out } = await catalogue('import', 'countries', file, '--remove', 'AQ');
    expect(exitCode, out).to.equal(0);
    expect(copy.read(countries)).to.equal(
      before
        .replace(/^"AQ".*\n/m, '')
        .replace('"Andorra","Andorra"', '"Andorra","Fürstentum Andorra, ""AD"""')
        .replace(/^"AF"/m, '"XY","New","Neu",,,,\n"AF"'),
    );
  });

  it('says as JSON what it changes, mends and refuses, and which files', async () => {
    await catalogue('export', 'risk-classes', '--output', file);
    edited((text) =>
      text.replace('Occupation class 1', ' Occupation class 1').replace('Occupation class 3', 'Class 3'),
    );
    const { exitCode, out } = await catalogue('import', 'risk-classes', file, '--dry-run', '--format', 'json');
    expect(exitCode, out).to.equal(0);
    expect(JSON.parse(out)).to.deep.equal({
      changes: [
        {
          key: 'class3',
          what: 'changed',
          cells: { 'name.en': { from: 'Occupation class 3', to: 'Class 3' } },
          row: 4,
        },
      ],
      notes: [{ row: 2, column: 'C "name.en"', message: '"Occupation class 1" again: spaces around it' }],
      refusals: [],
      files: [classes],
    });
  });

  it('says of each cell what it was and is, and what was mended, and of a trial that nothing is written', async () => {
    await catalogue('export', 'risk-classes', '--output', file);
    const before = copy.read(classes);
    edited((text) =>
      text
        .replace('Occupation class 1', ' Occupation class 1')
        .replace('class2,2,Occupation class 2,Berufsgruppe 2,', 'class2,2,Occupation class 2,Berufsgruppe 2,new'),
    );
    const { exitCode, out } = await catalogue('import', 'risk-classes', file, '--dry-run');
    expect(exitCode, out).to.equal(0);
    expect(out.split('\n')[0]).to.match(/sheet\.csv row 2, column C "name\.en": "Occupation class 1" again: spaces/);
    expect(out).to.match(/^class2, synonyms\.en: \S+ -> new/m);
    expect(out).to.match(/^1 of the entries would change in 1 file$/m);
    expect(copy.read(classes)).to.equal(before);
  });

  it('refuses what would not load, at the row of the entry, and writes nothing', async () => {
    await catalogue('export', 'risk-classes', '--output', file);
    const before = copy.read(classes);
    edited((text) => text.replace('classFour', 'classFuor'));
    const { exitCode, out } = await catalogue('import', 'risk-classes', file);
    expect(out).to.contain(
      'sheet.csv row 5: unknown code "classFuor" of the catalogue occupation-ratings (did you mean classFour?)',
    );
    expect(exitCode).to.equal(1);
    expect(copy.read(classes)).to.equal(before);
  });

  it('asks which one is meant where two systems have the name, and for the file of an import', async () => {
    // Of this repository, which has two systems.
    const exported = (name: string) => commandLine(['catalogue', 'export', name]);
    expect((await exported('benefit-types')).err).to.contain('german/benefit-types, international/benefit-types');
    expect((await exported('german/benefit-types')).out).to.contain('word,id,name.');
    expect(await catalogue('import', 'countries')).to.include({ exitCode: 2 });
  });

  it('takes columns that every catalogue may have, and that the file of this one has not: a code is withdrawn', async () => {
    await catalogue('export', 'countries', '--output', file);
    const [header = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
    const wider = rows.map((row) => (/^"?YT/.test(row) ? `${row},2027.01.01,FR,` : `${row},,,`));
    writeFileSync(file, [`${header},validTo,replacedBy,`, ...wider, ''].join('\n'));
    const { exitCode, out } = await catalogue('import', 'countries', file);
    expect([exitCode, out]).to.deep.equal([
      0,
      'YT, validTo: none -> 2027.01.01\nYT, replacedBy: none -> FR\n1 of the entries changed in 1 file\n',
    ]);
    const written = copy.read(countries).trimEnd().split('\n');
    expect(written[0]).to.match(/,validTo,replacedBy$/);
    expect(written.find((line) => line.startsWith('"YT"'))).to.match(/,2027\.01\.01,FR$/);
    expect(written.filter((line) => line.endsWith(',,'))).to.have.length(written.length - 2);
  });
});
