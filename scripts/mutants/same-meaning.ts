import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './judge.js';

/**
 * A change after which the code means the same. It is known again by its file, its line without indentation, and what
 * is changed.
 */
export interface SameMeaning {
  readonly file: string;
  readonly line: string;
  readonly change: string;
  readonly reason: string;
}

/** Where the changes stand that mean the same. */
export const sameMeaningFile = 'scripts/mutants/same-meaning.json';

/** Those of a project; none when it has no file of them. */
export function readSameMeanings(project: string): readonly SameMeaning[] {
  const path = join(project, sameMeaningFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly SameMeaning[]) : [];
}

/** A change as an entry of the file names it; its reason is to be written. */
export const entryOf = ({ point, place }: Change): SameMeaning => ({
  file: place.file,
  line: place.text,
  change: point.change,
  reason: '',
});

/** Entries that no point of the project fits any more: their code has changed, and with it perhaps what it means. */
export function staleEntries(
  entries: readonly SameMeaning[],
  changesOf: (file: string) => readonly Change[],
): readonly SameMeaning[] {
  const files = new Set(entries.map(({ file }) => file));
  const known = new Map([...files].map((file) => [file, changesOf(file).map(entryOf)]));
  return entries.filter((entry) => !known.get(entry.file)?.some((each) => isSame(entry, each)));
}

export const isSame = (one: SameMeaning, other: SameMeaning): boolean =>
  one.file === other.file && one.line === other.line && one.change === other.change;
