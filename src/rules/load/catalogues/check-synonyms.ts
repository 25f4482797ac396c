import type { Findings } from '../../../documents/findings/findings.js';
import { repeated } from '../../../lists/repeated.js';
import type { EntryDraft } from './catalogue-draft.js';

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
