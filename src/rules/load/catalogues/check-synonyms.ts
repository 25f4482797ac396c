import type { Findings } from '../../../documents/findings/findings.js';
import { repeated } from '../../../lists/repeated.js';
import type { CatalogueDraft, EntryDraft } from './catalogue-draft.js';
import { languageOf } from '../../../text/language-of.js';
import { append } from '../../../lists/append.js';

/**
 * Synonyms that no search can find, or finds twice: an empty one, one that stands there already or is the name, several
 * in one.
 */
export function checkSynonyms({ name, synonyms, placeOf }: EntryDraft, findings: Findings): void {
  for (const [locale, words] of Object.entries(synonyms)) {
    const at = (): ReturnType<typeof placeOf> => placeOf(`synonyms.${locale}`);
    if (words.includes('')) findings.error(at(), 'empty-text', `a synonym (${locale}) is empty`);
    for (const word of repeated(words, (each) => each.toLowerCase()))
      if (word !== '') findings.warning(at(), 'duplicate-value', `"${word}" stands among these synonyms already`);
    for (const word of words) {
      if (word.toLowerCase() === name[locale]?.toLowerCase())
        findings.warning(at(), 'duplicate-value', `the synonym "${word}" is the name of the entry`);
      if (word.includes(';'))
        findings.warning(
          at(),
          'wrong-separator',
          `found a semicolon in the synonym "${word}"; expected each by itself`,
        );
    }
  }
}

/** Words that join others in English, and are no words of German. */
const ofEnglish = /\b(?:the|and|of|with|from|to|which)\b/;

/** So many synonyms are hardly the same in two languages. */
const leastSame = 3;

/**
 * Synonyms that were left in another language: German ones of several words and no capital, which are no names, are
 * those of the English list or have words of English; English ones have German letters, and stand in the other list; or
 * all of a list are those of the other one.
 */
export function checkSynonymLanguages({ name, synonyms, placeOf }: EntryDraft, findings: Findings): void {
  for (const [locale, words] of Object.entries(synonyms))
    for (const [other, others] of Object.entries(synonyms)) {
      const [own, theirs] = [languageOf(locale), languageOf(other)];
      if (own === theirs) continue;
      const there = new Set([...others, name[other] ?? ''].map((each) => each.toLowerCase()));
      const isLeft = (word: string): boolean =>
        own === 'de'
          ? theirs === 'en' && inSmallWords.test(word) && (there.has(word) || ofEnglish.test(word))
          : own === 'en' && germanLetter.test(word) && others.includes(word);
      const left = words.find(isLeft);
      if (left !== undefined) tellLeft(left, locale, other, placeOf, findings);
      else if (own === 'de' && isCopied(words, others))
        findings.warning(
          placeOf(`synonyms.${locale}`),
          'untranslated-text',
          `all synonyms in ${locale} are those in ${other}`,
        );
    }
}

/** Names of products are the same in all languages; a word in small letters is none. */
const isCopied = (words: readonly string[], others: readonly string[]): boolean =>
  words.length >= leastSame &&
  words.every((word) => others.includes(word)) &&
  words.some((word) => /^\p{Ll}/u.test(word));

function tellLeft(
  word: string,
  locale: string,
  other: string,
  placeOf: EntryDraft['placeOf'],
  findings: Findings,
): void {
  const message = `the synonym “${word}” in ${locale} reads as one in ${other}`;
  findings.warning(placeOf(`synonyms.${locale}`), 'untranslated-text', message);
}

/** Several words, all in small letters. */
const inSmallWords = /^\p{Ll}+(?:[ -]\p{Ll}+)+$/u;
const germanLetter = /[äöüß]/i;

/** In a list of so many synonyms that each find one entry, one that finds two stands in the wrong place. */
const leastSynonyms = 10;

/**
 * The one synonym of a list that two entries have, where many find one each. Lists in which several do mean it: people
 * call different things alike.
 */
export function checkSharedSynonyms({ entries }: CatalogueDraft, findings: Findings): void {
  const having = new Map<string, { readonly entry: EntryDraft; readonly locale: string; readonly word: string }[]>();
  for (const entry of entries.values())
    for (const [locale, words] of Object.entries(entry.synonyms))
      for (const word of words) append(having, `${locale} ${word.toLowerCase()}`, { entry, locale, word });
  const [shared, ...more] = [...having.values()].filter((each) => new Set(each.map(({ entry }) => entry)).size > 1);
  const [first, other] = shared ?? [];
  if (first && other && more.length === 0 && having.size > leastSynonyms)
    findings.warning(
      first.entry.placeOf(`synonyms.${first.locale}`),
      'duplicate-value',
      `"${first.word}" is a synonym of "${first.entry.word}" and of "${other.entry.word}"; all others are of one entry`,
    );
}
