import { IntlMessageFormat } from 'intl-messageformat';
import { textIn, type Words } from '../rules/model/words.js';
import type { ScreenSet } from './definition.js';

/** Words of the engine itself, under `messages` in the texts; the values name the placeholders a text may use. */
export const messageKeys = {
  'number-expected': ['example'],
  'thousands-mark': ['value', 'example'],
  'too-many-decimals': ['decimals'],
  'whole-number-expected': [],
  'number-between': ['minimum', 'maximum', 'unit'],
  'number-at-least': ['minimum', 'unit'],
  'number-at-most': ['maximum', 'unit'],
  'unknown-option': [],
  'unknown-unit': [],
  'unit-differs': [],
  'text-too-long': ['maximum'],
  'text-too-short': ['minimum'],
  'date-form': [],
  'date-to-month': [],
  'date-to-day': [],
  'no-match': ['value'],
  'several-matches': ['matches'],
  'one-answer-only': [],
  'not-editable': [],
  'answers-differ': [],
  'entry-twice': ['name'],
  'not-deletable': ['name'],
} as const satisfies Record<string, readonly string[]>;

export type MessageKey = keyof typeof messageKeys;

const formats = new WeakMap<Words, Map<string, IntlMessageFormat>>();

/** A text of the engine in the capture language, with its placeholders filled. */
export function messageText(
  screens: ScreenSet,
  key: MessageKey,
  language: string,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  const words = screens.messages.get(key);
  if (!words) throw new Error(`the texts have no message ${key}`);
  let byLanguage = formats.get(words);
  if (!byLanguage) formats.set(words, (byLanguage = new Map()));
  let format = byLanguage.get(language);
  if (!format) byLanguage.set(language, (format = new IntlMessageFormat(textIn(words, language), language.slice(0, 2))));
  return String(format.format(parameters));
}
