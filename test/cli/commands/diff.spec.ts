import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import type { Difference } from '../../../src/authoring/diff/difference.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { diffData } from '../../support/authoring/diff-data.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { editedFiles } from '../../support/rules/edited-files.js';
import { commandLine, type Ran } from '../../support/run/command-line.js';
import { edit } from '../../support/screens/screen-edits.js';
import { below } from '../../support/rules/renamed-files.js';

const stricter = [edit('rules/common/plausibility/person.yaml', 'lessThan, value: 18', 'lessThan, value: 21')];
const person = (caseId: string, age: number) =>
  minimalCase(caseId, {
    csp: 7,
    objects: [
      { element: 'CaseObject', id: 1, typeId: 25, attributes: [] },
      {
        element: 'CaseObject',
        id: 2,
        typeId: 27,
        attributes: [{ typeId: 21, value: { kind: 'number', value: age, unit: 1 } }],
      },
    ],
  });

describe('case-capture diff', () => {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-diff-'));
  const store = `lmdb:${join(directory, 'store')}`;
  const files = editedFiles(diffData, []).files;
  const edited = editedFiles(diffData, stricter).files;
  let old = '';
  let now = '';

  /** Runs the command on the small data as `old`, and with a stricter rule as `now`. */
  const diff = (words: readonly string[]): Promise<Ran> => commandLine(['diff', ...words]);

  before(async () => {
    for (const [file, text] of Object.entries({ ...below('old', files), ...below('now', edited) })) {
      mkdirSync(join(directory, dirname(file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    }
    [old, now] = [join(directory, 'old'), join(directory, 'now')];
    const cases = await openCaseStore(store);
    for (const [subId, caseId, age] of [
      ['A', '1', 19],
      ['A', '2', 40],
      ['B', '1', 20],
    ] as const)
      await cases.put({ subId, caseId }, person(caseId, age));
    await cases.close();
  });
  after(() => rmSync(directory, { recursive: true }));

  it('says that two states say the same, and ends with 0', async () => {
    const { exitCode, out } = await diff([old, old]);
    expect(out).to.equal('The rules and screens say the same.\n');
    expect(exitCode).to.equal(0);
  });

  it('tells a change with its place, and ends with 1', async () => {
    const { exitCode, out } = await diff([old, now]);
    expect(out).to.equal(
      'What reaches customers (1)\n' +
        '  changed    The condition of the rule minor went from age < 18 years to age < 21 years.\n' +
        '             rules/common/plausibility/person.yaml:14  tiny\n' +
        '\n1 change.\n',
    );
    expect(exitCode).to.equal(1);
  });

  it('compares with the files of --rules and --screens where nothing else is named', async () => {
    const { exitCode } = await diff([old, '--rules', join(now, 'rules'), '--screens', join(now, 'screens')]);
    expect(exitCode).to.equal(1);
    const same = await diff([old, '--rules', join(old, 'rules'), '--screens', join(old, 'screens')]);
    expect(same.exitCode).to.equal(0);
  });

  it('tells both values of a change to a program', async () => {
    const { out } = await diff([old, now, '--format', 'json']);
    expect(JSON.parse(out)).to.deep.equal({
      changes: [
        {
          group: 'customers',
          about: 'rule',
          name: 'minor',
          at: 'rules/common/plausibility/person.yaml:14',
          kind: 'changed',
          aspect: 'condition',
          before: 'age < 18 years',
          after: 'age < 21 years',
          sentence: 'The condition of the rule minor went from age < 18 years to age < 21 years.',
          systems: ['tiny'],
        },
      ],
    });
  });

  it('counts what it means for the cases of a store, with none of their values', async () => {
    const { exitCode, out, err } = await diff([old, now, '--store', store]);
    expect(out)
      .to.contain('3 stored cases: 2 with another verdict')
      .and.to.contain('minor: not violated → warning')
      .and.to.contain('for instance A/1')
      .and.to.not.contain('A minor.');
    expect(err).to.equal('');
    expect(exitCode).to.equal(1);
    expect((await diff([old, now, '--store', store, '--values'])).out).to.contain('for instance A/1: A minor.');
  });

  it('refuses a sub-system of which there are no cases', async () => {
    const { exitCode, err } = await diff([old, now, '--store', store, '--sub-id', 'A', 'nobody']);
    expect([exitCode, err]).to.deep.equal([1, 'the store has no cases of the sub-system nobody\n']);
  });

  it('keeps to sub-systems, each once, and to so many cases', async () => {
    const { out } = await diff([old, now, '--store', store, '--sub-id', 'A', 'A', '--sample', '0', '--format', 'json']);
    const { impact } = JSON.parse(out) as Difference;
    expect(impact).to.deep.include({ cases: 2 });
    expect(impact?.rules).to.deep.equal([
      {
        what: 'rule',
        rule: 'minor',
        from: 'not violated',
        to: 'warning',
        cases: 1,
        times: 1,
        parameterSets: { 7: 1 },
        subSystems: { A: 1 },
        samples: [],
      },
    ]);
  });

  it('shows a progress bar to a person', async () => {
    const { err } = await commandLine(['diff', old, now, '--store', store], { errIsTty: true });
    expect(err).to.contain('3/3');
  });

  it('writes a report to a file', async () => {
    const file = join(directory, 'report.html');
    const { exitCode, out } = await diff([old, now, '--format', 'html', '--output', file]);
    expect(out).to.equal('');
    expect(readFileSync(file, 'utf8'))
      .to.match(/^<!doctype html>/)
      .and.to.contain('age &lt; 21 year');
    expect(exitCode).to.equal(1);
  });

  it('ends with 2 when it is called wrongly, and with 1 when rules do not load', async () => {
    expect((await diff([])).exitCode).to.equal(2);
    expect((await diff(['nowhere'])).exitCode).to.equal(2);
    expect((await diff([old, 'git:nowhere'])).err).to.contain('git has no revision nowhere');
    expect((await diff([old, now, '--sample', 'many'])).exitCode).to.equal(2);
    expect((await diff([old, now, '--format', 'pdf'])).exitCode).to.equal(2);
    expect((await diff([old, now, '--store', `lmdb:${join(directory, 'missing')}`])).exitCode).to.equal(1);
    writeFileSync(join(now, 'rules/tiny/csp/7.yaml'), 'name: {}\n');
    const broken = await diff([old, now]);
    expect(broken.exitCode).to.equal(1);
    expect(broken.err).to.contain('rules/tiny/csp/7.yaml:1');
  });
});
