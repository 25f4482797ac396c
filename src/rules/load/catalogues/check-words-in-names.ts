import type { Findings } from '../../../documents/findings/findings.js';
import type { CatalogueDraft, EntryDraft } from './catalogue-draft.js';
import { wordsInName } from './words-in-name.js';

/** So many others that are called after a word of a column, and have it there, show that the two go together. */
const leastOthers = 5;

/**
 * The one entry that is called after a word of a column (“tuberculosis of the lungs”) and does not have it there
 * (`lungs`), as all others that are called so have.
 */
export function checkWordsInNames({ name: list, columns, entries }: CatalogueDraft, findings: Findings): void {
  for (const { name: column, values, list: isList } of columns.values())
    for (const word of isList ? (values ?? []) : []) {
      const called = calledAfter(word, entries.values());
      const [odd, ...more] = called.filter(({ cells }) => !has(cells[column], word));
      if (odd && more.length === 0 && called.length > leastOthers)
        findings.warning(
          odd.placeOf(column),
          'uncertain-value',
          `"${odd.word}" is called after ${word} and does not have it as ${column}; the other ${called.length - 1} entries of ${list} that are called so have`,
        );
    }
}

const has = (cell: unknown, word: string): boolean => Array.isArray(cell) && cell.includes(word);

/** Those with the word in their English names, of one or of several. */
function calledAfter(word: string, entries: Iterable<EntryDraft>): readonly EntryDraft[] {
  const forms = new Set([word, word.replace(/s$/, ''), `${word}s`]);
  return [...entries].filter((entry) => wordsInName(entry).some((each) => forms.has(each)));
}
