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
