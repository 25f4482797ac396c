import type { Findings } from '../../../documents/findings/findings.js';
import { addTo } from '../../../lists/add-to.js';
import { remembered } from '../../../lists/remembered.js';
import { languageOf } from '../../../text/language-of.js';
import type { CatalogueDraft, EntryDraft } from './catalogue-draft.js';

/** Longer lists are classifications, whose names stand in no other list. */
const mostEntries = 100;

/** What short answers are in another language, where no other list says it. */
const common: readonly Readonly<Record<string, string>>[] = [
  { en: 'yes', de: 'ja' },
  { en: 'no', de: 'nein' },
  { en: 'left', de: 'links' },
  { en: 'right', de: 'rechts' },
  { en: 'male', de: 'männlich' },
  { en: 'female', de: 'weiblich' },
  { en: 'mild', de: 'leicht' },
  { en: 'severe', de: 'schwer' },
  { en: 'never', de: 'nie' },
  { en: 'normal', de: 'normal' },
];

/** How a name says that something is not so. */
const negating: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:not|no|non|never|none|without)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:nicht|kein(?:e[mnrs]?)?|nie|ohne)(?!\p{L})/iu,
};

/** Of names of one language those of another that stand beside them, each with the lists where they do. */
type Translations = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** Two languages, and how other lists pair their names. */
interface Pairing {
  readonly first: string;
  readonly other: string;
  readonly known: Translations;
  readonly findings: Findings;
}

/**
 * Two entries of a list whose names were exchanged in one language: as other lists, and what everybody knows, pair the
 * names, each of them belongs to the other; and entries of any list whose names were exchanged between two languages.
 */
export function reportExchangedNames(catalogues: Iterable<CatalogueDraft>, findings: Findings): void {
  const all = [...catalogues];
  const lists = all.filter(({ entries }) => entries.size <= mostEntries);
  const locales = [
    ...new Set(lists.flatMap(({ entries }) => [...entries.values()].flatMap(({ name }) => Object.keys(name)))),
  ];
  const [first, ...others] = locales;
  if (first === undefined) return;
  for (const other of others) {
    const known = translationsOf(lists, first, other);
    const pairing = { first, other, known, findings };
    for (const { name, entries } of lists) tellExchanged({ list: name, entries: [...entries.values()] }, pairing);
    for (const { name, entries } of all) for (const entry of entries.values()) tellOtherLanguage(name, entry, pairing);
  }
}

function translationsOf(lists: readonly CatalogueDraft[], first: string, other: string): Translations {
  const found = new Map<string, Map<string, Set<string>>>();
  const add = (one: string | undefined, two: string | undefined, list: string): void => {
    if (one !== undefined && two !== undefined)
      addTo(
        remembered(found, one.toLowerCase(), () => new Map<string, Set<string>>()),
        two.toLowerCase(),
        list,
      );
  };
  for (const words of common) add(words[languageOf(first)], words[languageOf(other)], '');
  for (const { name: list, entries } of lists)
    for (const { name } of entries.values()) add(name[first], name[other], list);
  return found;
}

/** The pair of names stands in another list the other way round. */
function tellOtherLanguage(list: string, entry: EntryDraft, { first, other, known, findings }: Pairing): void {
  const [here, there] = [entry.name[first]?.toLowerCase() ?? '', entry.name[other]?.toLowerCase() ?? ''];
  if (here !== there && known.get(there)?.has(here) && !known.get(there)?.get(here)?.has(list))
    findings.warning(
      entry.placeOf(`name.${first}`),
      'misplaced-text',
      `the names of ${list}.${entry.word} in ${first} and ${other} seem to be exchanged: elsewhere “${entry.name[other]}” is ${first}, and “${entry.name[first]}” ${other}`,
    );
}

function tellExchanged(
  { list, entries }: { readonly list: string; readonly entries: readonly EntryDraft[] },
  { first, other, known, findings }: Pairing,
): void {
  for (const [index, one] of entries.entries())
    for (const two of entries.slice(index + 1))
      if (
        one.name[first] !== one.name[other] &&
        one.name[first] === two.name[other] &&
        one.name[other] === two.name[first]
      )
        findings.warning(
          one.placeOf(`name.${first}`),
          'misplaced-text',
          `in ${first} ${list}.${one.word} and ${list}.${two.word} have the names that each other has in ${other}: are they exchanged?`,
        );
  tellNegated(list, entries, { first, other, known, findings });
  const of = (entry: EntryDraft) => known.get(entry.name[first]?.toLowerCase() ?? '');
  const isKnown = (one: EntryDraft, two: EntryDraft): boolean =>
    [...(of(one)?.get(two.name[other]?.toLowerCase() ?? '') ?? [])].some((elsewhere) => elsewhere !== list);
  // Most names stand in no other list, or there beside the same.
  const doubtful = entries.filter((entry) => (of(entry)?.size ?? 0) > 1 && !isKnown(entry, entry));
  for (const [index, one] of doubtful.entries())
    for (const two of doubtful.slice(index + 1))
      if (isKnown(one, two) && isKnown(two, one))
        findings.warning(
          one.placeOf(`name.${other}`),
          'misplaced-text',
          `in ${other} the names of ${list}.${one.word} and ${list}.${two.word} seem to be exchanged: elsewhere “${one.name[first]}” is “${two.name[other]}”, and “${two.name[first]}” is “${one.name[other]}”`,
        );
}

/** Of two entries the one has a “not” in one language and the other one in the other: no other entry is so. */
function tellNegated(list: string, entries: readonly EntryDraft[], { first, other, findings }: Pairing): void {
  const [here, there] = [negating[languageOf(first)], negating[languageOf(other)]];
  if (!here || !there) return;
  const odd = entries
    .map((entry) => ({ entry, isNot: here.test(entry.name[first] ?? '') }))
    .filter(({ entry, isNot }) => isNot !== there.test(entry.name[other] ?? ''));
  const [one, two, ...more] = odd;
  if (one && two && more.length === 0 && one.isNot !== two.isNot)
    findings.warning(
      one.entry.placeOf(`name.${other}`),
      'misplaced-text',
      `in ${other} the names of ${list}.${one.entry.word} and ${list}.${two.entry.word} seem to be exchanged: in ${first} the other one of them says that something is not so`,
    );
}
