import { expect } from 'chai';
import { loadEdited } from '../../../support/rules/tiny-rules.js';

const csp = 'tiny/csp/7.yaml';

describe('in sheets of parameter sets loading finds', () => {
  /**
   * What is wrong, the parameter set's `limits`, the sheet, its code, what its message says; `¦` where the finding is.
   */
  const inSheets: readonly (readonly [sentence: string, limits: string, sheet: string, code: string, says: string])[] =
    [
      [
        'another key beside the file of a table',
        '{ rows: limits.csv, ¦sum: 1 }',
        'age,riskClass,sum,sold\n40,low,5,\n',
        'unknown-key',
        'unknown key "sum"; expected only rows',
      ],
      [
        'a column that the table does not have',
        '{ rows: limits.csv }',
        'age,riskClass,sum,¦solt,sold\n40,low,5,1,\n',
        'unknown-column',
        'unknown column "solt" (did you mean sold?)',
      ],
      [
        'a column that a sheet lacks',
        '{ rows: limits.csv }',
        '¦age,sum,sold\n40,5,\n',
        'missing-column',
        'the column "riskClass" is missing',
      ],
      [
        'a text for a number in a sheet',
        '{ rows: limits.csv }',
        'age,riskClass,sum,sold\n40,low,¦many,\n',
        'wrong-kind',
        'found "many" in the column "sum"; expected a number',
      ],
      [
        'an unknown code in a list in a sheet',
        '{ rows: limits.csv }',
        'age,riskClass,sum,sold\n40,low,5,¦termLife|incom\n',
        'unknown-code',
        'did you mean income?',
      ],
    ];
  for (const [sentence, limits, sheet, code, says] of inSheets)
    it(sentence, () => {
      const written = '\n  - { age: 40, riskClass: low, sum: 500000, sold: [termLife] }\n  - { sum: 100000 }\n';
      const { findings, marks } = loadEdited([
        { file: csp, find: written, replace: ` ${limits}\n` },
        { file: 'tiny/csp/limits.csv', find: '', replace: sheet },
      ]);
      expect(
        findings.all.map((each) => [each.code, `${each.at.file}:${each.at.line}:${each.at.column}`]),
      ).to.deep.equal([[code, marks[0]]], findings.report());
      expect(findings.report()).to.include(says);
    });

  it('a text for a date in a sheet', () => {
    const { findings, marks } = loadEdited([
      {
        file: csp,
        find: '\n  - { kind: perTime, until: "2025", most: 1000 }\n  - { most: 2000 }\n',
        replace: ' { rows: pay-limits.csv }\n',
      },
      { file: 'tiny/csp/pay-limits.csv', find: '', replace: 'kind,until,most\nperTime,¦soon,1000\n,,2000\n' },
    ]);
    expect(findings.report()).to.include('found "soon" in the column "until"; expected a date');
    expect(findings.all.map(({ at }) => `${at.file}:${at.line}:${at.column}`)).to.deep.equal(marks);
  });
});
