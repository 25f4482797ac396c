import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { open } from 'lmdb';
import type { EvidenceOfCase } from '../../../src/case/evidence-of-case.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { answeredBy, pageNote } from '../../support/evidence/pages.js';
import { commandLine, type Ran } from '../../support/run/command-line.js';

const reference = { subId: 'S', caseId: 'C' };

describe('case-capture evidence', () => {
  let root: string;
  let store: string;
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'case-capture-evidence-'));
    store = `lmdb:${join(root, 'cases')}`;
    const cases = await openCaseStore(store);
    await cases.create(reference, minimalCase('C'), answeredBy('Jane'));
    await cases.put(reference, minimalCase('C', { csp: 2 }), answeredBy('Joe'));
    await cases.create({ subId: 'S', caseId: 'D' }, minimalCase('D'));
    await cases.close();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const evidence = (...words: readonly string[]): Promise<Ran> => commandLine(['evidence', '--sub-id', 'S', ...words]);
  const inJson = async (...words: readonly string[]): Promise<EvidenceOfCase> =>
    JSON.parse((await evidence('C', '--format', 'json', ...words)).out) as EvidenceOfCase;

  /** Changes what stands in one of the databases of the store behind the service's back. */
  async function change(name: string, key: string | (string | number)[], value: string): Promise<void> {
    const database = open({ path: join(root, 'cases'), noSubdir: false, useVersions: true, encoding: 'binary' });
    const encoding = name.endsWith('wordings') ? 'string' : 'msgpack';
    database.openDB({ name, encoding, useVersions: false }).putSync(key, value);
    await database.close();
  }

  it('prints what was asked and answered as HTML, JSON or PDF, and that it is unchanged', async () => {
    const html = await evidence('C', '--store', store);
    expect([html.exitCode, html.err]).to.deep.equal([0, '2 pages, unchanged\n']);
    expect(html.out).to.contain('<!DOCTYPE html>').and.to.contain('Is your name Joe?');
    expect((await evidence('C', '--store', store, '--language', 'de')).out).to.contain('Nichts wurde verändert');
    const told = await inJson('--store', store);
    expect([told.pages.map(({ person }) => person), told.unchanged, told.current]).to.deep.equal([
      ['Jane', 'Joe'],
      true,
      true,
    ]);
    const file = join(root, 'evidence.pdf');
    expect((await evidence('C', '--store', store, '--format', 'pdf', '--output', file)).exitCode).to.equal(0);
    expect(readFileSync(file).subarray(0, 5).toString()).to.equal('%PDF-');
    expect(statSync(file).mode & 0o077).to.equal(0);
    const again = await evidence('C', '--store', store, '--format', 'pdf', '--output', file);
    expect([again.exitCode, again.err]).to.deep.equal([1, `${file} is there already\n`]);
  });

  it('prints the same of an export, and of the store into which it is imported', async () => {
    const file = join(root, 'export.jsonl');
    await commandLine(['export', '--store', store, '--output', file]);
    expect(await inJson('--export', file)).to.deep.equal(await inJson('--store', store));
    const other = `lmdb:${join(root, 'other')}`;
    expect((await commandLine(['import', '--store', other, file])).exitCode).to.equal(0);
    expect(await inJson('--store', other)).to.deep.equal(await inJson('--store', store));
    const altered = join(root, 'altered.jsonl');
    writeFileSync(altered, readFileSync(file, 'utf8').replace('Do you smoke?', 'Do you dance?'));
    const ran = await evidence('C', '--export', altered);
    expect(ran.exitCode).to.equal(1);
    expect(ran.err).to.match(/page 1: The wording \S+ is altered\./);
  });

  it('says what was altered, with exit code 1, and prints it all the same', async () => {
    const [[wording = ''] = []] = [...pageNote('Jane').wordings];
    await change('\u0001wordings', wording, '{"text":"Do you dance?"}');
    const ran = await evidence('C', '--store', store);
    expect(ran.exitCode).to.equal(1);
    expect(ran.err).to.contain(`page 1: The wording ${wording} is altered.`).and.to.contain('2 faults');
    expect(ran.out).to.contain('Something is not as it was written.');
    await change('\u0001evidence', ['S', 'C', 1], '["",1,1]');
    expect((await evidence('C', '--store', store)).err).to.contain('The page is missing or altered');
  });

  it('knows the digest of a document that was printed before, as long as its pages are the same', async () => {
    const { pages } = await inJson('--store', store);
    expect((await evidence('C', '--store', store, '--digest', pages[0]?.digest ?? '')).exitCode).to.equal(0);
    const ran = await evidence('C', '--store', store, '--digest', 'another');
    expect([ran.exitCode, ran.err]).to.deep.equal([
      1,
      'case "C" of sub-system "S": no page that is kept has the digest another\n2 pages, 1 faults\n',
    ]);
  });

  it('says what it cannot print: no case, nothing kept of it, no place to look, a PDF without file', async () => {
    expect((await evidence('X', '--store', store)).err).to.contain('there is no case');
    expect((await evidence('D', '--store', store)).err).to.contain('no evidence is kept of the case');
    expect(
      (await commandLine(['evidence', 'C', '--sub-id', 'S', '--export', 'x', '--store', store])).exitCode,
    ).to.equal(1);
    expect((await evidence('C', '--store', store, '--format', 'pdf')).exitCode).to.not.equal(0);
  });
});
