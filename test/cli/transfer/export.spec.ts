import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import type { CaseReference } from '../../../src/case/case.js';
import { commandLine } from '../../support/run/command-line.js';
import { someCases, Transfer } from '../../support/store/transfer.js';

describe('case-capture export', () => {
  let transfer: Transfer;
  beforeEach(() => {
    transfer = new Transfer();
  });
  afterEach(() => transfer.remove());

  it('needs no file: what is exported to the standard output is what a file would hold', async () => {
    await transfer.store(transfer.from, someCases);
    await transfer.export();
    const { out, err } = await commandLine(['export', '--store', transfer.from]);
    expect(out).to.equal(readFileSync(transfer.file, 'utf8'));
    expect(err).to.equal('450 cases exported, 0 damaged\n');
  });

  it('writes a file for its owner alone, whose last line anybody can check', async () => {
    await transfer.store(transfer.from, someCases);
    await transfer.export();
    expect(statSync(transfer.file).mode & 0o777).to.equal(0o600);
    const text = readFileSync(transfer.file, 'utf8');
    const last = text.lastIndexOf('\n', text.length - 2) + 1;
    expect(JSON.parse(text.slice(last))).to.deep.equal({
      cases: 450,
      sha256: createHash('sha256').update(text.slice(0, last)).digest('hex'),
    });
  });

  it('never writes over a file', async () => {
    await transfer.store(transfer.from, someCases);
    writeFileSync(transfer.file, 'precious');
    expect(await transfer.export()).to.deep.include({
      exitCode: 1,
      err: `${transfer.file} is there already; --resume goes on with it\n`,
    });
    expect((await transfer.export('--resume')).err).to.equal(
      `${transfer.file}: this is no export of case-capture, or one of another form\n`,
    );
    expect(readFileSync(transfer.file, 'utf8')).to.equal('precious');
  });

  it('refuses a sub-system of which there are no cases, and writes no file', async () => {
    await transfer.store(transfer.from, someCases);
    const { exitCode, err } = await transfer.export('--sub-id', 'A', 'nobody');
    expect(exitCode).to.equal(1);
    expect(err).to.equal('the store has no cases of the sub-system nobody\n');
    expect(existsSync(transfer.file)).to.equal(false);
  });

  it('exports single sub-systems, in the order of the lists', async () => {
    await transfer.store(transfer.from, someCases);
    await transfer.export('--sub-id', 'Ä', 'A', 'A');
    const subIds = transfer.lines.slice(1, -1).map((line) => (JSON.parse(line) as CaseReference).subId);
    expect(subIds).to.deep.equal([
      ...Array.from({ length: 150 }, () => 'A'),
      ...Array.from({ length: 150 }, () => 'Ä'),
    ]);
  });

  for (const subIds of [[], ['--sub-id', 'z\u2028line', 'A']])
    it(`goes on with an export that was cut off anywhere, to the same file as one that was not${subIds.length > 0 ? ', of single sub-systems too' : ''}`, async () => {
      await transfer.store(transfer.from, someCases);
      await transfer.export(...subIds);
      const whole = readFileSync(transfer.file);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: whole.length }), async (length) => {
          writeFileSync(transfer.file, whole.subarray(0, length));
          const { exitCode, err } = await transfer.export('--resume', ...subIds);
          // Within the first line it cannot be told from a foreign file, which stays as it is.
          if (length > 0 && length < whole.indexOf('\n') + 1) expect(err).to.match(/is no export/);
          else
            expect({ exitCode, same: readFileSync(transfer.file).equals(whole) }).to.deep.equal({
              exitCode: 0,
              same: true,
            });
        }),
        { numRuns: 40, examples: [[0], [1], [whole.length], [whole.length - 1], [whole.indexOf('\n') + 1]] },
      );
    });

  it('refuses to go on without the file to go on with', async () => {
    await transfer.store(transfer.from, someCases);
    expect(await commandLine(['export', '--store', transfer.from, '--resume'])).to.deep.include({
      exitCode: 1,
      out: '',
      err: '--resume needs --output, the file to go on with\n',
    });
  });

  it('makes no store where there is none to export from', async () => {
    const { exitCode, err } = await transfer.export();
    expect(exitCode).to.equal(1);
    expect(err).to.match(/there is no case store/);
  });
});
