import { expect } from 'chai';
import { DataCopy } from '../../../support/rules/data-copy.js';
import { realSystems } from '../../../support/rules/real-systems.js';
import { inDirectory } from '../../../support/run/in-directory.js';
import { loadEdited, tinyRuleFiles } from '../../../support/rules/tiny-rules.js';
import { outsideBounds } from '../../../../src/rules/model/number-bounds.js';
import { loadRuleSystems } from '../../../../src/rules/load/load-rule-systems.js';

const parameters = 'common/parameters.yaml';
const csp = 'tiny/csp/7.yaml';

/** What is declared, what the parameter set gives (`¦` where it is refused), and what is said. */
const refused: readonly (readonly [string, string, string, string, string, string])[] = [
  ['a number below its minimum', 'factor: { kind: number,', 'minimum: 10,', 'factor: 3', 'factor: ¦3', '>= 10'],
  ['a number above its maximum', 'factor: { kind: number,', 'maximum: 2.5,', 'factor: 3', 'factor: ¦3', '<= 2.5'],
  ['a number off its step', 'factor: { kind: number,', 'step: 2,', 'factor: 3', 'factor: ¦3', 'a multiple of 2'],
  [
    'a number with a point between its thousands',
    'factor: { kind: number,',
    'minimum: 5000, step: 500,',
    'factor: 3',
    'factor: ¦750.5',
    'found 750.5; expected a number >= 5000; 750500 is written without points',
  ],
  ['the lower end of a range', 'ageRange: { kind: range,', 'minimum: 20,', '[18, 65]', '[¦18, 65]', '>= 20'],
  ['the upper end of a range', 'ageRange: { kind: range,', 'maximum: 60,', '[18, 65]', '[18, ¦65]', '<= 60'],
  ['an input of a table', 'age: { unit: year,', 'step: 25,', 'age: 40', 'age: ¦40', 'a multiple of 25'],
  ['an output of a table', 'sum: { unit: currency', ', maximum: 400000', 'sum: 500000', 'sum: ¦500000', '<= 400000'],
];

