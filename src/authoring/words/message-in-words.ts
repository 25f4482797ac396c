import { MessageFormat } from '../../rules/program/messages/message-format.js';
import { numberFormat } from '../../text/number-forms.js';
import { perLocale } from '../../text/per-locale.js';
import type { WordLocale } from './phrases/phrase.js';

/** A number that no text has: where it is printed, the name of its placeholder is put. */
const stands = 987654321;

/** A text with the names of what is put into it, in square brackets: `differ in age by [difference in age]`. */
export function messageInWords(text: string, locale: WordLocale, nameOf: (placeholder: string) => string): string {
  const format = formatOf(text, locale);
  const names = [...format.names];
  let words = format.fill((name) => {
    const put = `[${nameOf(name)}]`;
    return { words: put, raw: stands + names.indexOf(name), quantity: () => put };
  });
  for (const [index, name] of names.entries())
    words = words.replaceAll(numberFormat(locale).format(stands + index), `[${nameOf(name)}]`);
  return words;
}

/** What a text names to be put into it. */
export const placeholdersOf = (text: string, locale: WordLocale): readonly string[] => [
  ...formatOf(text, locale).names,
];

/** Texts that have been read: a question is named wherever a page leads to it, and reading it is dear. */
const formats = perLocale(() => new Map<string, MessageFormat>());

function formatOf(text: string, locale: WordLocale): MessageFormat {
  const known = formats(locale).get(text) ?? new MessageFormat(text, locale);
  formats(locale).set(text, known);
  return known;
}
