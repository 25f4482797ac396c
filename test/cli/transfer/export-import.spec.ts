import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { open } from 'lmdb';
import type { Case, CaseReference } from '../../../src/case/case.js';
import { encodeCase, splitRecord } from '../../../src/case/codec.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { arbitraryCase } from '../../support/cases/arbitrary-case.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { storeDigest } from '../../support/store/store-digest.js';
import { commandLine, type Ran } from '../../support/run/command-line.js';

const someCases: readonly (readonly [CaseReference, Case])[] = Array.from({ length: 450 }, (_, index) => {
  const [subId, caseId] = [['A', 'Ä', 'z\u2028line'][index % 3] ?? '', `case/${index}`];
  return [{ subId, caseId }, minimalCase(caseId, { csp: index })];
});

describe('case-capture export and import', () => {
  let directory: string;
  let from: string;
  let to: string;
  let file: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-export-'));
    from = `lmdb:${join(directory, 'from')}`;
    to = `lmdb:${join(directory, 'to')}`;
    file = join(directory, 'cases.ndjson');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const store = async (uri: string, stored: readonly (readonly [CaseReference, Case])[]): Promise<void> => {
    const cases = await openCaseStore(uri);
    await Promise.all(stored.map(([reference, one]) => cases.put(reference, one)));
    await cases.close();
  };
  const digestOf = async (uri: string): Promise<string> => {
    const cases = await openCaseStore(uri, { mustExist: true });
    const digest = await storeDigest(cases);
    await cases.close();
    return digest;
  };
  const exportTo = (output: string, ...words: readonly string[]): Promise<Ran> =>
    commandLine(['export', '--store', from, '--output', output, ...words]);
  const importFrom = (input: string, ...words: readonly string[]): Promise<Ran> =>
    commandLine(['import', '--store', to, input, ...words]);
  const linesIn = (path: string): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1);
  /** An export of other lines, whose last line is true of them. */
  const exportOf = (lines: readonly string[], cases = lines.length): string => {
    const head = `${linesIn(file)[0]}\n${lines.map((line) => `${line}\n`).join('')}`;
    return `${head}${JSON.stringify({ cases, sha256: createHash('sha256').update(head).digest('hex') })}\n`;
  };

  it('bring any cases into another store with equal digests', async () => {
    const ids = fc
      .string({
        unit: fc.constantFrom('a', 'Z', '/', '"', '\\', '\u2028', '\u0085', '😀', 'ü', '$', ' x'),
        minLength: 1,
        maxLength: 6,
      })
      .filter((id) => id.trim() !== '' && !/\p{Cc}/u.test(id));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(ids, ids, arbitraryCase), { maxLength: 12 }), async (drawn) => {
        await store(
          from,
          drawn.map(([subId, caseId, one]) => [
            { subId, caseId },
            { ...one, id: caseId },
          ]),
        );
        expect(await exportTo(file)).to.include({ exitCode: 0 });
        expect(await importFrom(file)).to.include({ exitCode: 0 });
        expect(await digestOf(to)).to.equal(await digestOf(from));
        for (const path of ['from', 'to', 'cases.ndjson']) rmSync(join(directory, path), { recursive: true });
      }),
      { numRuns: 30 },
    );
  });

  it('need no file: what is exported to the standard output is what a file would hold', async () => {
    await store(from, someCases);
    await exportTo(file);
    const { out, err } = await commandLine(['export', '--store', from]);
    expect(out).to.equal(readFileSync(file, 'utf8'));
    expect(err).to.equal('450 cases exported, 0 damaged\n');
  });

  it('write a file for its owner alone, whose last line anybody can check', async () => {
    await store(from, someCases);
    await exportTo(file);
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    const text = readFileSync(file, 'utf8');
    const last = text.lastIndexOf('\n', text.length - 2) + 1;
    expect(JSON.parse(text.slice(last))).to.deep.equal({
      cases: 450,
      sha256: createHash('sha256').update(text.slice(0, last)).digest('hex'),
    });
  });

  it('never write over a file', async () => {
    await store(from, someCases);
    writeFileSync(file, 'precious');
    expect(await exportTo(file)).to.deep.include({
      exitCode: 1,
      err: `${file} is there already; --resume goes on with it\n`,
    });
    expect((await exportTo(file, '--resume')).err).to.equal(
      `${file}: this is no export of case-capture, or one of another form\n`,
    );
    expect(readFileSync(file, 'utf8')).to.equal('precious');
  });

  it('export single sub-systems, in the order of the lists', async () => {
    await store(from, someCases);
    await exportTo(file, '--sub-id', 'Ä', 'A', 'A');
    const subIds = linesIn(file)
      .slice(1, -1)
      .map((line) => (JSON.parse(line) as CaseReference).subId);
    expect(subIds).to.deep.equal([
      ...Array.from({ length: 150 }, () => 'A'),
      ...Array.from({ length: 150 }, () => 'Ä'),
    ]);
  });

  for (const subIds of [[], ['--sub-id', 'z\u2028line', 'A']])
    it(`go on with an export that was cut off anywhere, to the same file as one that was not${subIds.length > 0 ? ', of single sub-systems too' : ''}`, async () => {
      await store(from, someCases);
      await exportTo(file, ...subIds);
      const whole = readFileSync(file);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: whole.length }), async (length) => {
          writeFileSync(file, whole.subarray(0, length));
          const { exitCode, err } = await exportTo(file, '--resume', ...subIds);
          // Within the first line it cannot be told from a foreign file, which stays as it is.
          if (length > 0 && length < whole.indexOf('\n') + 1) expect(err).to.match(/is no export/);
          else expect({ exitCode, same: readFileSync(file).equals(whole) }).to.deep.equal({ exitCode: 0, same: true });
        }),
        { numRuns: 40, examples: [[0], [1], [whole.length], [whole.length - 1], [whole.indexOf('\n') + 1]] },
      );
    });

  it('import twice what one import does, and compare what is there instead of writing it', async () => {
    await store(from, someCases);
    await exportTo(file);
    await store(to, someCases.slice(100, 200));
    expect((await importFrom(file)).out).to.equal(
      '350 cases stored, 100 there already, 0 left as they were, 0 faults\n',
    );
    expect(await importFrom(file)).to.include({
      exitCode: 0,
      out: '0 cases stored, 450 there already, 0 left as they were, 0 faults\n',
    });
    expect(await digestOf(to)).to.equal(await digestOf(from));
  });

  it('leave another case of the same ids as it is, and name it, unless it is to be replaced', async () => {
    const [one] = someCases;
    if (!one) throw new Error('there are no cases');
    await store(from, [one]);
    await exportTo(file);
    await store(to, [[one[0], { ...one[1], csp: 99 }]]);
    const before = await digestOf(to);
    const { exitCode, out, err } = await importFrom(file);
    expect({ exitCode, out, err }).to.deep.equal({
      exitCode: 1,
      out: '0 cases stored, 0 there already, 1 left as they were, 0 faults\n',
      err: 'line 2: the store has another case "case/0" of sub-system "A"; --replace replaces it\n',
    });
    expect(await digestOf(to)).to.equal(before);
    expect(await importFrom(file, '--replace')).to.include({ exitCode: 0 });
    expect(await digestOf(to)).to.equal(await digestOf(from));
  });

  it('mend a damaged case of the store from the export', async () => {
    await store(from, someCases.slice(0, 1));
    await exportTo(file);
    const raw = open<Buffer, [string, string]>({
      path: join(directory, 'to'),
      noSubdir: false,
      useVersions: true,
      overlappingSync: false,
      encoding: 'binary',
      cache: false,
    });
    await raw.put(['A', 'case/0'], Buffer.from('damaged'), 1);
    await raw.close();
    expect((await importFrom(file)).exitCode).to.equal(1);
    expect(await importFrom(file, '--replace')).to.include({ exitCode: 0 });
    expect(await digestOf(to)).to.equal(await digestOf(from));
  });

  it('name a case that is damaged, export the others, and say so again at the import', async () => {
    await store(from, someCases.slice(0, 3));
    const raw = open<Buffer, [string, string]>({
      path: join(directory, 'from'),
      noSubdir: false,
      useVersions: true,
      overlappingSync: false,
      encoding: 'binary',
      cache: false,
    });
    await raw.put(['A', 'damaged'], Buffer.from('no case'), 1);
    await raw.close();
    const { exitCode, err } = await exportTo(file);
    expect(exitCode).to.equal(1);
    expect(err).to.match(/^case "damaged" of sub-system "A": .+\n3 cases exported, 1 damaged\n$/);
    expect(await importFrom(file)).to.include({
      exitCode: 1,
      out: '3 cases stored, 0 there already, 0 left as they were, 1 faults\n',
      err: 'line 3: the case was damaged when it was exported\n',
    });
  });

  it('notice every changed byte, store no changed case, and go on with the other lines', async () => {
    await store(from, someCases.slice(0, 9));
    await exportTo(file);
    const whole = readFileSync(file);
    const start = whole.indexOf('\n') + 1;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: start, max: whole.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, change) => {
          const changed = Buffer.from(whole);
          changed[at] = (changed[at] ?? 0) ^ change;
          writeFileSync(file, changed);
          expect((await importFrom(file)).exitCode).to.equal(1);
          const cases = await openCaseStore(to);
          let found = 0;
          for await (const { reference, case: stored } of cases.walk()) {
            const [, original] = someCases.find(([one]) => one.caseId === reference.caseId) ?? [];
            if (original) expect(stored).to.deep.equal(original);
            found++;
          }
          await cases.close();
          // A changed line feed joins two lines, or cuts one in two.
          expect(found).to.be.at.least(7);
          rmSync(join(directory, 'to'), { recursive: true });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('say that an export was cut off, wherever that was, and store what is whole of it', async () => {
    await store(from, someCases.slice(0, 9));
    await exportTo(file);
    const whole = readFileSync(file);
    const start = whole.indexOf('\n') + 1;
    for (const length of [
      start,
      start + 1,
      start + 300,
      whole.length - 1,
      whole.lastIndexOf('\n', whole.length - 2) + 1,
    ]) {
      writeFileSync(file, whole.subarray(0, length));
      const { exitCode, err } = await importFrom(file);
      expect(exitCode).to.equal(1);
      expect(err).to.match(/line \d+: the export ends here, before its last line: it was cut off\n$/);
    }
    const { out } = await importFrom(file);
    expect(out).to.equal('0 cases stored, 9 there already, 0 left as they were, 1 faults\n');
  });

  it('locate each fault by its line, and never show a text of it', async () => {
    await store(from, someCases.slice(0, 1));
    await exportTo(file);
    const [, line = ''] = linesIn(file);
    const withContent = (content: unknown): string => {
      const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
      return JSON.stringify({ subId: 'A', caseId: 'X', format: 1, digest, content });
    };
    const { format, digest } = splitRecord(encodeCase(minimalCase('X')));
    const faults: readonly (readonly [line: string, fault: RegExp])[] = [
      ['{"subId": "secret', /is no JSON object/],
      ['["secret"]', /none of an export/],
      ['{"secret": 1}', /none of an export/],
      [line.replace('case/0', 'secret'), /digest does not match|another id/],
      [line.replace('"subId":"A"', '"subId":"\\u0000secret"'), /subId contains control characters/],
      [line.replace('"subId":"A"', '"subId":1'), /subId is no text/],
      [line.replace('"caseId":"case/0"', '"caseId":"secret"'), /the case has another id than the line/],
      [line.replace('"format":1', '"format":7'), /format version 7/],
      [line.replace('"format":1', '"format":1.5'), /the format or the digest of the case is none/],
      [line.replace(/"digest":"../, '"digest":"zz'), /the format or the digest of the case is none/],
      [line.replace(/"digest":"......../, '"digest":"00000000'), /digest does not match/],
      [
        JSON.stringify({ subId: 'A', caseId: 'X', format, digest: digest.toString('hex'), content: 'secret' }),
        /digest does not match/,
      ],
      [withContent(['X', 600]), /not that of a case/],
      [withContent('secret'), /not that of a case/],
      [withContent(['X', 600, 'en', 1, 0, 0, 0, 1, [], [], [[99, 1, 25, null, null]], []]), /not that of a case/],
      [withContent(['X', 600, 'en', 1, 7, 0, 0, 1, [], [], [], []]), /not that of a case/],
      [JSON.stringify({ export: 'case-capture', form: 1 }), /none of an export/],
      [JSON.stringify({ cases: 1, sha256: 'secret' }), /the lines before the last|tells of/],
    ];
    for (const [faulty, fault] of faults) {
      writeFileSync(file, exportOf([line, faulty, line]));
      const { exitCode, err } = await importFrom(file);
      expect(exitCode, faulty).to.equal(1);
      expect(
        err.split('\n').find((each) => each.startsWith('line 3: ')),
        faulty,
      ).to.match(fault);
      expect(err).not.to.contain('secret');
    }
    writeFileSync(file, `${exportOf([line])}{}\n`);
    expect((await importFrom(file)).err).to.contain('there is a line behind the last one');
    writeFileSync(file, '{"export":"case-capture","form":2}\n');
    expect((await importFrom(file)).err).to.equal('this is no export of case-capture, or one of another form\n');
  });

  it('refuse a directory that a service works in', async () => {
    await store(from, someCases.slice(0, 1));
    await exportTo(file);
    const serving = await openCaseStore(to, { serving: { warn: () => undefined } });
    const { exitCode, err } = await importFrom(file);
    await serving.close();
    expect(exitCode).to.equal(1);
    expect(err).to.match(/another process serves from this directory/);
  });

  it('say which file is not there', async () => {
    const { exitCode, err } = await importFrom(file);
    expect(exitCode).to.equal(1);
    expect(err).to.contain(file);
  });

  it('make no store where there is none to export from', async () => {
    const { exitCode, err } = await exportTo(file);
    expect(exitCode).to.equal(1);
    expect(err).to.match(/there is no case store/);
  });
});
