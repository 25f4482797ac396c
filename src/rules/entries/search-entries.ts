import { append } from '../../lists/append.js';
import type { Catalogue, Entry } from '../model/catalogue.js';

/** An entry's names in one normalised form each, for finding; computed once per catalogue. */
interface Searchable {
  readonly entry: Entry;
  /** Names of every locale, both gender forms of each. */
  readonly names: readonly string[];
  readonly synonyms: readonly string[];
  readonly words: readonly string[];
}

interface Index {
  readonly byName: ReadonlyMap<string, readonly Entry[]>;
  readonly bySynonym: ReadonlyMap<string, readonly Entry[]>;
  readonly entries: readonly Searchable[];
}

const indexes = new WeakMap<Catalogue, Index>();

/**
 * The entries that a text means: the one with this key; else those with this name, in any locale and either gender
 * form; else those with this synonym, and behind them those whose name begins with it, for what is short for one may be
 * meant for another; else those in which each word of the text begins a word of a name or synonym. Upper and lower
 * case, accents, umlauts written out and punctuation make no difference.
 */
export function searchEntries(catalogue: Catalogue, text: string): readonly Entry[] {
  const keyed = catalogue.keyed
    ? (catalogue.entries.get(text.trim()) ?? catalogue.entries.get(text.trim().toUpperCase()))
    : undefined;
  if (keyed) return [keyed];
  const wanted = normalise(text);
  if (wanted === '') return [];
  const index = indexOf(catalogue);
  const named = index.byName.get(wanted);
  if (named) return named;
  const synonymous = index.bySynonym.get(wanted);
  if (synonymous)
    return [
      ...new Set([
        ...synonymous,
        ...index.entries
          .filter(({ names }) => names.some((name) => name.startsWith(`${wanted} `)))
          .map(({ entry }) => entry),
      ]),
    ];
  const words = [...new Set(wanted.split(' '))];
  return index.entries
    .filter((candidate) => words.every((word) => candidate.words.some((other) => other.startsWith(word))))
    .map(({ entry }) => entry);
}

/** Both gender forms of a label ("Offizier/Offizierin"), and the label itself. */
export function nameForms(name: string): readonly string[] {
  const forms = name.split('/').map((form) => form.trim());
  return forms.length > 1 && forms.every((form) => form !== '') ? [name, ...forms] : [name];
}

function indexOf(catalogue: Catalogue): Index {
  let index = indexes.get(catalogue);
  if (!index) {
    const entries = [...catalogue.entries.values()].map(searchable);
    index = {
      byName: group(entries, ({ names }) => names),
      bySynonym: group(entries, ({ synonyms }) => synonyms),
      entries,
    };
    indexes.set(catalogue, index);
  }
  return index;
}

function group(
  entries: readonly Searchable[],
  textsOf: (candidate: Searchable) => readonly string[],
): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const candidate of entries)
    for (const text of new Set(textsOf(candidate))) append(groups, text, candidate.entry);
  return groups;
}

function searchable(entry: Entry): Searchable {
  const names = Object.values(entry.name).flatMap(nameForms).map(normalise);
  const synonyms = Object.values(entry.synonyms).flat().map(normalise);
  return { entry, names, synonyms, words: [...new Set([...names, ...synonyms].flatMap((text) => text.split(' ')))] };
}

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe' };

const mark = /\p{M}/gu;

/** Marks that stand alone go first: to sort a long row of them is what makes a decomposition slow. */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßæøœ]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(mark, '')
    .normalize('NFD')
    .replace(mark, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
