import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { atRevision, isRevision } from './git-revision.js';
import { loadState, type RulesState } from './rules-state.js';
import { reasonOf } from '../../text/reason-of.js';
import { UnknownSource } from './unknown-source.js';

const gitPrefix = 'git:';

/**
 * Loads the rules and screens that a word names: a directory with `rules` and `screens`, or a revision of the git
 * repository in the current directory (`git:<revision>`, or as it is where no such directory is).
 * @throws UnknownSource when it is neither, Error with the report when they have errors
 */
export function loadSource(word: string): RulesState {
  if (!word.startsWith(gitPrefix) && existsSync(word)) {
    const missing = ['rules', 'screens'].filter((folder) => !existsSync(join(word, folder)));
    if (missing.length > 0) throw new UnknownSource(`${word} has no folder ${missing.join(' and no folder ')}`);
    return stateIn(word, word);
  }
  const revision = word.startsWith(gitPrefix) ? word.slice(gitPrefix.length) : word;
  if (!isRevision(revision))
    throw new UnknownSource(`${word} is no directory, and git has no revision ${revision} in the current directory`);
  return atRevision(revision, (directory) => stateIn(directory, `git:${revision}`));
}

/** Of two states one may have the errors: `name` says which. */
function stateIn(directory: string, name: string): RulesState {
  try {
    return loadState(join(directory, 'rules'), join(directory, 'screens'));
  } catch (error) {
    throw new Error(`${name} cannot be compared. ${reasonOf(error)}`, { cause: error });
  }
}
