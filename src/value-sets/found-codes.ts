import { kindsOfMatch } from '../rules/entries/scored-texts.js';
import { searchEntries } from '../rules/entries/search-entries.js';
import type { Catalogue } from '../rules/model/catalogue.js';
import { textIn } from '../rules/model/words.js';
import { isValidOn, optionId } from '../screens/inputs/entry-value.js';
import type { PartialDate } from '../case/values/date.js';
import { element, optional } from '../wire/element.js';
import { text, word } from '../wire/scalars.js';
import { list } from '../wire/several.js';
import { described, type TypeOf } from '../wire/shape.js';

const foundCode = element('FoundCode', 'An entry that was found, and why.', {
  id: described(text, 'As screens have it: its key, or its number.'),
  name: text,
  matched: element('FoundMatch', 'What of the entry was found.', {
    text: described(text, 'Its key, or the name or synonym in which it was found, as the catalogue has it.'),
    kind: described(
      word(...kindsOfMatch),
      'Its key; a whole name or synonym; words of one in any order; words begun, standing at the end of a longer one, or misspelled.',
    ),
    locale: optional(described(text, 'The locale of the name or synonym.')),
  }),
});

/** `jsonContent` of `/codeSearch`. */
export const foundCodes = element('FoundCodes', 'The entries that words may mean, the likeliest first.', {
  catalogue: text,
  found: list(foundCode),
});
export type FoundCodes = TypeOf<typeof foundCodes>;

/** What is searched in a catalogue, and how many entries are told at most. */
export interface SearchWanted {
  readonly words: string;
  readonly locale: string;
  readonly limit: number;
  /** Entries that do not hold today are not found. */
  readonly today: PartialDate;
}

/** The entries of a catalogue that words may mean. */
export function codesFound(catalogue: Catalogue, { words, locale, limit, today }: SearchWanted): FoundCodes {
  const found = searchEntries(catalogue, words, locale, (entry) => isValidOn(entry, today)).slice(0, limit);
  return {
    catalogue: catalogue.name,
    found: found.map(({ entry, match, text: matched, locale: of }) => ({
      id: optionId(catalogue, entry),
      name: textIn(entry.name, locale),
      matched: { text: matched, kind: match, ...(of !== undefined && { locale: of }) },
    })),
  };
}
