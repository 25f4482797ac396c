import type { Findings } from '../../../documents/findings/findings.js';
import { editDistance } from '../../../documents/findings/nearest.js';
import type { Term } from '../../model/glossary.js';
import type { TextsOfFile } from '../messages/texts-of-file.js';

/** Of shorter words too many are like others. */
const leastLetters = 7;

/**
 * A name of the glossary with a word that no text says, while one of them says what is spelled but for one letter, or
 * the dots of an umlaut, so: what all texts are held to is itself what is misspelled.
 *
 * @param files the texts of the rules, without those of the glossary
 */
export function checkTerms(terms: readonly Term[], files: readonly TextsOfFile[], findings: Findings): void {
  const isSaid = (word: string, locale: string): boolean => files.some(({ words }) => words.get(locale)?.has(word));
  for (const { name, avoid, at } of terms)
    for (const [locale, text] of Object.entries(name)) {
      // In other languages a term may only say what it is about.
      if ((avoid.get(locale) ?? []).length === 0) continue;
      for (const [word] of text.matchAll(/\p{L}+/gu)) {
        const small = word.toLowerCase();
        if (word.length < leastLetters || isSaid(small, locale)) continue;
        const said = saidInstead(small, locale, files);
        if (said === undefined) continue;
        const message = `the term says "${word}" in ${locale}, which no text has; they have "${said}"`;
        findings.warning(at, 'wrong-spelling', message);
      }
    }
}

function saidInstead(word: string, locale: string, files: readonly TextsOfFile[]): string | undefined {
  // Of two words that differ in one letter one half is the same: few have to be compared letter by letter.
  const [front, back] = [word.slice(0, word.length / 2 - 1), word.slice(word.length / 2 + 1)];
  for (const { words } of files)
    for (const other of words.get(locale)?.keys() ?? []) {
      if (Math.abs(other.length - word.length) > 1 || !(other.startsWith(front) || other.endsWith(back))) continue;
      if (editDistance(word, other) === 1 && !isInflected(word, other)) return other;
    }
  return undefined;
}

/** What differs at the end alone is another form of the word. */
const isInflected = (one: string, other: string): boolean => one.slice(0, -2) === other.slice(0, one.length - 2);
