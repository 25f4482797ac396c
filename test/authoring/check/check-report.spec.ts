import { expect } from 'chai';
import { type CheckReport, changesText, checkText } from '../../../src/authoring/check/check-report.js';
import type { WrittenFinding } from '../../../src/authoring/check/written-findings.js';

const finding = (line: number, more: Partial<WrittenFinding> = {}): WrittenFinding => ({
  severity: 'error',
  code: 'unknown-fact',
  file: 'rules/a.yaml',
  line,
  column: 7,
  message: `wrong ${line}`,
  cure: 'Write it right.',
  ...more,
});
const marked = ['fact: heigt', '      ^~~~~'] as const;
const system = {
  ...{ system: 'tiny', rules: 3, attributes: 20, catalogues: 4, parameterSets: 1, examples: 9 },
  unapproved: ['truth 1', 'duty 2'],
} as CheckReport['systems'][number];
const report: CheckReport = {
  errors: 1,
  warnings: 2,
  findings: [finding(3, { marked }), finding(4, { severity: 'warning' })],
  systems: [system, { ...system, system: 'other', parameterSets: 2, unapproved: [] }],
};

describe('What a check says to a person', () => {
  it('is a line for each finding with its place marked, where to read on, and how much was checked', () => {
    expect(checkText(report)).to.equal(
      `rules/a.yaml:3:7 error unknown-fact: wrong 3
    fact: heigt
          ^~~~~
rules/a.yaml:4:7 warning unknown-fact: wrong 4
docs/findings.md says of each code what it means, with an example, and what cures it.
tiny: 3 rules, 20 attributes, 4 catalogues, 1 parameter set, 9 examples run
tiny: counsel must approve the notices truth 1, duty 2
other: 3 rules, 20 attributes, 4 catalogues, 2 parameter sets, 9 examples run
1 error, 2 warnings
`,
    );
  });

  it('is how much was checked where nothing is found', () => {
    expect(checkText({ errors: 0, warnings: 0, findings: [], systems: [] })).to.equal('0 errors, 0 warnings\n');
  });

  it('is what came, with its place, and what went, without', () => {
    expect(
      changesText({ came: [finding(3, { marked })], went: [finding(8, { marked }), finding(9)] }, report),
    ).to.equal(
      `rules/a.yaml:3:7 error unknown-fact: wrong 3
    fact: heigt
          ^~~~~
gone: rules/a.yaml:8:7 error unknown-fact: wrong 8
gone: rules/a.yaml:9:7 error unknown-fact: wrong 9
1 error, 2 warnings
`,
    );
  });
});
