import { expect } from 'chai';
import { type CoverageItem, coverageReport } from '../../../src/authoring/coverage/coverage.js';
import { coverageText } from '../../../src/authoring/coverage/coverage-text.js';

const at = (line: number, file = 'common/a.yaml') => ({ file, line, column: 5 });
const item = (line: number, more: Partial<CoverageItem> = {}): CoverageItem => ({
  kind: 'leaf',
  at: at(line),
  owner: 'the rule a',
  what: 'age > 18',
  missing: [],
  ...more,
});

describe('How much is covered', () => {
  it('counts what several systems load once: missing is what is missing in each of them', () => {
    const { kinds, missing } = coverageReport([
      item(3, { missing: ['never true', 'never false'] }),
      item(3, { missing: ['never false', 'never decided'] }),
      item(4, { missing: ['never true'] }),
      item(4),
      item(5),
      item(5, { missing: ['never true'] }),
      item(2, { kind: 'row', missing: ['never matched'] }),
      item(2, { kind: 'row', what: 'row 2' }),
      item(1, { kind: 'option', owner: 'the rule b', missing: ['never met'] }),
      item(1, { kind: 'option', owner: 'the rule c', missing: ['never met'] }),
    ]);
    expect(kinds).to.deep.equal({
      rule: { total: 0, covered: 0 },
      leaf: { total: 3, covered: 2 },
      row: { total: 2, covered: 1 },
      case: { total: 0, covered: 0 },
      option: { total: 2, covered: 0 },
    });
    expect(missing.map((each) => `${each.at.line} ${each.owner} ${each.missing.join()}`)).to.deep.equal([
      '1 the rule b never met',
      '1 the rule c never met',
      '2 the rule a never matched',
      '3 the rule a never false',
    ]);
  });

  it('is told with what does not come out first; of what there is nothing of all is covered', () => {
    const text = coverageText(
      {
        examples: 7,
        personas: 2,
        differences: [{ at: at(9), message: 'expected violated, came out satisfied' }],
        coverage: coverageReport([
          item(3, { missing: ['never true', 'never false'] }),
          item(4),
          item(5),
          item(6, { kind: 'row', what: 'row 1', missing: ['never matched'] }),
        ]),
      },
      'rules',
    );
    expect(text).to.equal(
      `rules/common/a.yaml:9:5 expected violated, came out satisfied
rules/common/a.yaml:3:5 the rule a: age > 18: never true, never false
rules/common/a.yaml:6:5 the rule a: row 1: never matched
7 examples and 2 personas run; 1 differences
  0 of 0 rules are violated and satisfied (100 %)
  2 of 3 comparisons decide, true and false (66.6 %)
  0 of 1 rows of tables match (0 %)
  0 of 0 cases of choose are taken (100 %)
  0 of 0 listed words are met (100 %)
`,
    );
  });
});
