import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import { languageOf } from '../../../text/language-of.js';
import { negates, type Said } from './compare-concepts.js';

/** What ends a part that has a “not” of its own, from the longest parts to the shortest. */
const partEnds = {
  whole: /$/,
  sentence: /[.?!](?=\s|$)/,
  clause: /[.?!;:](?=\s|$)/,
  phrase: /[.?!;:,()](?=\s|\p{P}|$)/u,
  alternative: /[.?!;:,()](?=\s|\p{P}|$)| (?:or|oder) /u,
} as const;

interface PlacedWords extends Said {
  readonly at: Position;
}

type Parts = keyof typeof partEnds;

/** Of a name of fewer words a “without” may be said by none: “standard terms”, „ohne Erschwernis“. */
const leastWords = 4;
const having = /(?<!\p{L})(?:with|mit)(?!\p{L})/iu;

/**
 * Names that are compared part by part: one says that something is not so, or is without it, and the other does not.
 * Of a classification (its keys have digits) the names of two languages need not be of the same words.
 */
export function compareNegationsOfNames(first: PlacedWords, other: PlacedWords, findings: Findings): void {
  const isShort = [first, other].some(
    ({ locale, words }) =>
      negates({ locale, words }) === 'not' && !having.test(words) && words.split(/\s+/).length < leastWords,
  );
  tellFirst([...(isShort ? [] : (['whole'] as const)), 'phrase', 'alternative'], first, other, findings);
}

/** The same of each part of a text that is no name; a long one has its commas elsewhere in each language. */
export function compareNegationsOfParts(
  first: PlacedWords,
  other: PlacedWords,
  isLong: boolean,
  findings: Findings,
): void {
  if (isLong) tellConditions(first, other, findings);
  tellFirst(isLong ? ['clause'] : ['sentence', 'clause', 'phrase', 'alternative'], first, other, findings);
}

/** At the longest parts of which one tells, so that it is told once. */
function tellFirst(all: readonly Parts[], first: PlacedWords, other: PlacedWords, findings: Findings): void {
  for (const parts of all) {
    const [there, here] = [partsOf(first, partEnds[parts]), partsOf(other, partEnds[parts])];
    const mayBeCarried = parts === 'phrase' || parts === 'alternative';
    const found = parts !== 'whole' && there.length === 1 ? undefined : differing(there, here, mayBeCarried);
    if (!found) continue;
    tell(found, first, other, findings);
    return;
  }
}

type Pair = readonly [first: Said, other: Said];

/** The one of two parts that lacks a “not”, and the one that says it. */
interface Lacking {
  readonly lacking: Said;
  readonly saying: Said;
}

/** The first part that lacks a “not”; none where one language has it in a part, and the other in another one. */
function differing(there: readonly Said[], here: readonly Said[], mayBeCarried = false): Lacking | undefined {
  if (there.length !== here.length) return undefined;
  const pairs = there.map((part, index): Pair => [part, here[index] as Said]);
  const found = pairs.map(lackingOf);
  const locales = new Set(found.flatMap((each) => each?.lacking.locale ?? []));
  // A “no” may hold for what stands behind it, too: “no cough, fever”.
  const isCarried = (index: number): boolean =>
    mayBeCarried &&
    (pairs[index - 1] ?? []).some((part) => part.locale === found[index]?.lacking.locale && negates(part) === 'surely');
  return locales.size === 1 ? found.find((each, index) => each && !isCarried(index)) : undefined;
}

function lackingOf([one, two]: Pair): Lacking | undefined {
  const [saidThere, said] = [negates(one), negates(two)];
  if (said === 'surely' && saidThere === 'not') return { lacking: one, saying: two };
  return saidThere === 'surely' && said === 'not' ? { lacking: two, saying: one } : undefined;
}

/** It is told of the one that lost it, whichever is first. */
function tell({ lacking, saying }: Lacking, first: PlacedWords, other: PlacedWords, findings: Findings): void {
  const { at } = lacking.locale === first.locale ? first : other;
  const message = `“${lacking.words}” has no word for a “not”; the text in ${saying.locale} says “${saying.words}”`;
  findings.warning(at, 'different-meaning', message);
}

const partsOf = ({ locale, words }: Said, end: RegExp): readonly Said[] =>
  words
    .split(end)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => ({ locale, words: part }));

/** How a sentence begins that says on what condition something is so, and where the condition ends. */
const conditions: Readonly<Record<string, { readonly begins: RegExp; readonly ends: RegExp }>> = {
  en: { begins: /^(?:if|where|when|unless) /i, ends: /[,;(]| (?:because|since|that|which|if|where|or|and) / },
  de: {
    begins: /^(?:wenn|falls|sofern|soweit|können|haben|sind|ist|wird|werden|hat|kann|verletzen|wollen) /i,
    ends: /[,;(]| (?:weil|da|dass|wenn|sofern|soweit|oder|und) /,
  },
};

/** Two sentences that begin with a condition: the one is met where something is so, and the other where it is not. */
function tellConditions(first: PlacedWords, other: PlacedWords, findings: Findings): void {
  const [there, here] = [conditionOf(first), conditionOf(other)];
  const found = there && here ? differing([there], [here]) : undefined;
  if (found) tell(found, first, other, findings);
}

/** Behind a heading, as `Termination:`. */
function conditionOf({ locale, words }: Said): Said | undefined {
  const known = conditions[languageOf(locale)];
  const said = words.replace(/^[^,.:]{1,40}: /, '');
  return known?.begins.test(said) ? { locale, words: said.split(known.ends)[0] ?? '' } : undefined;
}
