import type { Catalogue, Entry } from './model/catalogue.js';
import { textIn } from './model/words.js';
import { nameForms } from './search-entries.js';

/** By catalogue and locale, made when first asked for: a catalogue of occupations has thousands of names. */
const indexes = new WeakMap<Catalogue, Map<string, ReadonlyMap<string, readonly Entry[]>>>();

/** The entries with this name in a locale of two or four characters, word for word; either gender form of a label will do. */
export function entriesNamed(catalogue: Catalogue, name: string, locale: string): readonly Entry[] {
  const byLocale = indexes.get(catalogue) ?? new Map<string, ReadonlyMap<string, readonly Entry[]>>();
  indexes.set(catalogue, byLocale);
  let index = byLocale.get(locale);
  if (!index) {
    index = indexOf(catalogue, locale);
    byLocale.set(locale, index);
  }
  return index.get(name) ?? [];
}

/** Whether a name denotes the entry in a locale. */
export function isNamed(entry: Entry, name: string, locale: string): boolean {
  return nameForms(textIn(entry.name, locale)).includes(name);
}

function indexOf({ entries }: Catalogue, locale: string): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
    for (const form of new Set(nameForms(textIn(entry.name, locale)))) {
      const present = index.get(form);
      if (present) present.push(entry);
      else index.set(form, [entry]);
    }
  }
  return index;
}
