import { expect } from 'chai';
import { findsInRules } from '../../../support/findings/finds-in-rules.js';
import { loadEdited } from '../../../support/rules/tiny-rules.js';

const units = 'common/catalogues/units.yaml';

/** Of the units, between the column of the factor and the first unit. */
const otherColumns = `
  offset: { kind: number, default: 0 }
  currency: { catalogue: units, default: none }
entries:`;

describe('in units loading finds', () => {
  findsInRules([
    [
      'a unit of money with the currency of another',
      units,
      '  EUR/year: { id: 200, dimension: currencyPerTime, factor: 1, currency: EUR',
      '  EUR/year: { id: 200, dimension: currencyPerTime, factor: 1, currency: ¦USD',
      'wrong-value',
      'the unit "EUR/year" has the currency USD',
    ],
    [
      'a form that reads as the name does',
      units,
      'de: "Jahre" } }',
      'de: "Jahre" }, forms: { de: { one: ¦"Jahre" } } }',
      'surplus-key',
      'the form "one" reads as the name does',
    ],
    [
      'a unit that is called as another of its dimension',
      units,
      'name: { en: "months"',
      'name: ¦{ en: "Years"',
      'duplicate-name',
      '"Years" (en) is the name of the entry "year" already',
    ],
    [
      'a form of a unit that no number asks for',
      units,
      'de: "Jahre" } }',
      'de: "Jahre" }, forms: { de: { ¦few: "Jahre" } } }',
      'unknown-key',
      'expected a plural category of de (one)',
    ],
    [
      'a form of a unit in another locale',
      units,
      'de: "Jahre" } }',
      'de: "Jahre" }, forms: { ¦fr: { one: "an" } } }',
      'unknown-locale',
      'expected: de, en',
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
      'an amount per time without its unit',
      units,
      '  EUR/year: {',
      '  NOK/year: {',
      'missing-unit',
      '"EUR/year"',
      'common/attributes/benefit.yaml:8:3',
    ],
    [
      'no catalogue of units',
      units,
      '',
      '',
      'missing-file',
      'catalogues/units.yaml',
      'common/catalogues/units.yaml:1:1',
    ],
    [
      'a unit with the factor 0',
      units,
      'month: { id: 2, dimension: duration, factor: 1,',
      'month: { id: 2, dimension: duration, factor: ¦0,',
      'wrong-value',
      'the unit "month" has the factor 0; expected a number other than 0',
    ],
    [
      'a unit without a factor',
      units,
      `factor: { kind: number }${otherColumns}\n  year: { id: 1, dimension: duration, factor: 12,`,
      `factor: { kind: number, default: none }${otherColumns}\n  ¦year: { id: 1, dimension: duration,`,
      'wrong-value',
      'the unit "year" has no factor; expected a number other than 0',
    ],
    [
      'a unit without a dimension',
      units,
      `dimension: { kind: text }\n  factor: { kind: number }${otherColumns}\n  year: { id: 1, dimension: duration,`,
      `dimension: { kind: text, default: none }\n  factor: { kind: number }${otherColumns}\n  ¦year: { id: 1,`,
      'missing-cell',
      'the unit "year" has no dimension',
    ],
  ]);
});

/** Those that CLDR names for units of its languages (cldr-units, grammaticalFeatures), beside the nominative. */
const casesOfCldr =
  'ablative accusative dative elative genitive illative instrumental locative oblique partitive prepositional sociative terminative translative vocative';

describe('a unit', () => {
  it('may have a form for each grammatical case of CLDR, alone and with the plural categories of the locale, and for no other', () => {
    const forms = casesOfCldr.split(' ').flatMap((each) => [each, `${each} one`]);
    const written = forms.map((form) => `${form}: "${form}"`).join(', ');
    const edit = (more: string) =>
      loadEdited([
        { file: units, find: 'de: "Jahre" } }', replace: `de: "Jahre" }, forms: { de: { ${written}${more} } } }` },
      ]);
    expect(edit('').findings.report()).to.equal('');
    expect(edit(', comitative: x').findings.report()).to.contain('comitative');
  });
});

describe('Forms of a unit', () => {
  for (const [one, dative, told] of [
    ['Jahren', 'Jahr', ['found "Jahren" for one, and "Jahr" for dative; are the two exchanged?']],
    ['Jahr', 'Jahren', []],
    ['Jahrestage', 'Tagen', ['found "Jahrestage" for one, and "Jahre" for the name; are the two exchanged?']],
  ] as const)
    it(`are doubtful when that for one has an ending more: ${one} beside ${dative}`, () => {
      const replace = `de: "Jahre" }, forms: { de: { one: "${one}", dative: "${dative}" } } }`;
      const { findings } = loadEdited([{ file: units, find: 'de: "Jahre" } }', replace }]);
      expect(findings.all.map(({ message }) => message)).to.deep.equal(told);
    });
});

describe('in ids of entries loading finds', () => {
  it('an id that is no whole number in a file of entries', () => {
    const { findings, marks } = loadEdited([
      {
        file: 'common/catalogues/risk-classes.yaml',
        find: '',
        replace: 'catalogue: risk-classes\nentriesFrom: risk-classes.csv\n',
      },
      {
        file: 'common/catalogues/risk-classes.csv',
        find: '',
        replace: 'word,id,name.en,name.de\nlow,¦1x,Low,Niedrig\nhigh,2,High,Hoch\n',
      },
    ]);
    expect(findings.report()).to.include('found "1x" in the column "id"; expected a whole number');
    expect(findings.all.map(({ at }) => `${at.file}:${at.line}:${at.column}`)).to.include.members([...marks]);
  });
});
