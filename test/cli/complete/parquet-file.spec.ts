import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import type { CompleteLine } from '../../../src/cli/complete/complete-line.js';
import { writeParquet } from '../../../src/cli/complete/parquet-file.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { storeVariedCases } from '../../support/cases/store-varied-cases.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { commandLine } from '../../support/run/command-line.js';
import { testSeed } from '../../support/run/seed.js';

/** The rows of a file, without what they say nothing of. */
async function rowsOf(path: string): Promise<readonly object[]> {
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(path) });
  const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);
  return rows.map((row) => {
    const said = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
    return JSON.parse(JSON.stringify(Object.fromEntries(said), plain)) as object;
  });
}

/** What a row should say of a line. */
const expectedOf = (line: CompleteLine): readonly object[] => {
  if (line.broken === undefined) {
    const [first, ...others] = line.sources.map((source) => ({ subId: line.subId, caseId: line.caseId, ...source }));
    return first ? [first, ...others] : [{ subId: line.subId, caseId: line.caseId, complete: line.complete }];
  }
  const { subId, caseId, broken, line: number } = line;
  const at = 'after' in line && line.after ? line.after : { ...(caseId !== undefined && { subId, caseId }) };
  return [{ ...at, broken, ...(number !== undefined && { line: number }) }];
};

// Ids of imported objects have up to 15 digits.
const [id, text, number] = [
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'grapheme' }),
  fc.oneof(fc.nat(), fc.nat(999_999_999_999_999)),
];
const reference = { subId: id, caseId: id };
const found = { ruleId: text, objectId: number };
const source = fc.record({
  sourceType: fc.nat(999),
  complete: fc.boolean(),
  consistent: fc.boolean(),
  missing: fc.array(text, { maxLength: 4 }),
  violations: fc.array(fc.record({ ...found, severity: text }), { maxLength: 4 }),
  undecidable: fc.array(fc.record({ ...found, reason: text }), { maxLength: 2 }),
});
const lineOfCase = fc.oneof(
  fc.record({ ...reference, complete: fc.boolean(), sources: fc.array(source, { maxLength: 3 }) }),
  fc.record({ ...reference, broken: text }),
  fc.record({ broken: text, line: number }),
  fc.record({ broken: text, after: fc.record(reference) }),
);

describe('case-capture complete --format parquet', () => {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-parquet-'));
  const store = `lmdb:${join(directory, 'store')}`;
  const output = join(directory, 'answers.parquet');
  const complete = (...words: readonly string[]) =>
    commandLine(['complete', '--store', store, '--format', 'parquet', ...words]);

  before(async () => {
    const cases = await openCaseStore(store);
    await storeVariedCases(cases, realSystems(), 1, 60);
    await cases.close();
  });
  after(() => rmSync(directory, { recursive: true }));
  afterEach(() => {
    for (const name of readdirSync(directory)) if (name !== 'store') rmSync(join(directory, name));
  });

  it('has a row for each source type of a case, which says what a line of JSON says', async () => {
    const { exitCode, out, err } = await complete('--output', output);
    const lines = (await commandLine(['complete', '--store', store, '--format', 'ndjson'])).out.trimEnd().split('\n');
    const expected = lines.flatMap((line) => expectedOf(JSON.parse(line) as CompleteLine));
    expect(expected.length).to.be.at.least(60);
    expect(await rowsOf(output)).to.deep.equal(expected);
    expect({ exitCode, out }).to.deep.equal({ exitCode: 1, out: '' });
    expect(err).to.contain('60 cases:');
    expect(readdirSync(directory).sort()).to.deep.equal(['answers.parquet', 'store']);
    expect(statSync(output).mode & 0o777).to.equal(0o600);
  });

  it('keeps whatever a line says: any text, none, many, broken cases and faults of the input', async () => {
    const path = join(directory, 'lines');
    await fc.assert(
      fc.asyncProperty(fc.array(lineOfCase, { maxLength: 20 }), async (lines) => {
        const answers = JSON.parse(JSON.stringify(lines)) as readonly CompleteLine[];
        writeFileSync(path, answers.map((line) => `${JSON.stringify(line)}\n`).join(''));
        rmSync(output, { force: true });
        await writeParquet(path, output);
        expect(await rowsOf(output)).to.deep.equal(answers.flatMap(expectedOf));
      }),
      { seed: testSeed, numRuns: 60 },
    );
  });

  it('writes over nothing, and says so before it checks anything', async () => {
    writeFileSync(output, 'of somebody');
    const { exitCode, err } = await complete('--output', output);
    expect(exitCode).to.equal(1);
    expect(err).to.contain('answers.parquet is there already').and.not.to.contain('cases');
    expect(readFileSync(output, 'utf8')).to.equal('of somebody');
    expect(readdirSync(directory).sort()).to.deep.equal(['answers.parquet', 'store']);
  });

  it('goes on where the answers are there and the file is not: nothing is checked twice', async () => {
    const uninterrupted = join(directory, 'uninterrupted.parquet');
    await complete('--output', uninterrupted);
    // Where the file is made there is no room for it.
    mkdirSync(`${output}.draft`);
    expect((await complete('--output', output)).exitCode).to.equal(1);
    expect(existsSync(output)).to.equal(false);
    rmdirSync(`${output}.draft`);
    expect((await complete('--output', output)).err).to.contain('--resume goes on with it');
    const resumed = await complete('--output', output, '--resume');
    expect(resumed.err).to.contain('60 cases:');
    expect(await rowsOf(output)).to.deep.equal(await rowsOf(uninterrupted));
    expect(existsSync(`${output}.lines`)).to.equal(false);
  });

  it('needs the file that is to be written', async () => {
    const { exitCode, err } = await complete();
    expect(exitCode).to.equal(2);
    expect(err).to.contain('--format parquet needs --output');
  });
});
