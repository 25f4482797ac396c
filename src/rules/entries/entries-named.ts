import { append } from '../../lists/append.js';
import { remembered } from '../../lists/remembered.js';
import type { Catalogue, Entry } from '../model/catalogue.js';
import { withMeaning } from '../model/with-meaning.js';
import { textIn } from '../model/words.js';
import { quoted } from '../../text/quoted.js';
import { foldedName } from '../../text/folded.js';
import { nameForms } from './name-forms.js';

/** By catalogue and locale, made when first asked for: a catalogue of occupations has thousands of names. */
const indexes = new WeakMap<Catalogue, Map<string, ReadonlyMap<string, readonly Entry[]>>>();

/**
 * The entries with this name in a locale of two or four characters, upper and lower case, accents and the spelling of
 * umlauts aside; where no entry is called so, those of whose label it is one gender form ("Offizier" of
 * "Offizier/Offizierin").
 */
export function entriesNamed(catalogue: Catalogue, name: string, locale: string): readonly Entry[] {
  const byLocale = remembered(indexes, catalogue, () => new Map<string, ReadonlyMap<string, readonly Entry[]>>());
  return remembered(byLocale, locale, () => indexOf(catalogue, locale)).get(foldedName(name)) ?? [];
}

/** The entries with this key, or with this name in one of the locales; each once. */
export function entriesCalled(catalogue: Catalogue, text: string, locales: readonly string[]): readonly Entry[] {
  const keyed = entryWithKey(catalogue, text);
  const named = locales.flatMap((locale) => entriesNamed(catalogue, text.trim(), locale));
  return [...new Set([...(keyed ? [keyed] : []), ...named])];
}

/** The entry with a key, in small letters too; undefined where there is none, or the catalogue has no keys. */
export function entryWithKey({ keyed, entries }: Catalogue, text: string): Entry | undefined {
  const key = text.trim();
  return keyed ? (entries.get(key) ?? entries.get(key.toUpperCase())) : undefined;
}

/** Whether a name denotes the entry in a locale. */
export function isNamed(entry: Entry, name: string, locale: string): boolean {
  return nameForms(textIn(entry.name, locale)).some((form) => foldedName(form) === foldedName(name));
}

function indexOf({ entries }: Catalogue, locale: string): ReadonlyMap<string, readonly Entry[]> {
  const whole = new Map<string, Entry[]>();
  const forms = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
    const name = textIn(entry.name, locale);
    append(whole, foldedName(name), entry);
    for (const form of new Set(nameForms(name).map(foldedName))) append(forms, form, entry);
  }
  return new Map([...forms, ...whole]);
}

/** Longer lists help nobody. */
const mostListed = 30;

/**
 * What is said of an id or a key that a catalogue does not have: all that it has, with names in a locale, where these
 * are few.
 */
export function noEntry({ keyed, entries, byId }: Catalogue, code: number | string, locale: string): string {
  const shown = typeof code === 'string' ? quoted(code) : code;
  if (entries.size > mostListed) return `there is no entry ${shown}`;
  const known = [...(keyed ? entries : byId)].map(([id, { name }]) => withMeaning(id, name, locale));
  return `${shown} is none of ${known.join(', ')}`;
}
