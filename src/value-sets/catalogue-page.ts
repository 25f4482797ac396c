import { foldedName } from '../text/folded.js';
import { nameForms } from '../rules/entries/name-forms.js';
import type { Catalogue, Entry } from '../rules/model/catalogue.js';
import { textIn } from '../rules/model/words.js';
import { optionId } from '../screens/inputs/entry-value.js';
import { element, optional } from '../wire/element.js';
import { flag, integer, text } from '../wire/scalars.js';
import { list } from '../wire/several.js';
import { described, type TypeOf } from '../wire/shape.js';
import { languageOf } from '../text/language-of.js';

const catalogueEntry = element('CatalogueEntry', 'An entry of a catalogue.', {
  id: described(text, 'As screens have it: its key, or its number.'),
  name: text,
  synonyms: described(list(text), 'Further words by which a search finds it.'),
  validFrom: optional(described(text, '`YYYY`, `YYYY.MM` or `YYYY.MM.DD`: before, it is not offered.')),
  validTo: optional(described(text, '`YYYY`, `YYYY.MM` or `YYYY.MM.DD`: after, it is no longer offered.')),
  replacedBy: optional(described(text, '`id` of the entry that stands for it since.')),
});
type CatalogueEntry = TypeOf<typeof catalogueEntry>;

/** `jsonContent` of `/catalogues/{name}`. */
export const cataloguePage = element('CataloguePage', 'Entries of a catalogue, in its order.', {
  name: text,
  keyed: described(flag, 'Its entries are denoted by a key and a locale; otherwise by a number.'),
  size: described(integer, 'How many entries fit the prefix, on all pages.'),
  entries: list(catalogueEntry),
  next: optional(described(text, '`after` of the next page; absent on the last.')),
});
export type CataloguePage = TypeOf<typeof cataloguePage>;

/** Which entries of a catalogue a page shows, and how. */
export interface PageWanted {
  readonly locale: string;
  /** Entries whose key or name begins so, capitals and the spelling of umlauts aside. */
  readonly prefix: string;
  /** The entry behind which the page begins. */
  readonly after?: Entry;
  readonly limit: number;
}

/** A page of a catalogue. `after` stands for its place in the catalogue, whatever the prefix. */
export function pageOf(catalogue: Catalogue, { locale, prefix, after, limit }: PageWanted): CataloguePage {
  const all = [...catalogue.entries.values()];
  const isMeant = beginningWith(catalogue, prefix, locale);
  const behind = all.slice(after ? all.indexOf(after) + 1 : 0).filter(isMeant);
  const shown = behind.slice(0, limit);
  const last = shown.at(-1);
  return {
    name: catalogue.name,
    keyed: catalogue.keyed,
    size: all.filter(isMeant).length,
    entries: shown.map((entry) => entryOf(catalogue, entry, locale)),
    ...(last && behind.length > limit && { next: optionId(catalogue, last) }),
  };
}

function beginningWith(catalogue: Catalogue, prefix: string, locale: string): (entry: Entry) => boolean {
  const start = foldedName(prefix);
  const begins = (text: string): boolean => foldedName(text).startsWith(start);
  return (entry) =>
    start === '' || begins(optionId(catalogue, entry)) || nameForms(textIn(entry.name, locale)).some(begins);
}

function entryOf(catalogue: Catalogue, entry: Entry, locale: string): CatalogueEntry {
  const { name, synonyms, validFrom, validTo, replacedBy } = entry;
  const successor = replacedBy === undefined ? undefined : catalogue.entries.get(replacedBy);
  return {
    id: optionId(catalogue, entry),
    name: textIn(name, locale),
    synonyms: synonyms[languageOf(locale)] ?? [],
    ...(validFrom !== undefined && { validFrom }),
    ...(validTo !== undefined && { validTo }),
    ...(successor && { replacedBy: optionId(catalogue, successor) }),
  };
}
