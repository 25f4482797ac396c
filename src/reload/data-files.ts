import { cp, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DataDirectories } from '../documents/data-directories.js';

/**
 * What tells one state of the files from another without reading them: names, sizes, times and inodes, through links.
 * Two texts are equal when nothing changed. What cannot be looked at (it is just being replaced) stands in it as such.
 */
export async function stateOfFiles({ rules, screens }: DataDirectories): Promise<string> {
  return [...(await statesBelow(rules)), ...(await statesBelow(screens))].sort().join('\n');
}

/** The same of single files. */
export const stateOfEach = async (files: readonly string[]): Promise<string> =>
  (await Promise.all(files.map(stateOf))).flat().join('\n');

async function statesBelow(directory: string): Promise<readonly string[]> {
  try {
    const names = (await readdir(directory)).filter(isData);
    return (await Promise.all(names.map((name) => stateOf(join(directory, name))))).flat();
  } catch {
    return [`${directory} cannot be read`];
  }
}

async function stateOf(path: string): Promise<readonly string[]> {
  try {
    const found = await stat(path, { bigint: true });
    if (found.isDirectory()) return await statesBelow(path);
    return [`${path} ${found.size} ${found.mtimeNs} ${found.ino}`];
  } catch {
    return [`${path} cannot be read`];
  }
}

/** Hidden files are no rules; a mounted volume keeps its versions in hidden folders. */
const isData = (name: string): boolean => !name.startsWith('.');

/**
 * A copy of the files below a directory, under the same names: what is checked is what is loaded, whatever happens to
 * the files meanwhile.
 */
export async function copyFiles({ rules, screens }: DataDirectories, into: string): Promise<DataDirectories> {
  const copies = { rules: join(into, '1', basename(rules)), screens: join(into, '2', basename(screens)) };
  const options = {
    recursive: true,
    dereference: true,
    filter: (source: string) => source === rules || source === screens || isData(basename(source)),
  };
  await cp(rules, copies.rules, options);
  await cp(screens, copies.screens, options);
  return copies;
}
