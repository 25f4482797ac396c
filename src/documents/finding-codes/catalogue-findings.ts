import type { FindingRows } from './finding-row.js';

/** Catalogues with their columns and entries, in YAML and in CSV. */
export const catalogueFindings = {
  'unknown-catalogue': {
    meaning: 'There is no catalogue of this name in the rule system.',
    example: {
      file: 'rules/common/attributes/pursuit.yaml',
      right: 'catalogue: pursuits',
      wrong: 'catalogue: ¦pursuit',
    },
    cure: 'Correct the name; a catalogue is named like its file below `catalogues/`.',
  },
  'wrong-catalogue': {
    meaning:
      'A parameter that lists what an attribute offers lists entries of another catalogue than the attribute has.',
    example: {
      file: 'rules/common/attributes/pursuit.yaml',
      right: 'catalogue: pursuits',
      wrong: 'catalogue: pursuits, offered: { fact: ¦csp.typesSold }',
    },
    cure: 'Name a parameter of the kind list whose `catalogue` is that of the attribute.',
  },
  'wrong-name': {
    meaning:
      'A file is not named like what it holds: a catalogue by its name, a parameter set by its number, what a system adds ' +
      'to a shared screen like the file of that screen.',
    example: {
      file: 'rules/common/catalogues/risk-classes.yaml',
      right: 'catalogue: risk-classes',
      wrong: 'catalogue: ¦risk-class',
    },
    cure: 'Rename the file, or correct the name in it.',
  },
  'unknown-column': {
    meaning: 'A catalogue or table has no column of this name.',
    example: {
      file: 'rules/common/catalogues/benefit-types.yaml',
      right: 'pays: perTime',
      wrong: 'pays: perTime, ¦ridr: true',
    },
    cure: 'Correct the name, or declare the column under `columns`.',
  },
  'missing-column': {
    meaning: 'The header of a CSV file lacks a column that every row needs a cell of.',
    example: {
      file: 'rules/common/catalogues/pursuits.csv',
      wrong: '¦key,name.en,riskClass\n"CHESS","Chess",low\n',
    },
    cure: 'Add the column to the header and a cell to each row, or give the column a default where it is declared.',
  },
  'duplicate-column': {
    meaning: 'The header of a CSV file names a column twice.',
    example: {
      file: 'rules/common/catalogues/pursuits.csv',
      wrong: 'key,name.en,name.de,riskClass,¦riskClass\n"CHESS","Chess","Schach",low,low\n',
    },
    cure: 'Take one of the two columns away, with its cells.',
  },
  'missing-cell': {
    meaning:
      'An entry has no value in a column that has no default and inherits nothing, or none where all others whose names end in the same words have one (a warning).',
    example: {
      file: 'rules/common/catalogues/benefit-types.yaml',
      right: 'income: { id: 10, name: { en: "Income", de: "Rente" }, pays: perTime,',
      wrong: '¦income: { id: 10, name: { en: "Income", de: "Rente" },',
    },
    cure: 'Give the entry a value; `none` says that it has none, where the default of the column is `none`.',
  },
  'duplicate-name': {
    meaning:
      'Two entries of a catalogue, two units of one dimension or two parameter sets of a system have the same name in one locale, capitals and umlauts written as two letters aside, so that nobody could tell them apart in a list.',
    example: {
      file: 'rules/common/catalogues/benefit-types.yaml',
      right: 'name: { en: "Income"',
      wrong: 'name: ¦{ en: "Term life"',
    },
    cure: 'Give one of them another name.',
  },
  'missing-zero': {
    meaning:
      'A code has lost its leading zeros, as spreadsheets do with numbers; other entries name it with them, or all other keys are longer.',
    example: {
      file: 'rules/common/catalogues/pursuits.csv',
      right: '"WATER","Water sports"',
      wrong: '¦11,"Water sports"',
      besides: [
        {
          file: 'rules/common/catalogues/pursuits.csv',
          right: '"scuba|apnoea","WATER"',
          wrong: '"scuba|apnoea","011"',
        },
      ],
    },
    cure: 'Write the code with its zeros, in quotes, and let the spreadsheet read the column as text.',
  },
  'missing-entry': {
    meaning:
      'A key is left out where all others of the catalogue number what stands below one without a gap, or an id between two entries that stand one behind the other: a row was lost. Or a catalogue has fewer than its reference says that there are in all. Or most sections of `names.yaml` name all that there is, and one names nothing.',
    example: {
      file: 'rules/common/catalogues/pursuits.csv',
      right: '"CHESS",',
      wrong:
        '"B1.1","Ball game 1","Ballspiel 1",,,low,,,\n"B1.2","Ball game 2","Ballspiel 2",,,low,,,\n"B2.1","Board game 1","Brettspiel 1",,,low,,,\n"B2.2","Board game 2","Brettspiel 2",,,low,,,\n"B3.1","Bike race 1","Radrennen 1",,,low,,,\n"B3.2","Bike race 2","Radrennen 2",,,low,,,\n"B4.1","Boat race 1","Bootsrennen 1",,,low,,,\n"B4.2","Boat race 2","Bootsrennen 2",,,low,,,\n"B5.1","Bow and arrow","Bogenschießen",,,low,,,\n¦"B5.3","Blow pipe","Blasrohr",,,low,,,\n"CHESS",',
    },
    cure: 'Put the row back. An entry that is offered no longer stays, with `validTo`; an id that is not given again stands under `retired`.',
    severity: 'warning',
  },
  'wrong-factor': {
    meaning: 'The factor of a unit stands in another proportion to those beside it than everybody knows.',
    example: {
      file: 'rules/common/catalogues/units.yaml',
      right: 'factor: 12',
      wrong: 'factor: ¦120',
    },
    cure: 'Work out the factor again: a number in the base unit of the dimension is the number times the factor.',
  },
  'unknown-code': {
    meaning: 'The catalogue has no entry of this code.',
    example: { file: 'rules/tiny/csp/7.yaml', right: 'accidentalDeath]', wrong: '¦accidentlDeath]' },
    cure: 'Take the code that the message proposes, or add the entry to the catalogue.',
  },
} as const satisfies FindingRows;
