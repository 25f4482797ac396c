import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import { append } from '../../../lists/append.js';
import { remembered } from '../../../lists/remembered.js';
import { languageOf } from '../../../text/language-of.js';
import { outsideBraces } from './numbers-in-text.js';
import { tradeWords } from './trade-words.js';

/** What is longer says the same in too many ways. */
const mostWords = 60;

interface SaidIn {
  readonly locale: string;
  readonly words: string;
}

/** What a word may say: places in the table; and whether it says nothing else. */
interface Says {
  readonly meanings: readonly number[];
  readonly isSure: boolean;
}

/** How a word is written in the table. */
interface Written {
  readonly meaning: number;
  readonly letters: string;
  readonly isSure: boolean;
  readonly isWhole: boolean;
  readonly isAnywhere: boolean;
}

/** What is written in the table, by its first letters: few of all begin as a part of a word does. */
type Table = ReadonlyMap<string, readonly Written[]>;

const firstLetters = 3;

const tables: Readonly<Record<string, Table>> = { en: tableOf('en'), de: tableOf('de') };

const known: Readonly<Record<string, Map<string, Says>>> = { en: new Map(), de: new Map() };

function tableOf(language: string): Table {
  const table = new Map<string, Written[]>();
  for (const [meaning, words] of tradeWords.entries())
    for (const written of words[language]?.split(' ') ?? []) {
      const letters = written.replace(/[?*$]/g, '');
      append(table, letters.slice(0, firstLetters), {
        meaning,
        letters,
        isSure: !written.startsWith('?'),
        isWhole: written.endsWith('$'),
        isAnywhere: written.includes('*'),
      });
    }
  return table;
}

const isMeant = ({ letters, isWhole, isAnywhere }: Written, word: string, at: number): boolean =>
  (at === 0 || isAnywhere) && (isWhole ? word.slice(at) === letters : word.startsWith(letters, at));

/** What a word of a language says; of each word it is found out once. */
const sayingOf = (word: string, language: string): Says =>
  remembered(known[language] as Map<string, Says>, word, () => {
    const found: Written[] = [];
    for (let at = 0; at + firstLetters <= word.length; at++)
      for (const written of tables[language]?.get(word.slice(at, at + firstLetters)) ?? [])
        if (isMeant(written, word, at)) found.push(written);
    return { meanings: found.map(({ meaning }) => meaning), isSure: found.every(({ isSure }) => isSure) };
  });

/**
 * A word of the trade that each of two texts has, and the other one nothing for: “kidney”, and „Leber“. Which of them
 * is wrong, nobody can tell. Texts of other languages than those of the table are not judged.
 */
export function compareTradeWords(first: SaidIn, other: SaidIn & { readonly at: Position }, findings: Findings): void {
  if (languageOf(first.locale) === languageOf(other.locale)) return;
  if (![first, other].every(({ locale }) => languageOf(locale) in tables)) return;
  if ([first, other].some(({ words }) => words.split(' ').length > mostWords)) return;
  const [there, here] = [saidIn(first), saidIn(other)] as const;
  const [ofFirst, ofOther] = [loneIn(there, here), loneIn(here, there)];
  if (ofFirst === undefined || ofOther === undefined) return;
  const message = `it speaks of “${ofOther}”; the text in ${first.locale} of “${ofFirst}” instead`;
  findings.warning(other.at, 'different-meaning', message);
}

type Said = ReadonlyMap<string, Says>;

function saidIn({ locale, words }: SaidIn): Said {
  const said = new Map<string, Says>();
  for (const [word] of outsideBraces(words)
    .toLowerCase()
    .matchAll(/\p{L}{3,}/gu))
    said.set(word, sayingOf(word, languageOf(locale)));
  return said;
}

/** A word of one text that says something of which the other one has no word. */
function loneIn(said: Said, other: Said): string | undefined {
  const meant = new Set([...other.values()].flatMap(({ meanings }) => meanings));
  for (const [word, { meanings, isSure }] of said)
    if (isSure && meanings.length > 0 && !meanings.some((meaning) => meant.has(meaning))) return word;
  return undefined;
}
