import { didYouMean } from './nearest.js';
import type { Position } from '../position.js';

/** So many words are told one by one; of more the file is named. */
const short = 12;

/**
 * What a finding says behind a word that is not in a list: the nearest right spelling, and all words where they are
 * few, else the file in which they stand and a new one would be added.
 */
export function whereListed(word: string, entries: ReadonlyMap<string, { readonly at: Position }>): string {
  const near = didYouMean(word, entries.keys());
  const files = [...new Set([...entries.values()].map(({ at }) => at.file))];
  if (entries.size === 0) return near;
  if (entries.size > short) return `${near}; its ${entries.size} codes stand in ${files.join(' and ')}`;
  return `${near}; expected one of: ${[...entries.keys()].join(', ')} (${files.join(' and ')})`;
}
