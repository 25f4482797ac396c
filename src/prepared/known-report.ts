import { join } from 'node:path';
import type { DataDirectories } from '../documents/data-directories.js';
import { dataState, reportDigest } from './data-digest.js';
import { keepBytes, keptDirectory, readKept, sha256 } from './kept-bytes.js';

/** Of so many directories of rules and screens, the last that were checked. */
const mostReports = 8;

/**
 * What a check said of rules and screens, told again while all that it rests on is as it was: the names and contents of
 * all their files, how their directories are named, the program, and the day. Whatever else there is, it is made anew.
 *
 * @param now milliseconds since 1970
 * @param make what a check says, as JSON has it
 */
export async function knownReport<T>(
  { rules, screens }: DataDirectories,
  now: number,
  make: () => Promise<T>,
  directory = keptDirectory,
): Promise<T> {
  const path = join(directory, `report-${sha256(`${rules}\n${screens}`).toString('hex', 0, 8)}`);
  const directories = [rules, screens];
  const before = ifReadable(() => dataState(directories));
  const day = new Date(now).toISOString().slice(0, 10);
  const digest = ifReadable(() => Buffer.from(reportDigest(directories, day), 'hex'));
  const kept = digest && readKept(path, digest);
  if (kept) return JSON.parse(kept.toString()) as T;
  const made = await make();
  // Files that changed while they were read would be another state than the digest's.
  if (digest && before !== undefined && ifReadable(() => dataState(directories)) === before)
    keepBytes(path, digest, () => Buffer.from(JSON.stringify(made)), mostReports);
  return made;
}

/** Undefined when something cannot be read: the check says what. */
function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
