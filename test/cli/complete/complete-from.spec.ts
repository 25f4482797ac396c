import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { CaseReference } from '../../../src/case/case.js';
import { type CaseLine, readCaseLine, writeCaseLine } from '../../../src/case/case-line.js';
import { withoutPassword } from '../../../src/cli/commands/complete.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { storeVariedCases } from '../../support/cases/store-varied-cases.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { commandLine } from '../../support/run/command-line.js';

const program = fileURLToPath(new URL('../../../src/cli/case-capture.js', import.meta.url));

describe('case-capture complete --from', () => {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-from-'));
  const store = `lmdb:${join(directory, 'store')}`;
  const file = join(directory, 'cases.ndjson');
  const count = 60;
  let lines: readonly string[] = [];
  let ofStore = '';

  before(async () => {
    const cases = await openCaseStore(store);
    await storeVariedCases(cases, realSystems(), 1, count);
    await cases.close();
    expect(await commandLine(['export', '--store', store, '--output', file])).to.deep.include({ exitCode: 0 });
    lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    ofStore = (await commandLine(['complete', '--store', store, '--format', 'ndjson'])).out;
  });
  after(() => rmSync(directory, { recursive: true }));

  async function answersTo(given: readonly string[], ...words: readonly string[]) {
    const path = join(directory, 'given.ndjson');
    writeFileSync(path, given.map((line) => `${line}\n`).join(''));
    return commandLine(['complete', '--from', path, '--format', 'ndjson', ...words]);
  }

  it('says of an export, line by line, what it says of the store', async () => {
    expect(ofStore.trimEnd().split('\n')).to.have.length(count);
    expect((await commandLine(['complete', '--from', file, '--format', 'ndjson'])).out).to.equal(ofStore);
  });

  it('reads the standard input, any part of an export, in any order', async () => {
    const child = spawn(
      process.execPath,
      [program, 'complete', '--from', '-', '--format', 'ndjson', '--threads', '1'],
      {
        stdio: ['pipe', 'pipe', 'ignore'],
      },
    );
    child.stdin.end(lines.slice(1, 11).reverse().join('\n'));
    const [out] = await Promise.all([text(child.stdout), once(child, 'close')]);
    expect(out.trimEnd().split('\n')).to.deep.equal(ofStore.split('\n').slice(0, 10).reverse());
  });

  it('tells of each bad line with its number, goes on behind it, and counts it', async () => {
    const [first = '', one = '', two = ''] = lines;
    const damaged = two.replace('"content":[', '"content":[1,');
    const bad = ['{"subId":', '[]', '{"subId":1,"caseId":"C","content":[]}', damaged];
    const { out, err, exitCode } = await answersTo([first, one, ...bad, '', two]);
    const [answerToOne, ...answers] = out.trimEnd().split('\n');
    const told = answers.map((answer) => JSON.parse(answer) as Record<string, unknown>);
    expect(answerToOne).to.equal(ofStore.split('\n')[0]);
    expect(told.map(({ line }) => line)).to.deep.equal([3, 4, 5, 6, undefined, 8]);
    expect(told.map(({ caseId }) => caseId !== undefined)).to.deep.equal([false, false, false, true, true, false]);
    expect(told[0]?.broken).to.equal('the line is no JSON object');
    expect(told[3]?.broken).to.contain('digest');
    expect(told[5]?.broken).to.contain('cut off');
    expect(err).to.contain('3 cases: ').and.to.contain('1 broken').and.to.contain('4  faults of the input');
    expect(exitCode).to.equal(1);
  });

  it('says of a case that was damaged when it was exported that it is broken', async () => {
    const { out } = await answersTo([JSON.stringify({ subId: 'S', caseId: 'C', damage: 'its digest is wrong' })]);
    expect(JSON.parse(out)).to.deep.equal({ line: 1, subId: 'S', caseId: 'C', broken: 'its digest is wrong' });
  });

  it('tells of damage that is no text, and of a last line of something else, and goes on behind it', async () => {
    const damage = '{"subId":"S","caseId":"C","damage":{"toString":1,"valueOf":2}}';
    const { out, exitCode } = await answersTo([damage, '{"sha256":"x","caseId":"secret"}', lines[1] ?? '']);
    const [ofDamage, ofOther, ofCase] = out.trimEnd().split('\n');
    expect(ofDamage).to.contain('"line":1').and.to.contain('the line tells of damage, and not of which');
    expect(ofOther).to.equal('{"line":2,"broken":"the line is none of an export"}');
    expect(ofCase).to.equal(ofStore.split('\n')[0]);
    expect(exitCode).to.equal(1);
  });

  it('reads a line of many megabytes that is no case with two threads, too, and goes on behind it', async () => {
    const [first = ''] = lines.slice(1);
    const long = first.replace('"content":[', `"content":[${'{},'.repeat(5_000_000)}`);
    const { out } = await answersTo([first, long, ...lines.slice(1, 40), ...lines.slice(1, 40)], '--threads', '2');
    const answers = out.trimEnd().split('\n');
    expect(answers).to.have.length(80);
    expect(answers[0]).to.equal(ofStore.split('\n')[0]);
    expect(answers[1]).to.contain('"line":2').and.to.contain('"broken":');
    expect(answers.slice(41)).to.deep.equal(ofStore.split('\n').slice(0, 39));
  });

  it('tells of a case of more objects than any has, instead of looking at all of them, and goes on behind it', async () => {
    const [first = ''] = lines.slice(1);
    const { subId, caseId } = JSON.parse(first) as CaseReference;
    const objects = Array.from({ length: 30_000 }, (_, index) => ({
      ...{ element: 'CaseObject' as const, id: index + 1, typeId: 8, attributes: [] },
    }));
    const large = { ...readCaseLine(JSON.parse(first) as CaseLine).case, objects };
    for (const threads of ['1', '2']) {
      const line = writeCaseLine({ subId, caseId }, large);
      const { out } = await answersTo([line, ...lines.slice(1, 40)], '--threads', threads);
      const answers = out.trimEnd().split('\n');
      expect(answers[0]).to.contain('"broken":"the case has more than 2000 objects"');
      expect(answers.slice(1)).to.deep.equal(ofStore.split('\n').slice(0, 39));
    }
  });

  it('says that its output cannot be written, and ends as with no answer', async () => {
    const child = spawn(
      '/bin/sh',
      ['-c', `"$0" "$1" complete --from "$2" --format ndjson --exit-zero > /dev/full`, process.execPath, program, file],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).to.contain('the standard output cannot be written: ENOSPC');
    expect(code).to.equal(74);
  });

  it('goes on with the next case where rules cannot read one', async () => {
    const raw = await openCaseStore(`lmdb:${join(directory, 'strange')}`);
    const cases = await openCaseStore(store);
    for await (const { reference, case: stored } of cases.walk())
      if (stored) await raw.put(reference, { ...stored, csp: reference.subId === 'A' ? 99 : stored.csp });
    await Promise.all([raw.close(), cases.close()]);
    const { out } = await commandLine([
      'complete',
      '--store',
      `lmdb:${join(directory, 'strange')}`,
      '--format',
      'ndjson',
    ]);
    const answers = out.trimEnd().split('\n');
    expect(answers).to.have.length(count);
    for (const [index, answer] of answers.entries()) {
      const { subId, broken } = JSON.parse(answer) as { readonly subId: string; readonly broken?: string };
      if (subId === 'A') expect(broken).to.contain('99');
      else expect(answer).to.equal(ofStore.split('\n')[index]);
    }
  });

  it('ends with 0 whatever it found when asked to, so that a program can tell a crash from an answer', async () => {
    expect((await answersTo(['no line'], '--exit-zero')).exitCode).to.equal(0);
    expect((await commandLine(['complete', '--from', join(directory, 'missing'), '--exit-zero'])).exitCode).to.equal(1);
  });

  it('leaves no file of a run that is refused, and refuses to check with no thread', async () => {
    const output = join(directory, 'refused.ndjson');
    const refused = await answersTo(lines, '--output', output, '--source-type', '77');
    expect(refused.exitCode).to.equal(1);
    expect(refused.err).to.contain('there is no source type 77');
    expect(readdirSync(directory).filter((name) => name.startsWith('refused'))).to.deep.equal([]);
    expect((await answersTo(lines, '--threads', '0')).exitCode).to.equal(2);
  });

  it('goes on with no other store than the one that it began with, and keeps no password of it', async () => {
    const output = join(directory, 'begun.parquet');
    mkdirSync(join(`${output}.draft`, 'in the way'), { recursive: true });
    const asked = ['complete', '--format', 'parquet', '--output', output, '--store'];
    expect((await commandLine([...asked, store])).exitCode).to.equal(1);
    rmSync(`${output}.draft`, { recursive: true });
    const other = await commandLine([...asked, `lmdb:${join(directory, 'strange')}`, '--resume']);
    expect(other.err).to.contain('is of a run with other options');
    expect((await commandLine([...asked, store, '--resume'])).err).to.contain(`${count} cases:`);
    const kept = withoutPassword('mongodb+srv://user:p%40ss@host/database?tls=true');
    expect(kept).to.equal('mongodb+srv://host/database?tls=true');
  });

  it('refuses a store beside an input, and neither', async () => {
    expect((await commandLine(['complete', '--from', file, '--store', store])).exitCode).to.equal(2);
    expect((await commandLine(['complete', '--from', file, '--sub-id', 'A'])).exitCode).to.equal(2);
    expect((await commandLine(['complete'])).exitCode).to.equal(2);
  });
});
