import { join } from 'node:path';
import { expect } from 'chai';
import { patchOf } from '../../../src/authoring/changes/patch-of.js';
import { catalogueCsv } from '../../../src/authoring/sheets/catalogue-csv.js';
import { catalogueRows, findCatalogue } from '../../../src/authoring/sheets/catalogue-rows.js';
import { parameterCsv } from '../../../src/authoring/sheets/parameter-columns.js';
import { parameterSheet } from '../../../src/authoring/sheets/parameter-sheet.js';
import { catalogueChanges } from '../../../src/authoring/sheets/save-catalogue.js';
import { parameterChanges } from '../../../src/authoring/sheets/save-parameters.js';
import type { DataDirectories } from '../../../src/documents/data-directories.js';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { diffData } from '../../support/authoring/diff-data.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { expectText } from '../../support/words/expect-text.js';

/** What of a sheet is replaced by what; an empty text stands for the end of the sheet, `^` for all of it. */
type Put = readonly (readonly [find: string, put: string])[];

interface CatalogueEdit {
  readonly name: string;
  readonly put: Put;
  readonly remove?: readonly string[];
  readonly separator?: ',' | ';';
}

const catalogueEdits: Readonly<Record<string, CatalogueEdit>> = {
  'nothing is changed': { name: 'benefit-types', put: [] },
  'a name, a number and a truth': {
    name: 'benefit-types',
    put: [
      ['Term life', 'Term  assurance'],
      [',85,', ',80.5,'],
      ['lumpSum,true', 'lumpSum,false'],
    ],
  },
  'what stood there is emptied, or becomes none': {
    name: 'benefit-types',
    put: [
      [',85,', ',none,'],
      [',BU,', ',,'],
      ['lumpSum,true', 'lumpSum,'],
    ],
  },
  'what was empty is filled': {
    name: 'benefit-types',
    put: [['Risikoleben,,,lumpSum,,85,,,', 'Risikoleben,Life|Death,RLV,lumpSum,FALSCH,85,2020,2027.06.30,income']],
  },
  'numbers with a decimal comma': {
    name: 'benefit-types',
    separator: ';',
    put: [[';85;', ';85,5;']],
  },
  'numbers that cannot be read': {
    name: 'benefit-types',
    put: [
      [',85,', ',many,'],
      ['termLife,1,', 'termLife,one,'],
      ['accidentalDeath,40,', 'accidentalDeath,4E1,'],
    ],
  },
  'a day of no calendar': { name: 'benefit-types', put: [['perTime,,,,,', 'perTime,,,,2026.02.30,']] },
  'spaces and accents apart': {
    name: 'benefit-types',
    put: [
      ['Risikoleben', ' Risikoleben '],
      [',Rente,', ',Leibrente ,'],
    ],
  },
  'entries between, before and behind the others': {
    name: 'benefit-types',
    put: [
      ['termLife,1,', 'wholeLife,5,Whole life,Lebenslang,,,lumpSum,,,,,\ntermLife,1,'],
      [
        'income,10,',
        'pension,6,Pension,Pension,a|b,c,perTime,true,70,2021,,\ncare,7,Care,Pflege,,,perTime,,,,,\nincome,10,',
      ],
      ['', 'last,8,Last,Letzte,,,lumpSum,,,,,\n'],
    ],
  },
  'an entry with the id of another': {
    name: 'benefit-types',
    put: [['', 'last,40,Last,Letzte,,,lumpSum,,,,,\n']],
  },
  'an entry is taken away': {
    name: 'risk-classes',
    put: [
      ['high,2,High,Hoch,,,,,\n', ''],
      ['', 'middle,3,Middle,Mittel,,,,,\n'],
    ],
    remove: ['high'],
  },
  'an entry that nothing names is taken away': {
    name: 'benefit-types',
    put: [['income,10,Income,Rente,,BU,perTime,,,,,\n', '']],
    remove: ['income'],
  },
  'an entry is missing': { name: 'benefit-types', put: [['income,10,Income,Rente,,BU,perTime,,,,,\n', '']] },
  'entries that are to be removed, of which one is there and one never was': {
    name: 'benefit-types',
    put: [],
    remove: ['income', 'endowment'],
  },
  'cells of a CSV file': {
    name: 'pursuits',
    put: [
      ['Water sports', '"Sports, in water"'],
      ['summer|winter,40', 'winter,none'],
      [',low,,,false', ',high,summer,,TRUE'],
    ],
  },
  'entries of a CSV file between, before and behind the others': {
    name: 'pursuits',
    put: [
      ['WATER,', 'AIR,Air,Luft,,,high,,,\nWATER,'],
      ['DIVING,', 'SURFING,Surfing,Surfen,,WATER,,,,\nSAILING,Sailing,Segeln,,WATER,,,,\nDIVING,'],
      ['', 'GO,Go,Go,,,low,,,\n'],
    ],
  },
  'an entry of a CSV file is taken away': {
    name: 'pursuits',
    put: [['CHESS,Chess,Schach,,,low,,,false\n', '']],
    remove: ['CHESS'],
  },
  'entries of a CSV file that others name': {
    name: 'pursuits',
    put: [['WATER,Water sports,Wassersport,,,high,summer,,\n', '']],
    remove: ['WATER'],
  },
  'a word that is none of the column': { name: 'pursuits', put: [['high,summer', 'high,spring']] },
  'a code in small letters': { name: 'pursuits', put: [['CHESS,', 'chess,']] },
  'a date for a code': { name: 'pursuits', put: [['', '01. Mai,May,Mai,,,low,,,\n']] },
  'a sign that nobody sees': { name: 'pursuits', put: [['Schach', 'Sch\u0007ach']] },
  'no row': { name: 'pursuits', put: [['WATER,', 'WATER;']] },
  'an empty sheet': { name: 'pursuits', put: [['^', '']] },
};

