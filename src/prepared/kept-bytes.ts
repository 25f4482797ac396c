import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packageDirectory } from '../package-directory.js';

/** Where the program keeps what it need not work out again. Whoever deletes it loses time and nothing else. */
export const keptDirectory = join(packageDirectory, '.cache');

const digestLength = 32;

/** SHA-256. */
export const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/**
 * What is kept in a file, if it rests on what has this digest and is whole; undefined otherwise. A file is: the digest
 * of what it rests on, the digest of the bytes, bytes.
 */
export function readKept(path: string, digest: Buffer): Buffer | undefined {
  try {
    const file = readFileSync(path);
    const bytes = file.subarray(2 * digestLength);
    if (!file.subarray(0, digestLength).equals(digest)) return undefined;
    if (!file.subarray(digestLength, 2 * digestLength).equals(sha256(bytes))) return undefined;
    noteUse(path);
    return bytes;
  } catch {
    return undefined;
  }
}

/** Its time says when it was used last, where the time can be changed. */
function noteUse(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    return;
  }
}

/**
 * Keeps bytes in a file, beside the digest of what they rest on. Where nothing can be written, or not all of it,
 * nothing is kept: it is worked out again then.
 *
 * @param most of the files beside it whose names begin as its own does, so many stay, those that were used last
 */
export function keepBytes(path: string, digest: Buffer, made: () => Buffer, most = 1): void {
  const draft = `${path}.${process.pid}.draft`;
  const directory = dirname(path);
  try {
    const bytes = made();
    mkdirSync(directory, { recursive: true });
    writeFileSync(draft, Buffer.concat([digest, sha256(bytes), bytes]), { mode: 0o600 });
    renameSync(draft, path);
    const [kind = ''] = basename(path).split('-');
    for (const old of keptIn(directory, kind).slice(most)) rmSync(old, { force: true });
  } catch {
    removeDraft(draft);
  }
}

/** There is none where the directory is none. */
function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    return;
  }
}

/** The files of a kind, those that were used last first. */
const keptIn = (directory: string, kind: string): readonly string[] =>
  readdirSync(directory)
    .filter((name) => name.startsWith(`${kind}-`) && /-[0-9a-f]{16}$/.test(name))
    .map((name) => ({ path: join(directory, name), time: statSync(join(directory, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ path }) => path);
