import type { Findings } from '../../../documents/findings/findings.js';
import { repeated } from '../../../lists/repeated.js';
import type { CatalogueDraft, EntryDraft } from './catalogue-draft.js';
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
