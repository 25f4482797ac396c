import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import type { Words } from '../../model/words.js';

/** A text in every locale, and where it stands. */
export interface PlacedWords {
  /** As a finding calls what it is the text of: `the rule end-age`. */
  readonly name: string;
  readonly words: Words;
  readonly placeOf: (locale: string) => Position;
}

/**
 * Reports texts that read as another one does in one locale, and in another do not: one of them was copied and not
 * written anew. What is the same in every locale may be meant.
 */
export function reportCopied(texts: Iterable<PlacedWords>, findings: Findings): void {
  const before = new Map<string, PlacedWords>();
  for (const text of texts)
    for (const [locale, words] of Object.entries(text.words)) {
      // A blank text has a finding of its own.
      if (words.trim() === '') continue;
      const key = `${locale} ${withoutArticle(words)}`;
      const same = before.get(key);
      if (!same) before.set(key, text);
      const other = Object.keys(text.words).find(
        (each) => same?.words[each] !== undefined && !areAlike(same.words[each], text.words[each] ?? ''),
      );
      if (!same || other === undefined) continue;
      const message = `in ${locale} ${text.name} reads as ${same.name} does, in ${other} it does not`;
      findings.warning(text.placeOf(locale), 'duplicate-text', message, `text ${key}`);
    }
}

/** One language has an article where another one has none. */
const withoutArticle = (text: string): string => text.replace(/^(?:the|an?) /, '');
const areAlike = (one: string, other: string): boolean => withoutArticle(one) === withoutArticle(other);

/** Of shorter ones several questions have the same. */
const inBrackets = /\(([^(){}]{25,})\)/;

/**
 * Reports what a text says in brackets, most often examples, and another one says so in one locale, and in another
 * otherwise: they were copied from it.
 */
export function reportCopiedBrackets(texts: Iterable<PlacedWords>, findings: Findings): void {
  const said = (words: Words, locale: string): string | undefined => inBrackets.exec(words[locale] ?? '')?.[1];
  const before = new Map<string, PlacedWords>();
  for (const text of texts)
    for (const locale of Object.keys(text.words)) {
      const words = said(text.words, locale);
      if (words === undefined) continue;
      const same = before.get(`${locale} ${words}`);
      if (!same) before.set(`${locale} ${words}`, text);
      const other = Object.keys(text.words).find((each) => {
        const [own, its] = [said(text.words, each), said(same?.words ?? {}, each)];
        return own !== undefined && its !== undefined && own !== its;
      });
      if (!same || other === undefined || text.words[locale] === same.words[locale]) continue;
      const message = `in ${locale} ${text.name} has the brackets of ${same.name}, in ${other} it has others`;
      findings.warning(text.placeOf(locale), 'duplicate-text', message);
    }
}

/** Texts beside each other, of which nobody could tell one from another: they read the same in every locale. */
export function reportSame(texts: readonly PlacedWords[], findings: Findings): void {
  const before = new Map<string, PlacedWords>();
  for (const text of texts) {
    const key = JSON.stringify(Object.entries(text.words).sort(([one], [other]) => (one < other ? -1 : 1)));
    const same = before.get(key);
    const [locale] = Object.keys(text.words);
    if (!same) before.set(key, text);
    else if (locale !== undefined)
      findings.warning(
        text.placeOf(locale),
        'duplicate-text',
        `${text.name} reads as ${same.name} does, in every language`,
      );
  }
}
