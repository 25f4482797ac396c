import type { OwnFindingKey } from '../../rules/model/own-findings.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { textIn, type Words } from '../../rules/model/words.js';
import { numberFormat } from '../../text/number-forms.js';
import { type Filling, MessageFormat } from '../../rules/program/messages/message-format.js';
import { quantity } from '../../rules/program/messages/value-words.js';
import type { Unit } from '../../rules/model/unit.js';
import type { ScreenSet } from './definition.js';

/** Words of the engine itself, under `messages` in the texts; the values name the placeholders a text may use. */
export const messageKeys = {
  'number-expected': ['example'],
  'thousands-mark': ['value', 'example', 'readings'],
  'too-many-decimals': ['decimals'],
  'whole-number-expected': [],
  'number-between': ['minimum', 'maximum', 'unit'],
  'number-at-least': ['minimum', 'unit'],
  'number-at-most': ['maximum', 'unit'],
  'unknown-option': [],
  'unknown-unit': ['units'],
  'unit-differs': [],
  unit: [],
  'text-too-long': ['maximum'],
  'text-too-short': ['minimum'],
  'date-form': ['forms'],
  'date-to-month': ['forms'],
  'date-to-day': ['forms'],
  'no-such-day': ['value', 'month', 'days'],
  'date-unclear': ['value', 'meant', 'forms'],
  'no-match': ['value'],
  'several-matches': ['matches'],
  'one-answer-only': [],
  'not-editable': [],
  'item-gone': [],
  'answers-differ': [],
  'entry-twice': ['name'],
  'too-many-entries': ['maximum'],
  'not-deletable': ['name'],
  'no-room': ['maximum'],
  'last-year': ['count'],
  'last-month': ['count'],
  'last-week': ['count'],
  'last-day': ['count'],
} as const satisfies Record<string, readonly string[]>;

/** Which of the placeholders are numbers, with or without a unit; all others are texts. */
export const numbersInMessages: ReadonlySet<string> = new Set(['decimals', 'minimum', 'maximum', 'count', 'days']);

export type MessageKey = keyof typeof messageKeys;

/** What fills a placeholder: a text, a number, or a number with its unit. */
export type Parameter = string | number | { readonly value: number; readonly unit: Unit };

const formats = new WeakMap<Words, Map<string, MessageFormat>>();

/** A text of the engine in the capture language, with its placeholders filled. */
export function messageText(
  screens: ScreenSet,
  key: MessageKey,
  language: string,
  parameters: Readonly<Record<string, Parameter>> = {},
): string {
  const words = screens.messages.get(key);
  if (!words) throw new Error(`the texts have no message ${key}`);
  return filledWords(words, language, parameters);
}

/** What the service itself finds, in the words of `plausibility/findings.yaml`. */
export function findingText(
  { ownFindings }: RuleSet,
  key: OwnFindingKey,
  language: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const finding = ownFindings.get(key);
  if (!finding) throw new Error(`the rules have no finding ${key}`);
  return filledWords(finding.message, language, parameters);
}

function filledWords(words: Words, language: string, parameters: Readonly<Record<string, Parameter>>): string {
  let byLanguage = formats.get(words);
  if (!byLanguage) formats.set(words, (byLanguage = new Map()));
  let format = byLanguage.get(language);
  if (!format) byLanguage.set(language, (format = new MessageFormat(textIn(words, language), language)));
  return format.fill((name) => fillingOf(parameters[name] ?? '', language));
}

function fillingOf(parameter: Parameter, language: string): Filling {
  if (typeof parameter === 'string') return { words: parameter, raw: parameter, quantity: () => parameter };
  if (typeof parameter === 'number') {
    const words = numberFormat(language).format(parameter);
    return { words, raw: parameter, quantity: () => words };
  }
  const { value, unit } = parameter;
  return {
    words: numberFormat(language).format(value),
    raw: value,
    quantity: (grammaticalCase) => quantity(value, unit, language, grammaticalCase),
  };
}
