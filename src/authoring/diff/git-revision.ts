import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnknownSource } from './unknown-source.js';

/** No archive of rules and screens is a tenth of it. */
const largestArchive = 1024 ** 3;

/**
 * Writes the folders `rules` and `screens` of a revision of the git repository in the current directory into a
 * directory of their own, uses it and removes it. Neither the working files nor the repository are touched.
 * @throws UnknownSource when it lacks one of the folders, Error when git has no such revision
 */
export function atRevision<T>(revision: string, use: (directory: string) => T): T {
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).toString().trim();
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-revision-'));
  try {
    const archive = archiveOf(commit, revision);
    execFileSync('tar', ['-x', '-f', '-', '-C', directory], { input: archive, stdio: ['pipe', 'ignore', 'pipe'] });
    return use(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function archiveOf(commit: string, revision: string): Buffer {
  try {
    return git('archive', '--format=tar', commit, '--', 'rules', 'screens');
  } catch {
    throw new UnknownSource(`the revision ${revision} has no folders rules and screens in the current directory`);
  }
}

/** Whether the current directory is in a git repository that has a revision of this name. */
export function isRevision(revision: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** Without a shell: a name is a name, whatever it holds. */
const git = (...words: readonly string[]): Buffer =>
  execFileSync('git', words, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: largestArchive });
