import { isToBeWritten } from '../../../documents/findings/to-be-written.js';
import { languageOf } from '../../../text/language-of.js';
import type { EntryDraft } from './catalogue-draft.js';

/** The words of the English name of an entry, in small letters; of a name that is still to be written none. */
export function wordsInName({ name }: EntryDraft): readonly string[] {
  const [, english = ''] = Object.entries(name).find(([locale]) => languageOf(locale) === 'en') ?? [];
  return isToBeWritten(english) ? [] : (english.toLowerCase().match(/[a-z]+/g) ?? []);
}
