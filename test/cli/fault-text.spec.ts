import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { faultText } from '../../src/cli/fault-text.js';
import { commandLine } from '../support/run/command-line.js';

describe('What a command could not do', () => {
  const directory = mkdtempSync(join(tmpdir(), 'faults-'));
  after(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'a.csv');

  const thrown = (act: () => unknown): unknown => {
    try {
      act();
    } catch (error) {
      return error;
    }
    throw new Error('nothing was thrown');
  };

  it('is told of a file in words: it is not there, it is a folder, it lies below none', () => {
    expect(faultText(thrown(() => readFileSync(file)))).to.equal(`${file} is not there`);
    writeFileSync(file, '');
    expect(faultText(thrown(() => readFileSync(join(file, 'b.csv'))))).to.equal(
      `${join(file, 'b.csv')} lies below what is no folder`,
    );
    expect(faultText(thrown(() => writeFileSync(directory, '')))).to.equal(`${directory} is a folder`);
  });

  it('is told of a file that the system does not let be read or written: by whom, or which disk', () => {
    const told = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].map((code) =>
      faultText(Object.assign(new Error(`${code}: open`), { code, path: '/a.csv' })),
    );
    expect(told).to.deep.equal([
      '/a.csv may not be read or written by this user',
      '/a.csv may not be read or written by this user',
      '/a.csv is on a disk that is not written',
      '/a.csv is on a disk that is full',
    ]);
  });

  it('is told as it was said, of anything else', () => {
    expect(faultText(new Error('the rules have errors'))).to.equal('the rules have errors');
    expect(faultText('gone')).to.equal('gone');
    expect(faultText(Object.assign(new Error('too many'), { code: 'EMFILE', path: file }))).to.equal('too many');
    expect(faultText(Object.assign(new Error('refused'), { code: 'ENOENT' }))).to.equal('refused');
  });

  it('is told so on the command line', async () => {
    const sheet = join(directory, 'no-such.csv');
    const { exitCode, err } = await commandLine(['catalogue', 'import', 'countries', sheet]);
    expect([exitCode, err]).to.deep.equal([1, `${sheet} is not there\n`]);
  });
});
