import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { tryChanges } from '../../../src/authoring/changes/try-changes.js';
import { writeChanges } from '../../../src/authoring/changes/write-changes.js';
import { diffData } from '../../support/authoring/diff-data.js';
import { inDirectory } from '../../support/run/in-directory.js';

const files = { 'a.yaml': 'a\n', 'deep/b.yaml': 'b\n' };

describe('Changes of files', () => {
  const change = (directory: string, name: string, before: string | undefined, after: string) => ({
    file: name,
    path: join(directory, name),
    before,
    after,
  });

  it('are written, into new folders too, and leave nothing beside', () =>
    inDirectory(files, (directory) => {
      writeChanges([
        change(directory, 'a.yaml', 'a\n', 'A\n'),
        change(directory, 'deep/b.yaml', 'b\n', 'B\n'),
        change(directory, 'deeper/still/c.yaml', undefined, 'C\n'),
      ]);
      const text = (name: string): string => readFileSync(join(directory, name), 'utf8');
      expect(['a.yaml', 'deep/b.yaml', 'deeper/still/c.yaml'].map(text)).to.deep.equal(['A\n', 'B\n', 'C\n']);
      expect(readdirSync(directory)).to.have.members(['a.yaml', 'deep', 'deeper']);
      expect(readdirSync(join(directory, 'deeper/still'))).to.deep.equal(['c.yaml']);
    }));

  for (const [what, name, before] of [
    ['that has changed meanwhile', 'deep/b.yaml', 'other\n'],
    ['that has come meanwhile', 'deep/b.yaml', undefined],
    ['that has gone meanwhile', 'gone.yaml', 'x\n'],
  ] as const)
    it(`are not written when one is of a file ${what}`, () =>
      inDirectory(files, (directory) => {
        expect(() =>
          writeChanges([change(directory, 'a.yaml', 'a\n', 'A\n'), change(directory, name, before, 'X\n')]),
        ).to.throw(`${name} has been changed meanwhile; nothing was written`);
        expect(readFileSync(join(directory, 'a.yaml'), 'utf8')).to.equal('a\n');
      }));

  it('are taken back, new files and old ones, when a later one cannot be written', () =>
    inDirectory(files, (directory) => {
      // A folder stands where the new text is to be.
      mkdirSync(join(directory, 'd.yaml.new'));
      expect(() =>
        writeChanges([
          change(directory, 'a.yaml', 'a\n', 'A\n'),
          change(directory, 'new.yaml', undefined, 'N\n'),
          change(directory, 'd.yaml', undefined, 'D\n'),
        ]),
      ).to.throw();
      expect(readFileSync(join(directory, 'a.yaml'), 'utf8')).to.equal('a\n');
      expect(readdirSync(directory)).to.have.members(['a.yaml', 'deep', 'd.yaml.new']);
    }));

  it('are taken back when a later one lies below what is no folder, and leave nothing beside', () =>
    inDirectory(files, (directory) => {
      expect(() =>
        writeChanges([
          change(directory, 'a.yaml', 'a\n', 'A\n'),
          change(directory, 'deep/b.yaml/c.yaml', undefined, 'C\n'),
        ]),
      ).to.throw(/b\.yaml/);
      expect(readFileSync(join(directory, 'a.yaml'), 'utf8')).to.equal('a\n');
      expect(readdirSync(directory)).to.have.members(['a.yaml', 'deep']);
    }));
});

describe('Changes that are tried out', () => {
  const tried = (directory: string, ...changed: readonly (readonly [name: string, text: string])[]) =>
    tryChanges(
      changed.map(([file, after]) => ({ file, path: join(directory, file), before: undefined, after })),
      { rules: join(directory, 'rules'), screens: join(directory, 'screens') },
    ).findings.errors.map(({ code, at }) => `${code} ${at.file}`);

  it('are loaded, of rules and of screens, and nothing is written', () =>
    inDirectory(diffData, (directory) => {
      expect(tried(directory)).to.deep.equal([]);
      expect(tried(directory, ['rules/common/facts/new.yaml', 'wrong: 1\n']).join()).to.contain(
        'rules/common/facts/new.yaml',
      );
      expect(tried(directory, ['screens/common/applicant/30-new.yaml', 'wrong: 1\n']).join()).to.contain(
        'screens/common/applicant/30-new.yaml',
      );
      expect(existsSync(join(directory, 'rules/common/facts/new.yaml'))).to.equal(false);
      expect(tried(directory, ['screens/tiny/applicant/10-new.yaml', 'wrong: 1\n']).join()).to.contain(
        'screens/tiny/applicant/10-new.yaml',
      );
      expect(existsSync(join(directory, 'screens/tiny/applicant'))).to.equal(false);
    }));
});
