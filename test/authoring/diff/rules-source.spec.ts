import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { compareRules } from '../../../src/authoring/diff/compare-rules.js';
import { loadSource } from '../../../src/authoring/diff/rules-source.js';
import { UnknownSource } from '../../../src/authoring/diff/unknown-source.js';
import { diffData } from '../../support/authoring/diff-data.js';

describe('where rules and screens to compare come from', () => {
  const home = process.cwd();
  const repository = mkdtempSync(join(tmpdir(), 'case-capture-repository-'));
  const git = (...words: readonly string[]): void =>
    void execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...words], {
      cwd: repository,
      stdio: 'ignore',
    });
  const write = (file: string, text: string): void => {
    mkdirSync(join(repository, dirname(file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  };

  before(() => {
    git('init', '-q');
    for (const [file, text] of Object.entries(diffData)) write(file, text);
    git('add', '.');
    git('commit', '-q', '-m', 'one');
    git('tag', 'first');
    write(
      'rules/tiny/csp/7.yaml',
      (diffData['rules/tiny/csp/7.yaml'] ?? '').replace('maximumAge: 120', 'maximumAge: 110'),
    );
    git('commit', '-q', '-a', '-m', 'two');
  });
  beforeEach(() => process.chdir(repository));
  afterEach(() => process.chdir(home));
  after(() => rmSync(repository, { recursive: true }));

  const leftBehind = (): readonly string[] =>
    readdirSync(tmpdir()).filter((name) => name.startsWith('case-capture-revision-'));

  it('is a revision of the repository in the current directory, however it is named', () => {
    const kept = leftBehind();
    for (const word of ['git:HEAD~1', 'HEAD~1', 'first', 'git:first']) {
      const { changes } = compareRules(loadSource(word), loadSource('git:HEAD'));
      expect(
        changes.map(({ before: old, after }) => [old, after]),
        word,
      ).to.deep.equal([['120 years', '110 years']]);
    }
    expect(leftBehind()).to.deep.equal(kept);
  });

  it('is a directory that is there, even where a revision has its name', () => {
    mkdirSync(join(repository, 'first'));
    for (const [file, text] of Object.entries(diffData)) write(join('first', file), text);
    expect(compareRules(loadSource('first'), loadSource('git:first')).changes).to.deep.equal([]);
    expect(compareRules(loadSource('first'), loadSource('.')).changes).to.have.length(1);
  });

  it('says which of two has errors', () => {
    for (const [file, text] of Object.entries(diffData)) write(join('broken', file), text);
    write(join('broken', 'rules/tiny/csp/7.yaml'), 'name: 7\n');
    expect(() => loadSource('broken')).to.throw(/^broken cannot be compared\. The rules or screens have errors:/);
  });

  it('is nothing that is neither, nor a directory without rules and screens', () => {
    for (const word of ['nowhere', 'git:nowhere', '--help', 'HEAD; touch planted', '', 'git:', 'rules'])
      expect(() => loadSource(word), word).to.throw(UnknownSource);
    expect(readdirSync(repository)).not.to.include('planted');
  });

  it('is no revision that lacks one of the folders', () => {
    git('rm', '-q', '-r', 'screens');
    git('commit', '-q', '-m', 'three');
    expect(() => loadSource('HEAD')).to.throw(UnknownSource, 'HEAD has no folders rules and screens');
    git('reset', '-q', '--hard', 'HEAD~1');
  });

  it('says what is wrong with rules that do not load', () => {
    write('rules/tiny/csp/7.yaml', 'name: {}\n');
    expect(() => loadSource('.')).to.throw('rules/tiny/csp/7.yaml:1');
    git('checkout', '-q', '--', '.');
  });
});
