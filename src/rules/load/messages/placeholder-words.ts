import { wordsOfName } from '../../../text/words-of-name.js';
import type { WrittenPlaceholder } from './text-placeholders.js';

/** Endings with which a word of a name stands in a text. */
const endings: ReadonlySet<string> = new Set(['', 's', 'es', 'd', 'ed', 'ing']);

/** A word of a text, in small letters, and the placeholder that follows it. */
interface Word {
  readonly text: string;
  readonly before: string | undefined;
}

/**
 * Two placeholders of an English text of which each stands behind words that the other one is called after, and none
 * behind its own: `the treatment ends ({treatmentStart}) before it starts ({treatmentEnd})`.
 */
export function exchangedPlaceholders(
  text: string,
  written: readonly WrittenPlaceholder[],
): readonly [string, string] | undefined {
  const names = [...new Set(written.map(({ name }) => name))];
  if (names.length < 2) return undefined;
  const words = wordsBefore(text, written);
  for (const [index, one] of names.entries())
    for (const other of names.slice(index + 1))
      if (isBehindWordsOf(one, other, words) && isBehindWordsOf(other, one, words)) return [one, other];
  return undefined;
}

/** Whether what `one` alone is called after stands before `other`, and nowhere before itself. */
function isBehindWordsOf(one: string, other: string, words: readonly Word[]): boolean {
  const [own, others] = [one, other].map((name) => wordsOfName(name.split('.').at(-1) ?? ''));
  const telling = own?.filter((word) => word.length > 2 && !others?.includes(word)) ?? [];
  const following = words
    .filter(({ text }) => telling.some((word) => isFormOf(text, word)))
    .map(({ before }) => before);
  return following.includes(other) && !following.includes(one);
}

const isFormOf = (text: string, word: string): boolean => text.startsWith(word) && endings.has(text.slice(word.length));

function wordsBefore(text: string, written: readonly WrittenPlaceholder[]): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(/\{[^{}]*\}|[a-z]+/gi))
    if (!found.startsWith('{'))
      words.push({ text: found.toLowerCase(), before: written.find(({ from }) => from > index)?.name });
  return words;
}
