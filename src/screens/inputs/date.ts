import { formatDate, parseDate } from '../../case/values/date.js';
import { messageText, type MessageKey } from '../messages.js';
import { accepted, emptyValue, type Input, refused, type QuestionState, typedValue } from './input.js';
import { sb1TextInput, sb2TextInput } from './text-box.js';

const lengths = { minimum: 4, maximum: 10 };

/** A date of the specification's form: YYYY, YYYY.MM or YYYY.MM.DD. */
export const dateInput: Input = {
  read([given], { question }, { rules, language }) {
    const refuse = (key: MessageKey) => refused(messageText(rules.screens, key, language));
    const date = parseDate((given?.value ?? '').trim());
    if (!date) return refuse('date-form');
    const { exactTo } = question.attribute;
    if (exactTo === 'day' && date.day === undefined) return refuse('date-to-day');
    if (exactTo === 'month' && date.month === undefined) return refuse('date-to-month');
    return accepted(date);
  },
  sb2: (state, context) => sb2TextInput(state, context, valueOf(state)),
  sb1: (state) => sb1TextInput(state, lengths, valueOf(state)),
};

function valueOf({ typed, stored }: QuestionState) {
  if (typed) return typedValue(typed);
  return stored?.value?.kind === 'date' ? { id: '', value: formatDate(stored.value) } : emptyValue;
}
