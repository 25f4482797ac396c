import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remembered } from '../lists/remembered.js';

/** What makes loaded data of files: other versions of it may make something else of the same files. */
const makers = ['case', 'documents', 'json-schema', 'libraries', 'lists', 'prepared', 'rules', 'screens', 'text'];
/** What answers a check beside. */
const checkers = [...makers, 'meaning', 'personas'];
const ownProgram = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * SHA-256 over all that loaded rules and screens rest on: the names and contents of the files, the version of Node, and
 * the program (names, sizes and times of its files). @throws Error when something cannot be read.
 */
export const dataDigest = (directories: readonly string[], program = ownProgram): string =>
  digestOver(directories, programHash(makers, program));

/**
 * The same over all that a check says of rules and screens: also how the directories are named, and the day on which
 * it is said. @throws Error when something cannot be read.
 */
export const reportDigest = (directories: readonly string[], day: string, program = ownProgram): string =>
  digestOver(directories, programHash([...checkers, 'authoring'], program).update(JSON.stringify([directories, day])));

/** The same over what a check finds beside what it reads: the version of Node, and the program. */
export const checkDigest = (program = ownProgram): string => programHash(checkers, program).digest('hex');

function digestOver(directories: readonly string[], hash: Hash): string {
  for (const directory of directories) addContents(hash, directory, '');
  return hash.digest('hex');
}

function programHash(folders: readonly string[], program: string): Hash {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}\n`);
  for (const folder of folders)
    hash.update(
      program === ownProgram
        ? remembered(ownStates, folder, () => statesIn(join(program, folder), folder))
        : statesIn(join(program, folder), folder),
    );
  return hash;
}

/** Of the program that runs: what is put in its place later makes nothing in this process. */
const ownStates = new Map<string, string>();

function statesIn(directory: string, name: string): string {
  let states = '';
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) states += statesIn(path, `${name}/${entry.name}`);
    else if (entry.name.endsWith('.js')) {
      const { size, mtimeMs } = statSync(path);
      states += `${name}/${entry.name} ${size} ${mtimeMs}\n`;
    }
  }
  return states;
}

/** Through links, as the files are read. Hidden files are no data. */
function addContents(hash: Hash, directory: string, name: string): void {
  hash.update(`${JSON.stringify(name)}\n`);
  for (const each of readdirSync(directory).sort()) {
    if (each.startsWith('.')) continue;
    const path = join(directory, each);
    if (statSync(path).isDirectory()) addContents(hash, path, `${name}/${each}`);
    else {
      const bytes = readFileSync(path);
      hash.update(`${JSON.stringify(`${name}/${each}`)} ${bytes.length}\n`).update(bytes);
    }
  }
}