/** A catalogue with lists in YAML, and one in a CSV file with the line ends of Windows. */
const otherFiles = {
  'rules/common/catalogues/tours.yaml': `catalogue: tours
columns:
  seasons: { values: [summer, winter], list: true, default: none }
entries:
  alps: { id: 1, name: { en: "Alps", de: "Alpen" }, seasons: [summer] }
  desert: { id: 2, name: { en: "Desert", de: "Wüste" } }
`,
  'rules/common/catalogues/pursuits.csv': (diffData['rules/common/catalogues/pursuits.csv'] ?? '').replaceAll(
    '\n',
    '\r\n',
  ),
};

/** A table of which each row is for something else. */
const otherRows = {
  'rules/tiny/csp/7.yaml': (diffData['rules/tiny/csp/7.yaml'] ?? '').replace(
    '  - { kind: perTime, until: "2025", most: 1000 }\n',
    '  - { kind: perTime, most: 1000 }\n  - { kind: lumpSum, most: 1500 }\n',
  ),
};

const otherEdits: Readonly<Record<string, CatalogueEdit>> = {
  'a list for none, and none for a list': {
    name: 'tours',
    put: [
      [',summer,', ',none,'],
      ['Wüste,,,,', 'Wüste,,,winter | summer,'],
    ],
  },
  synonyms: { name: 'tours', put: [['Wüste,,', 'Wüste,Sands|none,']] },
  'nothing but the header': {
    name: 'tours',
    put: [
      ['alps,1,Alps,Alpen,,,summer,,,\n', ''],
      ['desert,2,Desert,Wüste,,,,,,\n', ''],
    ],
  },
  'an entry more and one less': {
    name: 'pursuits',
    put: [
      ['', 'GO,Go,Go,,,low,,,\n'],
      ['CHESS,Chess,Schach,,,low,,,false\n', ''],
    ],
    remove: ['CHESS'],
  },
};

const rowEdits: Readonly<Record<string, Put>> = {
  'rows that leave out what told them apart': [
    ['paid,perTime,', 'paid,,'],
    ['paid,lumpSum,', 'paid,,'],
  ],
  'the same beside a range that has no end': [
    ['paid,lumpSum,', 'paid,,'],
    ['Usual ages,18,18', 'Usual ages,70,18'],
  ],
};

