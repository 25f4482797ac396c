import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { Findings } from '../../src/documents/findings/findings.js';
import { Sources } from '../../src/documents/sources.js';
import { inDirectory } from '../support/run/in-directory.js';

const anything = { type: 'object' };

describe('The files of a directory', () => {
  it('that cannot be read are told once, with the reason, and known to be broken', () => {
    const files = { 'right.yaml': 'a: 1\n', 'wrong.yaml': 'a: [1\n', 'folder.yaml/inside.yaml': 'a: 1\n' };
    inDirectory(files, (directory) => {
      writeFileSync(join(directory, 'windows.yaml'), Buffer.from('a: 1\nb: gr\u00f6\u00dfer\n', 'latin1'));
      mkdirSync(join(directory, 'empty'));
      const findings = new Findings();
      const sources = new Sources(directory, findings);
      const names = ['right.yaml', 'wrong.yaml', 'windows.yaml', 'folder.yaml', 'gone.yaml', 'never-asked.yaml'];
      for (const name of names.slice(0, -1)) for (const _ of ['once', 'again']) sources.document(name, anything);
      expect(names.filter((name) => sources.isBroken(name))).to.deep.equal([
        ...['wrong.yaml', 'windows.yaml', 'folder.yaml', 'gone.yaml'],
      ]);
      expect(findings.all.map(({ at, code, message }) => `${at.file}:${at.line} ${code}: ${message}`)).to.deep.equal([
        'wrong.yaml:1 malformed-yaml: the bracket that opens here is not closed; expected ]',
        'windows.yaml:2 unreadable-file: the file windows.yaml cannot be read: here it is not UTF-8, most often because it was saved in an encoding of Windows or of a Mac; save it as UTF-8',
        'folder.yaml:1 unreadable-file: the file folder.yaml cannot be read: it is a folder',
        'gone.yaml:1 unreadable-file: the file gone.yaml cannot be read: it is not there',
      ]);
      expect(names.filter((name) => sources.alreadyRead(name))).to.deep.equal(['right.yaml']);
      expect(['right.yaml', 'gone.yaml', 'empty'].map((name) => sources.has(name))).to.deep.equal([true, false, true]);
    });
  });

  it('that are there in other letters are named where they are missed', () => {
    inDirectory({ 'Top.yaml': 'a: 1\n', 'lists/Jobs.csv': 'key\n' }, (directory) => {
      const findings = new Findings();
      const sources = new Sources(directory, findings);
      sources.document('top.yaml', anything);
      sources.table('lists/jobs.csv', { file: 'lists/jobs.yaml', line: 2, column: 3 });
      expect(findings.all.map(({ message }) => message.replace(/^.*it is/, 'it is'))).to.deep.equal([
        'it is not there, but Top.yaml is: rename that to top.yaml',
        'it is not there, but Jobs.csv is: rename that to jobs.csv',
      ]);
    });
  });

  it('that are too large to be read are told with the reason', () => {
    inDirectory({ 'large.yaml': 'a: 1\n' }, (directory) => {
      // It has a hole, and takes no room.
      truncateSync(join(directory, 'large.yaml'), 2 ** 31);
      const findings = new Findings();
      const sources = new Sources(directory, findings);
      expect(sources.document('large.yaml', anything)).to.equal(undefined);
      expect(sources.isBroken('large.yaml')).to.equal(true);
      expect(findings.report()).to.match(/^large\.yaml:1:1 error unreadable-file: .* cannot be read: .*2 ?GiB/);
    });
  });

  it('are listed by their endings, in order, below their folder', () => {
    inDirectory({ 'b/2.yaml': '', 'b/1.yaml': '', 'b/3.csv': '', 'a.yaml': '' }, (directory) => {
      const sources = new Sources(directory, new Findings());
      expect(sources.files('b')).to.deep.equal(['b/1.yaml', 'b/2.yaml']);
      expect(sources.files('b', '.csv')).to.deep.equal(['b/3.csv']);
      expect(sources.files('')).to.deep.equal(['a.yaml']);
      expect(sources.files('none')).to.deep.equal([]);
    });
  });
});
