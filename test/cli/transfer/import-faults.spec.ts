import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { encodeCase, splitRecord } from '../../../src/case/codec.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { someCases, Transfer } from '../../support/store/transfer.js';
import { times } from '../../support/run/times.js';

describe('case-capture import of an export with faults', () => {
  let transfer: Transfer;
  beforeEach(() => {
    transfer = new Transfer();
  });
  afterEach(() => transfer.remove());

  it('notices every changed byte, stores no changed case, and goes on with the other lines', async () => {
    await transfer.store(transfer.from, someCases.slice(0, 9));
    await transfer.export();
    const whole = readFileSync(transfer.file);
    const start = whole.indexOf('\n') + 1;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: start, max: whole.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, change) => {
          const changed = Buffer.from(whole);
          changed[at] = (changed[at] ?? 0) ^ change;
          writeFileSync(transfer.file, changed);
          expect((await transfer.import()).exitCode).to.equal(1);
          const cases = await openCaseStore(transfer.to);
          let found = 0;
          for await (const { reference, case: stored } of cases.walk()) {
            const [, original] = someCases.find(([one]) => one.caseId === reference.caseId) ?? [];
            if (original) expect(stored).to.deep.equal(original);
            found++;
          }
          await cases.close();
          // A changed line feed joins two lines, or cuts one in two.
          expect(found).to.be.at.least(7);
          rmSync(join(transfer.directory, 'to'), { recursive: true });
        },
      ),
      { numRuns: 8 * times },
    );
  });

  it('says that an export was cut off, wherever that was, and stores what is whole of it', async () => {
    await transfer.store(transfer.from, someCases.slice(0, 9));
    await transfer.export();
    const whole = readFileSync(transfer.file);
    const start = whole.indexOf('\n') + 1;
    for (const length of [
      start,
      start + 1,
      start + 300,
      whole.length - 1,
      whole.lastIndexOf('\n', whole.length - 2) + 1,
    ]) {
      writeFileSync(transfer.file, whole.subarray(0, length));
      const { exitCode, err } = await transfer.import();
      expect(exitCode).to.equal(1);
      expect(err).to.match(/line \d+: the export ends here, before its last line: it was cut off\n$/);
    }
    const { out } = await transfer.import();
    expect(out).to.equal('0 cases stored, 9 there already, 0 left as they were, 1 faults\n');
  });

  it('locates each fault by its line, and never shows a text of it', async () => {
    await transfer.store(transfer.from, someCases.slice(0, 1));
    await transfer.export();
    const [, line = ''] = transfer.lines;
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
      [JSON.stringify({ cases: 1, sha256: 'secret' }), /none of an export/],
      [JSON.stringify({ cases: 1, sha256: 'f'.repeat(64) }), /the lines before the last|tells of/],
    ];
    for (const [faulty, fault] of faults) {
      writeFileSync(transfer.file, transfer.exportOf([line, faulty, line]));
      const { exitCode, err } = await transfer.import();
      expect(exitCode, faulty).to.equal(1);
      expect(
        err.split('\n').find((each) => each.startsWith('line 3: ')),
        faulty,
      ).to.match(fault);
      expect(err).not.to.contain('secret');
    }
    writeFileSync(transfer.file, `${transfer.exportOf([line])}{}\n`);
    expect((await transfer.import()).err).to.contain('there is a line behind the last one');
    writeFileSync(transfer.file, '{"export":"case-capture","form":2}\n');
    expect((await transfer.import()).err).to.equal('this is no export of case-capture, or one of another form\n');
  });
});
