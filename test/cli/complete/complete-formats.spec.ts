import { expect } from 'chai';
import { completeFormats } from '../../../src/cli/complete/complete-formats.js';
import type { CheckedSource, CompleteLine } from '../../../src/cli/complete/complete-line.js';
import { CompleteSummary } from '../../../src/cli/complete/complete-summary.js';

const reference = { subId: 'S', caseId: 'C' };

const found: CheckedSource = {
  sourceType: 1,
  complete: false,
  consistent: false,
  missing: ['27.2.21', '27.2.44'],
  violations: [
    { ruleId: 'end-age', severity: 'error', objectId: 5 },
    { ruleId: 'sum', severity: 'warning', objectId: 5 },
    { ruleId: 'end-age', severity: 'error', objectId: 8 },
  ],
  undecidable: [{ ruleId: 'age', objectId: 2, reason: 'open' }],
};

const nothing = { sourceType: 1, complete: true, consistent: true, missing: [], violations: [], undecidable: [] };
const full: CompleteLine = { ...reference, complete: true, sources: [nothing] };
const withoutSources: CompleteLine = { ...reference, complete: true, sources: [] };
const open: CompleteLine = { ...reference, complete: false, sources: [found, nothing] };
const broken: CompleteLine = { subId: 'S\u001b[2J', caseId: 'C\u2028D', broken: 'it cannot be read\n' };

describe('What case-capture complete writes', () => {
  it('is in a table a line for a case, which no id can break', () => {
    const { head, line, summaryTo } = completeFormats.table;
    expect([head, ...[full, open, broken].map(line)]).to.deep.equal([
      'STATE       SUB-SYSTEM        CASE                      MISSING AND VIOLATED\n',
      'complete    S                 C                         1: nothing\n',
      'incomplete  S                 C                         1: missing 27.2.21 27.2.44, violated end-age@5 sum@5 end-age@8, undecidable age@2; 1: nothing\n',
      'broken      S?[2J             C?D                       it cannot be read?\n',
    ]);
    expect(summaryTo).to.equal('out');
  });

  it('is in a table for spreadsheets a row for each source type of a case, whatever its ids are', () => {
    const { head, line, summaryTo } = completeFormats.csv;
    expect(
      [head, ...[full, withoutSources, open, broken, { line: 7, broken: 'no, "line"' }].map(line)].join(''),
    ).to.equal(
      [
        'subId,caseId,state,sourceType,missing,violated,undecidable,broken',
        'S,C,complete,1,,,,',
        'S,C,complete,,,,,',
        'S,C,incomplete,1,27.2.21 27.2.44,end-age@5 sum@5 end-age@8,age@2,',
        'S,C,complete,1,,,,',
        'S\u001b[2J,C\u2028D,broken,,,,,"it cannot be read\n"',
        ',line 7,broken,,,,,"no, ""line"""\n',
      ].join('\n'),
    );
    expect(summaryTo).to.equal('err');
  });

  it('names a fault of the input by its place', () => {
    const { line } = completeFormats.table;
    expect(line({ line: 7, broken: 'no line' })).to.match(/^broken +line 7 +no line\n$/);
    expect(line({ after: reference, broken: 'the end' })).to.match(/^broken +behind C +the end\n$/);
  });

  it('is in lines of JSON all of it, and nothing else goes where they go', () => {
    const { head, line, summaryTo } = completeFormats.ndjson;
    expect(head).to.equal('');
    expect(line(open)).to.equal(`${JSON.stringify(open)}\n`);
    expect(summaryTo).to.equal('err');
  });

  it('ends with how many there are, and how often which rule is violated or undecidable, the most frequent first', () => {
    const summary = new CompleteSummary();
    for (const line of [full, open, open, broken]) summary.add(line);
    for (const { summary: write } of Object.values(completeFormats))
      expect(write(summary)).to.equal(
        [
          '4 cases: 1 complete, 2 incomplete, 1 broken',
          '         4  violated end-age',
          '         2  violated sum',
          '         2  undecidable age',
          '         4  open mandatory questions\n',
        ].join('\n'),
      );
  });

  it('has rules that are as frequent by their names', () => {
    const summary = new CompleteSummary();
    for (const ruleId of ['b', 'a', 'c'])
      summary.add({
        ...reference,
        complete: false,
        sources: [{ ...found, violations: [{ ruleId, severity: 'error', objectId: 1 }], undecidable: [] }],
      });
    expect(completeFormats.table.summary(summary).split('\n').slice(1, 4)).to.deep.equal(
      ['a', 'b', 'c'].map((rule) => `         1  violated ${rule}`),
    );
  });
});
