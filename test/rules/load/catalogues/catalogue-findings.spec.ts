import { findsInRules } from '../../../support/findings/finds-in-rules.js';

const benefitTypes = 'common/catalogues/benefit-types.yaml';
const pursuits = 'common/catalogues/pursuits.yaml';
const csv = 'common/catalogues/pursuits.csv';
const units = 'common/catalogues/units.yaml';
const csp = 'tiny/csp/7.yaml';

describe('in catalogues loading finds', () => {
  findsInRules([
    [
      'another name than the file',
      benefitTypes,
      'catalogue: benefit-types',
      'catalogue: ¦benefit-type',
      'wrong-name',
      'benefit-types.yaml',
    ],
    [
      'a file that does not say its name',
      benefitTypes,
      'catalogue: benefit-types\n',
      '',
      'missing-key',
      '"catalogue"',
      'common/catalogues/benefit-types.yaml:1:1',
    ],
    ['a cell of another kind', benefitTypes, 'rider: true', 'rider: ¦"true"', 'wrong-kind', 'expected true or false'],
    ['an entry without id', benefitTypes, 'termLife: { id: 1, ', '¦termLife: { ', 'missing-key', 'no id'],
    [
      'a column that is built in',
      benefitTypes,
      'rider: { kind: boolean',
      '¦validFrom: { kind: text, default: none }\n  rider: { kind: boolean',
      'reserved-name',
      'validFrom',
    ],
    [
      'a column of two kinds',
      benefitTypes,
      'rider: { kind: boolean',
      '¦rider: { unit: year, kind: boolean',
      'surplus-key',
      'exactly one',
    ],
    ['a default of another kind', benefitTypes, 'default: false', 'default: ¦"no"', 'wrong-kind', 'true or false'],
    ['an unknown unit of a column', benefitTypes, 'unit: year', 'unit: ¦years', 'unknown-unit', 'did you mean year?'],
    [
      'an unknown catalogue of a column',
      pursuits,
      'riskClass: { catalogue: risk-classes',
      '¦riskClass: { catalogue: risk-class',
      'unknown-catalogue',
      'did you mean risk-classes?',
    ],
    [
      'an unknown column to inherit from',
      pursuits,
      'riskClass: { catalogue: risk-classes, inheritsFrom: group',
      '¦riskClass: { catalogue: risk-classes, inheritsFrom: grup',
      'unknown-column',
      'did you mean group?',
    ],
    [
      'a file of entries that is not there',
      pursuits,
      'entriesFrom: pursuits.csv',
      'entriesFrom: ¦pursuit.csv',
      'unreadable-file',
      'pursuit.csv',
    ],
    [
      'neither entries nor a file of them',
      pursuits,
      'entriesFrom: pursuits.csv\n',
      '',
      'missing-key',
      '"entriesFrom"',
      'common/catalogues/pursuits.yaml:1:1',
    ],
    [
      'an unknown replacement',
      benefitTypes,
      'synonyms: { de: [BU] }',
      'replacedBy: ¦termLive',
      'unknown-code',
      'did you mean termLife?',
    ],
    [
      'synonyms in an unknown locale',
      benefitTypes,
      'synonyms: { de',
      'synonyms: { ¦fr: [x], de',
      'unknown-locale',
      'en, de',
    ],
    ['an unknown currency of a unit', units, 'currency: USD', 'currency: ¦USDD', 'unknown-code', 'did you mean USD?'],
    [
      'a unit of money without currency',
      units,
      'USD: { id: 101, dimension: currency, factor: 1, currency: USD,',
      '¦USD: { id: 101, dimension: currency, factor: 1,',
      'missing-cell',
      'no currency',
    ],
    [
      'a validity that is no date',
      benefitTypes,
      'synonyms: { de: [BU] }',
      'validTo: ¦"31.12.2026"',
      'wrong-form',
      'YYYY.MM.DD',
    ],
    [
      'an amount per time without its unit',
      units,
      '  EUR/year: {',
      '  USD/year: {',
      'missing-unit',
      '"EUR/year"',
      'common/attributes/benefit.yaml:8:3',
    ],
    ['an unquoted number as code', csp, '[termLife, accidentalDeath]', '[termLife, ¦310]', 'wrong-kind', 'in quotes'],
  ]);
});

describe('in entries in CSV loading finds', () => {
  findsInRules([
    ['an unknown column of the file', csv, ',depth,', ',¦dept,', 'unknown-column', 'did you mean depth?'],
    ['a column that is missing', csv, '', '¦key,name.en,group,riskClass\n', 'missing-column', 'name.de'],
    ['an unknown code in a cell', csv, '"WATER",,summer', '¦"WATR",,summer', 'unknown-code', 'did you mean WATER?'],
    [
      'an unknown code after a quoted cell with a comma',
      csv,
      '"Schach",,,low',
      '"Schach",,,¦lo',
      'unknown-code',
      'did you mean low?',
    ],
    ['an unknown word in a list', csv, 'summer|winter', '¦summer|wintr', 'unknown-value', 'did you mean winter?'],
    ['a word where a number belongs', csv, ',40,', ',¦forty,', 'wrong-kind', 'a number'],
    ['a word where yes or no belongs', csv, ',false', ',¦no', 'wrong-kind', 'true or false'],
    ['a key that stands twice', csv, '"CHESS"', '¦"DIVING"', 'duplicate-key', '"DIVING"'],
    ['a name that is missing', csv, '"Schach"', '¦', 'missing-locale', 'locale de'],
    [
      'a cell without value, default and heir',
      csv,
      'low,,,false',
      ',,,false',
      'missing-cell',
      '"riskClass"',
      'common/catalogues/pursuits.csv:5:1',
    ],
    [
      'a quote that is not closed',
      csv,
      '"CHESS"',
      '"CHESS',
      'malformed-csv',
      'Quote',
      'common/catalogues/pursuits.csv:5:1',
    ],
    ['a blank key', csv, '"CHESS"', '¦', 'missing-key', 'empty'],
    [
      'heirs in a circle',
      csv,
      '"WATER","Water sports","Wassersport",,,high',
      '¦"WATER","Water sports","Wassersport",,DIVING,',
      'cycle',
      'WATER -> DIVING',
    ],
  ]);
});
