import { addTo } from '../../lists/add-to.js';
import { remembered } from '../../lists/remembered.js';
import { didYouMean } from './nearest.js';
import type { Position } from '../position.js';

/** An entry of a list, which may be called otherwise too. */
interface Listed {
  readonly at: Position;
  readonly name?: Readonly<Record<string, string>>;
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
}

/** Of a list the entries by their names and synonyms in small letters: of a long one many words may be unknown. */
const called = new WeakMap<ReadonlyMap<string, Listed>, ReadonlyMap<string, ReadonlySet<string>>>();

/** The one entry that is called by the word, where no more are: `UK` is `GB`. */
function calledSo(word: string, entries: ReadonlyMap<string, Listed>): string | undefined {
  const byName = remembered(called, entries, () => {
    const names = new Map<string, Set<string>>();
    for (const [entry, { name = {}, synonyms = {} }] of entries)
      for (const each of [...Object.values(name), ...Object.values(synonyms).flat()])
        addTo(names, each.toLowerCase(), entry);
    return names;
  });
  const [only, ...others] = byName.get(word.toLowerCase()) ?? [];
  return only !== undefined && others.length === 0 ? ` (did you mean ${only}?)` : undefined;
}

/** So many words are told one by one; of more the file is named. */
const short = 12;

/**
 * What a finding says behind a word that is not in a list: the nearest right spelling, and all words where they are
 * few, else the file in which they stand and a new one would be added.
 */
export function whereListed(word: string, entries: ReadonlyMap<string, Listed>): string {
  const near = calledSo(word, entries) ?? didYouMean(word, entries.keys());
  const files = [...new Set([...entries.values()].map(({ at }) => at.file))];
  if (entries.size === 0) return near;
  if (entries.size > short) return `${near}; its ${entries.size} codes stand in ${files.join(' and ')}`;
  return `${near}; expected one of: ${[...entries.keys()].join(', ')} (${files.join(' and ')})`;
}
