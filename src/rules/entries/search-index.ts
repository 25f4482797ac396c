import type { Catalogue } from '../model/catalogue.js';
import { foldedWords } from '../../text/folded.js';
import { nameForms } from './name-forms.js';
import { type SortedWords, sortedWords } from './near-words.js';

/** What an entry is called: a name or a synonym, in a locale. */
export interface SearchText {
  /** Of the entry. */
  readonly word: string;
  readonly kind: 'name' | 'synonym';
  readonly locale: string;
  readonly text: string;
  /** How much its words say together. */
  readonly weight: number;
}

/** All texts of a catalogue, by the words in them. */
export interface SearchIndex {
  readonly texts: readonly SearchText[];
  readonly words: SortedWords;
  /** The same words written backwards, for what ends so. */
  readonly backwards: SortedWords;
  readonly numbers: ReadonlyMap<string, number>;
  /** By number of a word: the numbers of the texts in which it stands. */
  readonly textsWith: readonly (readonly number[])[];
  /** By number of a word: how much it says; what stands everywhere says little. */
  readonly weights: readonly number[];
  /** By entry: how many texts it has. */
  readonly textsOf: ReadonlyMap<string, number>;
}

const indexes = new WeakMap<Catalogue, SearchIndex>();
const made: WeakRef<SearchIndex>[] = [];

/**
 * The index of a catalogue, made when first asked for. Catalogues with the same texts share one, whatever rule system
 * they belong to.
 */
export function searchIndex(catalogue: Catalogue): SearchIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const spoken = spokenTexts(catalogue);
  let index = made.map((each) => each.deref()).find((each) => each && sameTexts(each.texts, spoken));
  if (!index) {
    index = makeIndex(spoken);
    made.push(new WeakRef(index));
  }
  indexes.set(catalogue, index);
  return index;
}

type SpokenText = Omit<SearchText, 'weight'>;

const sameTexts = (some: readonly SpokenText[], others: readonly SpokenText[]): boolean =>
  some.length === others.length &&
  some.every(({ word, kind, locale, text }, index) => {
    const other = others[index];
    return other?.word === word && other.text === text && other.locale === locale && other.kind === kind;
  });

function makeIndex(spoken: readonly SpokenText[]): SearchIndex {
  const said = spoken.map((each) => ({ ...each, words: new Set(foldedWords(each.text)) }));
  const counts = new Map<string, number>();
  for (const { words } of said) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = sortedWords(counts.keys());
  const numbers = new Map<string, number>();
  for (const word of words.words) numbers.set(word, numbers.size);
  const weights = words.words.map((word) => Math.log(1 + spoken.length / (counts.get(word) as number)));
  const textsWith = words.words.map((): number[] => []);
  const texts: SearchText[] = [];
  const textsOf = new Map<string, number>();
  for (const { word, kind, locale, text, words: itsWords } of said) {
    let weight = 0;
    for (const each of itsWords) {
      const number = numbers.get(each) as number;
      weight += weights[number] as number;
      (textsWith[number] as number[]).push(texts.length);
    }
    texts.push({ word, kind, locale, text, weight });
    textsOf.set(word, (textsOf.get(word) ?? 0) + 1);
  }
  return { texts, words, backwards: sortedWords(words.words.map(reversed)), numbers, textsWith, weights, textsOf };
}

/** Every name in each of its forms, and every synonym; a synonym that is spelled like a name already is none. */
function spokenTexts({ entries }: Catalogue): readonly SpokenText[] {
  const texts: SpokenText[] = [];
  for (const { word, name, synonyms } of entries.values())
    for (const [locale, forms] of Object.entries(name)) {
      const names = nameForms(forms);
      for (const text of names) texts.push({ word, kind: 'name', locale, text });
      for (const text of synonyms[locale] ?? [])
        if (!names.includes(text)) texts.push({ word, kind: 'synonym', locale, text });
    }
  return texts;
}

/** A word written backwards. */
export function reversed(word: string): string {
  let backwards = '';
  for (const letter of word) backwards = letter + backwards;
  return backwards;
}