describe('The bounds of parameters', () => {
  for (const [what, declared, bounds, find, replace, says] of refused)
    it(`refuse ${what} where it stands`, () => {
      const { findings, marks } = loadEdited([
        { file: parameters, find: declared, replace: `${declared}${bounds.startsWith(',') ? '' : ' '}${bounds}` },
        { file: csp, find, replace },
      ]);
      const [first] = findings.errors;
      expect(first?.code, findings.report()).to.equal('wrong-parameter');
      expect(`${first?.at.file}:${first?.at.line}:${first?.at.column}`).to.equal(marks[0]);
      expect(first?.message).to.contain(says);
    });

  it('allow each bound itself, and multiples of a step that no binary number is', () => {
    const { findings } = loadEdited([
      {
        file: parameters,
        find: 'factor: { kind: number,',
        replace: 'factor: { kind: number, minimum: 0.3, maximum: 0.3, step: 0.1,',
      },
      { file: csp, find: 'factor: 3', replace: 'factor: 0.3' },
    ]);
    expect(findings.report()).to.equal('');
  });

  const inCsv = (declared: string, rows: string): string => {
    const files = {
      ...tinyRuleFiles,
      [parameters]: (tinyRuleFiles[parameters] ?? '').replace('sum: { unit: currency', declared),
      [csp]: (tinyRuleFiles[csp] ?? '').replace(/limits:\n(?: {2}- .*\n)+/, 'limits: { rows: limits.csv }\n'),
      'tiny/csp/limits.csv': rows,
    };
    return inDirectory(files, loadRuleSystems).findings.report();
  };

  it('hold in a table that stands in CSV, at its cell', () => {
    const report = inCsv('sum: { unit: currency, step: 500', 'age,riskClass,sum,sold\n40,low,1250,termLife\n');
    expect(report).to.match(/^tiny\/csp\/limits\.csv:2:8 error wrong-parameter: found 1250; expected/);
  });

  it('of a word are those of its column, in a table that stands in CSV, too', () => {
    const declared = 'paid: { valuesOf: benefit-types.pays }, sum: { unit: currency';
    const rows = 'age,riskClass,paid,sum,sold\n40,low,perTime,1000,termLife\n';
    expect(inCsv(declared, rows)).to.equal('');
    const report = inCsv(declared, rows.replace('perTime', 'perTme'));
    expect(report).to.match(/^tiny\/csp\/limits\.csv:2:8 error unknown-value: .*"perTme" \(did you mean perTime\?\)/);
  });

  const crossing = 'lowest: { minimum: 1, maximum: 9 }, highest: { minimum: 5, maximum: 50 }, sum: { unit: currency';
  const crossed = (most: number, least: number): RegExp =>
    new RegExp(`the highest ${most} of this row is below its lowest ${least}, so that nothing is accepted; found `);

  it('are told with the most of a row that is below its least, in a row of YAML and in one of CSV', () => {
    const { findings, marks } = loadEdited([
      { file: parameters, find: 'sum: { unit: currency', replace: crossing },
      { file: csp, find: 'sum: 500000', replace: 'lowest: 6, highest: ¦4, sum: 500000' },
    ]);
    const told = findings.all.filter(({ code }) => code === 'wrong-parameter');
    expect(told.map(({ at }) => `${at.file}:${at.line}:${at.column}`)).to.deep.equal([marks[0]]);
    expect(told[0]?.message).to.match(crossed(4, 6));
    const header = 'age,riskClass,lowest,highest,sum,sold\n';
    expect(inCsv(crossing, `${header}40,low,6,4,1000,termLife\n`)).to.match(crossed(4, 6));
    expect(inCsv(crossing, `${header}40,low,12,7,1000,termLife\n`)).to.match(crossed(7, 12));
    expect(inCsv(crossing, `${header}40,low,2,4,1000,termLife\n`)).to.not.include('of this row');
  });

  it('are given to every number of the parameters of this repository', () => {
    const without = realSystems().ruleSets.flatMap(({ parameters: all }) =>
      [...all.values()].flatMap(({ name, kind, catalogue, words, bounds, columns = [], gives = [] }) => {
        const numeric = ['number', 'range', 'list'].includes(kind) && catalogue === undefined && words === undefined;
        const cells = [...columns, ...gives].filter((column) => !column.catalogue && !column.words && !column.date);
        return [
          ...(numeric && (bounds?.minimum ?? bounds?.maximum) === undefined ? [name] : []),
          ...cells.filter((column) => column.bounds === undefined).map((column) => `${name}.${column.name}`),
        ];
      }),
    );
    expect(without).to.deep.equal([]);
  });

  it('of this repository lie on their own step', () => {
    for (const { parameters: all } of realSystems().ruleSets)
      for (const { name, bounds, columns = [], gives = [] } of all.values())
        for (const each of [bounds, ...[...columns, ...gives].map((column) => column.bounds)])
          for (const bound of [each?.minimum, each?.maximum])
            expect(bound !== undefined && each ? outsideBounds(bound, { bounds: each }) : undefined, name).to.equal(
              undefined,
            );
  });

  describe('find slips of the pen in the parameter sets of this repository:', () => {
    let copy: DataCopy;
    before(() => (copy = DataCopy.small()));
    after(() => copy.remove());

    const slips: readonly (readonly [string, string, string])[] = [
      ['incomeThresholdDeath: 750000', 'incomeThresholdDeath: ¦750.000', 'write 750000 for the thousands'],
      ['replacementRatio: 60', 'replacementRatio: ¦0.6', '60 percent are written 60'],
      ['maximumAge: 120', 'maximumAge: ¦12', '>= 60'],
      ['terminalIllnessPeriod: 2', 'terminalIllnessPeriod: ¦22', '<= 10'],
      ['[12, 55]', '[12, ¦555]', '<= 65'],
    ];
    it('thousands with a point, parts of one for percent, a digit lost or doubled', () => {
      const marks = slips.map(([find, put]) => copy.replace('rules/international/csp/1.yaml', find, put));
      const { findings } = copy.load();
      for (const [index, [, , says]] of slips.entries()) {
        const found = findings.errors.find(({ at }) => `${at.file}:${at.line}:${at.column}` === marks[index]);
        expect(found?.message, findings.report()).to.contain(says);
      }
    });
  });
});
