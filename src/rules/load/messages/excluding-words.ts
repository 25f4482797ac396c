import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import { languageOf } from '../../../text/language-of.js';
import type { Words } from '../../model/words.js';
import { excludingMeanings } from './excluding-meanings.js';
import { excludingThings } from './excluding-things.js';
import { excludingUmlauts } from './excluding-umlauts.js';

/** How the words that tell of a meaning begin: the place of that in its group, and whether a word ends there. */
interface Beginning {
  readonly group: number;
  readonly meaning: number;
  readonly isWhole: boolean;
}

/** All meanings that exclude each other. */
export const groups = [...excludingMeanings, ...excludingThings, ...excludingUmlauts];

const leastLetters = 3;

/** The language of notes. */
const notes = 'en';

type Tells = Beginning & { readonly word: string };

/** By the first letters of a word, since most words tell of nothing; and what may stand anywhere in one. */
interface WordsOfLanguage {
  readonly beginnings: ReadonlyMap<string, readonly Tells[]>;
  readonly parts: readonly Tells[];
}

const wordsOfLanguages: Readonly<Record<string, WordsOfLanguage>> = Object.fromEntries(
  ['en', 'de'].map((language) => [language, wordsOf(language)]),
);

function wordsOf(language: string): WordsOfLanguage {
  const found = new Map<string, Tells[]>();
  const parts: Tells[] = [];
  for (const [group, meanings] of groups.entries())
    for (const [meaning, words] of meanings.entries())
      for (const written of words[language]?.split(' ') ?? []) {
        const isWhole = written.endsWith('$');
        const word = isWhole ? written.slice(0, -1) : written;
        if (written.startsWith('*')) {
          parts.push({ group, meaning, isWhole: false, word: written.slice(1) });
          continue;
        }
        const start = word.slice(0, leastLetters);
        const alike = found.get(start) ?? [];
        alike.push({ group, meaning, isWhole, word });
        found.set(start, alike);
      }
  return { beginnings: found, parts };
}

/** The meanings of which a word tells, by how it begins or what stands in it. */
const tellingOf = (word: string, { beginnings, parts }: WordsOfLanguage): readonly Tells[] => [
  ...(beginnings.get(word.slice(0, leastLetters)) ?? []).filter(({ isWhole, word: start }) =>
    isWhole ? word === start : word.startsWith(start),
  ),
  ...parts.filter((part) => word.includes(part.word)),
];

/** A word of one text, and one of the other that means something else. */
export type Exclusion = readonly [ofFirst: string, ofOther: string];

interface SaidIn {
  readonly locale: string;
  readonly words: string;
}

/** What one text speaks of, and the other of what excludes it: which of them is wrong, nobody can tell. */
export function tellExclusions(first: SaidIn, other: SaidIn & { readonly at: Position }, findings: Findings): void {
  for (const [ofFirst, ofOther] of exclusionsOf(first, other)) {
    const message = `it speaks of “${ofOther}”; the text in ${first.locale} of “${ofFirst}” instead`;
    findings.warning(other.at, 'different-meaning', message);
  }
}

/** What a thing is called, and what is said of it in English, as all notes are: they are of one thing. */
export function compareWithMeaning(
  names: Words | undefined,
  meaning: string | undefined,
  at: Position,
  findings: Findings,
): void {
  for (const [locale, words] of Object.entries(names ?? {}))
    for (const [called, meant] of meaning === undefined || languageOf(locale) !== notes
      ? []
      : exclusionsOf({ locale, words }, { locale, words: meaning }))
      findings.warning(
        at,
        'different-meaning',
        `the meaning speaks of “${meant}”; the name “${words}” of “${called}” instead`,
      );
}

/**
 * What one text speaks of and the other does not, while it speaks of what that excludes: “left”, and “rechts”. Texts of
 * one language can be compared, too, what something is called and what it means.
 */
export function exclusionsOf(first: SaidIn, other: SaidIn): readonly Exclusion[] {
  const there = meaningsOf(first);
  if (there.size === 0) return [];
  const here = meaningsOf(other);
  return [...there].flatMap(([group, said]) => {
    const saidHere = here.get(group);
    const [[meaning, word] = [], ...more] = said;
    const [[meaningHere, wordHere] = [], ...moreHere] = saidHere ?? [];
    const isOne = more.length + moreHere.length === 0 && meaning !== meaningHere;
    return isOne && word !== undefined && wordHere !== undefined ? [[word, wordHere] as const] : [];
  });
}

/** The meanings of which a text speaks, by their group, each with the word that says it. */
function meaningsOf({ locale, words }: SaidIn): ReadonlyMap<number, ReadonlyMap<number, string>> {
  const found = new Map<number, Map<number, string>>();
  const known = wordsOfLanguages[languageOf(locale)];
  if (!known) return found;
  for (const [word] of words.toLowerCase().matchAll(/\p{L}[\p{L}-]{2,}/gu))
    for (const { group, meaning } of tellingOf(word, known)) {
      const ofGroup = found.get(group) ?? new Map<number, string>();
      if (!ofGroup.has(meaning)) ofGroup.set(meaning, word);
      found.set(group, ofGroup);
    }
  return found;
}
