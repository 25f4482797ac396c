import type { DataDirectories } from '../documents/data-directories.js';
import { reportDigest } from './data-digest.js';
import { KeptOfFiles } from './kept-of-files.js';

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
  directory?: string,
): Promise<T> {
  const directories = [rules, screens];
  const day = new Date(now).toISOString().slice(0, 10);
  const kept = new KeptOfFiles('report', directories, () => reportDigest(directories, day), directory);
  if (kept.bytes) return JSON.parse(kept.bytes.toString()) as T;
  const made = await make();
  kept.keep(() => Buffer.from(JSON.stringify(made)));
  return made;
}
