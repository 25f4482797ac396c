import type { Findings } from '../../../documents/findings/findings.js';
import { addTo } from '../../../lists/add-to.js';
import { remembered } from '../../../lists/remembered.js';
import { languageOf } from '../../../text/language-of.js';
import { commonPairs } from '../messages/common-pairs.js';
import type { CatalogueDraft, EntryDraft } from './catalogue-draft.js';

/**
 * Longer lists are classifications, whose names stand in no other list, and of which each is not compared with each.
 */
const mostEntries = { elsewhere: 100, compared: 400 };

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
 * names, each of them belongs to the other.
 */
export function reportExchangedNames(catalogues: Iterable<CatalogueDraft>, findings: Findings): void {
  const all = [...catalogues].filter(({ entries }) => entries.size <= mostEntries.compared);
  const lists = all.filter(({ entries }) => entries.size <= mostEntries.elsewhere);
  const locales = [
    ...new Set(all.flatMap(({ entries }) => [...entries.values()].flatMap(({ name }) => Object.keys(name)))),
  ];
  const [first, ...others] = locales;
  if (first === undefined) return;
  for (const other of others) {
    const known = translationsOf(lists, first, other);
    const pairing = { first, other, known, findings };
    for (const { name, entries } of lists) tellExchanged({ list: name, entries: [...entries.values()] }, pairing);
    for (const { name, entries } of all) tellCognates(name, [...entries.values()], pairing);
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
  for (const [here, there] of commonPairs(first, other)) add(here, there, '');
  for (const { name: list, entries } of lists)
    for (const { name } of entries.values()) add(name[first], name[other], list);
  return found;
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

/**
 * Words that two languages share: longer ones, by how they begin, whatever letters each writes them with (`practice`,
 * `Praktik`).
 */
const cognatesOf = (name: string | undefined): ReadonlySet<string> =>
  new Set(
    [...(name ?? '').toLowerCase().matchAll(/\p{L}{5,}/gu)].map(([word]) =>
      word.replace(/ph/g, 'f').replace(/c/g, 'k').slice(0, 4),
    ),
  );

/** Of two entries each shares words of the one language with the other one in the other, and none with itself. */
function tellCognates(list: string, entries: readonly EntryDraft[], { first, other, findings }: Pairing): void {
  const share = (one: ReadonlySet<string>, two: ReadonlySet<string>): boolean => [...one].some((word) => two.has(word));
  const apart = entries
    .map((entry) => ({ entry, here: cognatesOf(entry.name[first]), there: cognatesOf(entry.name[other]) }))
    .filter(({ here, there }) => here.size > 0 && there.size > 0 && !share(here, there));
  for (const [index, one] of apart.entries())
    for (const two of apart.slice(index + 1))
      if (share(one.here, two.there) && share(two.here, one.there))
        findings.warning(
          one.entry.placeOf(`name.${other}`),
          'misplaced-text',
          `in ${other} the names of ${list}.${one.entry.word} and ${list}.${two.entry.word} seem to be exchanged: each has words of the other one in ${first}`,
        );
}
