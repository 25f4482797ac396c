import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { open } from 'lmdb';
import type { CaseStore } from '../../../src/case/store.js';
import type { CompleteLine } from '../../../src/cli/complete/complete-line.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { assuredPerson, disabilityBenefit, type Json, minimalRequest } from '../../support/requests/case-request.js';
import { Service } from '../../support/service/service.js';
import { commandLine } from '../../support/run/command-line.js';

const person = {
  ph: true,
  age: 40,
  requestedBenefits: [
    disabilityBenefit({
      benefitName: 'Income',
      insurancePeriodYears: 20,
      disabilityPaymentYears: 20,
      benefitSum: { unit: 200, value: 24_000 },
    }),
  ],
};
const body = (caseId: string, more: { [member: string]: Json }) =>
  minimalRequest(caseId, { application: { persons: [assuredPerson({ ...person, ...more })] } });

describe('case-capture complete', () => {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-complete-'));
  const store = `lmdb:${directory}`;
  const complete = (...words: readonly string[]) => commandLine(['complete', '--store', store, ...words]);
  const lines = (text: string): readonly CompleteLine[] =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as CompleteLine);

  before(async () => {
    const cases: CaseStore = await openCaseStore(store);
    const service = await Service.start({ cases, now: () => Date.UTC(2026, 10, 21, 12) });
    // Without occupation a disability benefit is not complete; the second sub-system has a complete case.
    for (const [subId, caseId, more] of [
      ['A', 'open', {}],
      ['A', 'whole', { occupation: { key: '2512' } }],
      ['B', 'whole', { occupation: { key: '2512' } }],
    ] as const) {
      expect((await service.call('createCaseInDB', { caseId, subId }, body(caseId, more))).status).to.equal(0);
    }
    const stored = await cases.read({ subId: 'A', caseId: 'whole' });
    if (stored) await cases.put({ subId: 'A', caseId: 'strange' }, { ...stored.case, csp: 99 });
    await service.stop();
    await cases.close();
    const raw = open<Buffer, [string, string]>({
      path: directory,
      noSubdir: false,
      useVersions: true,
      overlappingSync: false,
      encoding: 'binary',
      cache: false,
    });
    await raw.put(['A', 'damaged'], Buffer.from('no case'), 1);
    await raw.close();
  });
  after(() => rmSync(directory, { recursive: true, force: true }));

  it('prints one JSON line per case: complete, or what is missing, or why it cannot be checked', async () => {
    const { exitCode, out } = await complete('--format', 'ndjson');
    const byCase = new Map(lines(out).map((line) => [`${line.subId}/${line.caseId}`, line]));
    expect([...byCase.keys()]).to.deep.equal(['A/damaged', 'A/open', 'A/strange', 'A/whole', 'B/whole']);
    expect(byCase.get('A/whole')).to.deep.include({ complete: true });
    const open = byCase.get('A/open');
    expect(open).to.deep.include({ complete: false });
    expect(
      open?.broken === undefined && open?.sources.flatMap(({ missing, violations }) => [...missing, ...violations]),
    ).not.to.deep.equal([]);
    expect(byCase.get('A/damaged')?.broken).to.be.a('string');
    expect(byCase.get('A/strange')?.broken).to.contain('99');
    expect(exitCode).to.equal(1);
  });

  it('ends with 0 when all cases of a sub-system are complete', async () => {
    const { exitCode, out } = await complete('--sub-id', 'B');
    expect(exitCode).to.equal(0);
    expect(out)
      .to.match(/^complete +B +whole/m)
      .and.to.contain('1 cases: 1 complete, 0 incomplete, 0 broken');
  });

  it('refuses a sub-system of which there are no cases', async () => {
    const { exitCode, err, out } = await complete('--sub-id', 'B', 'C');
    expect(err).to.match(/^the store has no cases of the sub-system C/);
    expect([exitCode, out]).to.deep.equal([1, '']);
  });

  it('refuses a source type that no rules have, instead of finding every case broken', async () => {
    const { exitCode, err, out } = await complete('--source-type', '1', '--source-type', '99');
    expect(err).to.match(/^there is no source type 99; expected one of: 1 \(technical\), 2 \(applicant\), /);
    expect([exitCode, out]).to.deep.equal([1, '']);
  });

  it('asks for each source type once, however often it is given', async () => {
    const once = await complete('--format', 'ndjson', '--source-type', '2', '1');
    const twice = await complete('--format', 'ndjson', '--source-type', '2', '2', '1', '--source-type', '1');
    expect(twice.out).to.equal(once.out);
  });

  it('names the folder that is missing, and the one that stands in the way', async () => {
    const nowhere = await complete('--format', 'parquet', '--output', join('nowhere', 'x'));
    expect(nowhere.err).to.include('there is no folder nowhere');
    const folder = await complete('--format', 'ndjson', '--output', tmpdir());
    expect(folder.err).to.include(`${tmpdir()} is a folder`);
  });

  it('prints only what is not complete, and the broken cases', async () => {
    const { out } = await complete('--format', 'ndjson', '--only', 'incomplete');
    expect(lines(out).map(({ caseId }) => caseId)).to.deep.equal(['damaged', 'open', 'strange']);
  });

  it('checks against the source types that are given', async () => {
    const { out } = await complete('--format', 'ndjson', '--sub-id', 'B', '--source-type', '1', '--source-type', '2');
    const [line] = lines(out);
    expect(
      line?.broken === undefined && line?.sources.map(({ sourceType, complete: whole }) => [sourceType, whole]),
    ).to.deep.equal([
      [1, true],
      [2, false],
    ]);
  });

  it('sums up, with counts per rule, behind a table and beside a stream of JSON', async () => {
    const table = await complete();
    expect(table.out)
      .to.contain('5 cases: 2 complete, 1 incomplete, 2 broken')
      .and.to.match(/\d+ {2}(violated [\w-]+|open mandatory questions)/);
    expect(table.err).to.equal('');
    expect((await complete('--format', 'ndjson')).err).to.contain('5 cases:');
  });

  it('shows a progress bar to a person only', async () => {
    const shown = await commandLine(['complete', '--store', store], { errIsTty: true });
    expect(shown.err).to.contain('5/5');
  });

  it('stores nothing', async () => {
    const digest = async (): Promise<string> => {
      const cases = await openCaseStore(store);
      const all: string[] = [];
      for await (const walked of cases.walk()) all.push(JSON.stringify(walked));
      await cases.close();
      return all.join('\n');
    };
    const before = await digest();
    await complete('--source-type', '2');
    expect(await digest()).to.equal(before);
  });

  it('makes no store where there is none', async () => {
    const missing = join(directory, 'missing');
    const { exitCode, err } = await commandLine(['complete', '--store', `lmdb:${missing}`]);
    expect(exitCode).to.equal(1);
    expect(err).to.contain('no case store');
    expect(existsSync(missing)).to.equal(false);
  });

  it('refuses a source type that is no number, and an unknown format', async () => {
    expect((await complete('--source-type', 'one')).exitCode).to.equal(2);
    expect((await complete('--format', 'pdf')).exitCode).to.equal(2);
  });
});
