import { remembered } from '../../lists/remembered.js';
import { formatDate } from '../../case/values/date.js';
import { dateFormNames, type DateReading, readDate, writeDate } from '../../case/values/date-forms.js';
import type { Attribute } from '../../rules/model/attribute.js';
import { choiceFormat } from '../../text/list-formats.js';
import { messageText } from '../model/messages.js';
import {
  accepted,
  emptyValue,
  type Input,
  type InputContext,
  refused,
  type QuestionState,
  typedValue,
} from './input.js';
import { sb1TextInput, sb2TextInput } from './text-box.js';

const lengths = { minimum: 4, maximum: 10 };

/** What says the forms that are accepted, by how exact a date must be. */
const messages = { year: 'date-form', month: 'date-to-month', day: 'date-to-day' } as const;

/** A date as a person types it; it is sent out in the specification's form: YYYY, YYYY.MM or YYYY.MM.DD. */
export const dateInput: Input = {
  kind: 'date',
  asks: ({ attribute }) => attribute.kind === 'date',
  read([given], { question: { attribute } }, { rules, language }) {
    const value = (given?.value ?? '').trim();
    const reading = readDate(value, language);
    const { exactTo = 'year' } = attribute;
    if (reading.kind === 'date' && reading.date[exactTo] !== undefined)
      return accepted({ kind: 'date', ...reading.date });
    return refused(reasonFor(value, reading, attribute, { rules, language }));
  },
  sb2: (state, context) => sb2TextInput(state, context, valueOf(state)),
  sb1: (state) => sb1TextInput(state, lengths, valueOf(state)),
};

/** Why a text is no date that its attribute takes, and what may be meant. */
function reasonFor(
  value: string,
  reading: DateReading,
  attribute: Attribute,
  { rules, language }: InputContext,
): string {
  const forms = dateForms(attribute, language);
  if (reading.kind === 'no-such-day') {
    const month = writeDate(reading.month, language);
    return messageText(rules.screens, 'no-such-day', language, { value, month, days: reading.days });
  }
  if (reading.kind === 'unclear') {
    const meant = choiceFormat(language).format(reading.meant.map((date) => writeDate(date, language)));
    return messageText(rules.screens, 'date-unclear', language, { value, meant, forms });
  }
  return messageText(rules.screens, messages[attribute.exactTo ?? 'year'], language, { forms });
}

/**
 * The forms in which a date is asked for in a language, as exact as its attribute wants it: "TT.MM.JJJJ oder MM.JJJJ".
 */
export const dateForms = ({ exactTo }: Attribute, language: string): string =>
  remembered(writtenForms, `${language} ${exactTo}`, () =>
    choiceFormat(language).format(dateFormNames(language, exactTo)),
  );

const writtenForms = new Map<string, string>();

function valueOf({ typed, stored }: QuestionState) {
  if (typed) return typedValue(typed);
  return stored?.value?.kind === 'date' ? { id: '', value: formatDate(stored.value) } : emptyValue;
}
