import { expect } from 'chai';
import { runFindingExample } from '../support/findings/example-run.js';

const looksUp =
  '  most: { scope: benefit, is: { table: { of: csp.payLimits, at: { kind: benefitType.pays, until: person.dateOfBirth }, gives: most } } }\n';

const ofTables: readonly string[] = ['missing-row', 'unreachable-row'];

/** What checking finds about tables when the one by date has these rows and a fact looks it up. */
const foundWith = (rows: string): readonly (readonly [code: string, message: string])[] =>
  runFindingExample({
    file: 'rules/tiny/csp/7.yaml',
    right: '  - { kind: perTime, until: "2025", most: 1000 }\n  - { most: 2000 }\n',
    wrong: rows,
    besides: [{ file: 'rules/common/facts/lookup.yaml', wrong: looksUp.trim() }],
  })
    .findings.all.filter(({ code }) => ofTables.includes(code))
    .map(({ code, message }) => [code, message]);

describe('A table by date', () => {
  it('is complete with a last row for all others', () => {
    expect(
      foundWith('  - { until: "2024", most: 1 }\n  - { until: "2025.06", most: 2 }\n  - { most: 3 }\n'),
    ).to.deep.equal([]);
  });

  it('lacks the day after its last date', () => {
    const [[code, message] = []] = foundWith('  - { until: "2024", most: 1 }\n  - { until: "2025.06", most: 2 }\n');
    expect(code).to.equal('missing-row');
    expect(message).to.include('until: 2025.07.01');
  });

  it('has a row that nothing reaches when an earlier row goes further', () => {
    const found = foundWith('  - { until: "2025", most: 1 }\n  - { until: "2025.06", most: 2 }\n  - { most: 3 }\n');
    expect(found.map(([code]) => code)).to.deep.equal(['unreachable-row']);
  });
});