const parameterEdits: Readonly<Record<string, Put>> = {
  'nothing is changed': [],
  'a number, a range, a list and a date': [
    ['Highest age,120,120', 'Highest age,110,120'],
    ['Usual ages,65,65', 'Usual ages,65,70'],
    ['termLife|accidentalDeath,termLife|accidentalDeath', 'accidentalDeath,termLife | income'],
    ['First day of sale,2025,2025', 'First day of sale,2025.03,2026.01.31'],
    ['What is paid out,lumpSum,lumpSum', 'What is paid out,lumpSum|perTime,lumpSum'],
  ],
  'cells of tables': [
    ['Highest sum by age,500000,500000', 'Highest sum by age,400000.5,500000'],
    ['Highest sum by age,low,low', 'Highest sum by age,high,'],
    [
      'limits,1,sold,list of codes,catalogue:benefit-types,,,,Highest sum by age,termLife,termLife',
      'limits,1,sold,list of codes,catalogue:benefit-types,,,,Highest sum by age,,termLife|income',
    ],
    ['paid,perTime,perTime', 'paid,lumpSum,perTime'],
    ['limits,2,age,number,year,,,,Highest sum by age,,', 'limits,2,age,number,year,,,,Highest sum by age,,60'],
  ],
  'a value that loading refuses': [['Usual ages,18,18', 'Usual ages,70,18']],
  'values that nothing reads': [
    ['A plain number,3,3', 'A plain number,"3,5",three'],
    ['Highest age,120,120', 'Highest age,,120 years'],
    ['paid,perTime,perTime', 'paid,weekly,perTime'],
    ['What is sold,termLife|', 'What is sold,termlife|'],
  ],
  'a row of another place': [['common/parameters.yaml:4', 'common/parameters.yaml:40']],
  'a row that is not there': [['limits,2,sum,', 'limits,3,sum,']],
  'what is declared': [
    ['A plain number', 'A number'],
    ['factor,,,number,number,', 'factor,,,number,year,'],
  ],
};

function edited(sheet: string, put: Put): string {
  let text = sheet;
  for (const [find, by] of put) {
    if (find === '') text += by;
    else if (find === '^') text = '';
    else {
      expect(text.split(find).length, find).to.be.greaterThan(1);
      text = text.replace(find, by);
    }
  }
  return text;
}

const json = (thing: unknown): string => JSON.stringify(thing);

function toldOfCatalogue({ name, put, remove = [], separator = ',' }: CatalogueEdit, of: DataDirectories): string {
  const current = catalogueRows(findCatalogue(name, loadSystems(of.rules, of.screens).systems.ruleSets), of);
  const sheet = edited(catalogueCsv(current, separator, false), put);
  const { changes, notes, refusals, files } = catalogueChanges(name, new TextEncoder().encode(sheet), remove, of);
  return [
    ...changes.map((each) => `changes ${json(each)}`),
    ...notes.map((each) => `notes ${json(each)}`),
    ...refusals.map((each) => `refuses ${json(each)}`),
    patchOf(files),
  ].join('\n');
}

function toldOfParameters(put: Put, of: DataDirectories): string {
  const { ruleSets } = loadSystems(of.rules, of.screens).systems;
  const sheet = edited(parameterCsv(parameterSheet(ruleSets), ','), put);
  const { changes, refusals, files } = parameterChanges(new TextEncoder().encode(sheet), of);
  return [
    ...changes.map((each) => `changes ${json(each)}`),
    ...refusals.map((each) => `refuses ${json(each)}`),
    patchOf(files),
  ].join('\n');
}

describe('A sheet of small rules that comes back', () => {
  const told = <T>(
    edits: Readonly<Record<string, T>>,
    tell: (edit: T, of: DataDirectories) => string,
    files = {},
  ): string =>
    inDirectory({ ...diffData, ...files }, (directory) =>
      Object.entries(edits)
        .map(
          ([what, edit]) =>
            `== ${what}\n${tell(edit, { rules: join(directory, 'rules'), screens: join(directory, 'screens') })}`,
        )
        .join('\n'),
    );

  it('changes these entries and lines of files, and is refused with these words, of a catalogue', () =>
    expectText('catalogue-sheets-of-small-rules.txt', told(catalogueEdits, toldOfCatalogue)));

  it('changes these entries and lines of files, and is refused with these words, of catalogues with lists or other line ends', () =>
    expectText('catalogue-sheets-of-other-files.txt', told(otherEdits, toldOfCatalogue, otherFiles)));

  it('changes rows, or is refused at the cell that brought it about, of a table of which each row is for something else', () =>
    expectText('parameter-sheets-of-other-rows.txt', told(rowEdits, toldOfParameters, otherRows)));

  it('changes these values and lines of files, and is refused with these words, of the parameters', () =>
    expectText('parameter-sheets-of-small-rules.txt', told(parameterEdits, toldOfParameters)));
});
