import { formatDate, parseDate } from '../../case/values/date.js';
import { messageText } from '../model/messages.js';
import { accepted, emptyValue, type Input, refused, type QuestionState, typedValue } from './input.js';
import { sb1TextInput, sb2TextInput } from './text-box.js';

const lengths = { minimum: 4, maximum: 10 };

/** What says the forms that are accepted, by how exact a date must be. */
const forms = { year: 'date-form', month: 'date-to-month', day: 'date-to-day' } as const;

/** A date of the specification's form: YYYY, YYYY.MM or YYYY.MM.DD. */
export const dateInput: Input = {
  read([given], { question }, { rules, language }) {
    const date = parseDate((given?.value ?? '').trim());
    const { exactTo = 'year' } = question.attribute;
    return date?.[exactTo] === undefined
      ? refused(messageText(rules.screens, forms[exactTo], language))
      : accepted({ kind: 'date', ...date });
  },
  sb2: (state, context) => sb2TextInput(state, context, valueOf(state)),
  sb1: (state) => sb1TextInput(state, lengths, valueOf(state)),
};

function valueOf({ typed, stored }: QuestionState) {
  if (typed) return typedValue(typed);
  return stored?.value?.kind === 'date' ? { id: '', value: formatDate(stored.value) } : emptyValue;
}
