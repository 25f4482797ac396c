import { append } from '../../lists/append.js';
import type { Catalogue, Entry } from '../model/catalogue.js';
import { textIn } from '../model/words.js';
import { nameForms } from './search-entries.js';
import { quoted } from '../../text/quoted.js';

/** By catalogue and locale, made when first asked for: a catalogue of occupations has thousands of names. */
const indexes = new WeakMap<Catalogue, Map<string, ReadonlyMap<string, readonly Entry[]>>>();

/**
 * The entries with this name in a locale of two or four characters, word for word; where no entry is called so, those
 * of whose label it is one gender form ("Offizier" of "Offizier/Offizierin").
 */
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
  const whole = new Map<string, Entry[]>();
  const forms = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
    const name = textIn(entry.name, locale);
    append(whole, name, entry);
    for (const form of new Set(nameForms(name))) append(forms, form, entry);
  }
  return new Map([...forms, ...whole]);
}

/** Longer lists help nobody. */
const mostListed = 30;

/** What is said of an id or a key that a catalogue does not have: all that it has, where these are few. */
export function noEntry({ keyed, entries, byId }: Catalogue, code: number | string): string {
  const shown = typeof code === 'string' ? quoted(code) : code;
  return entries.size > mostListed
    ? `there is no entry ${shown}`
    : `${shown} is none of ${[...(keyed ? entries : byId).keys()].join(', ')}`;
}
