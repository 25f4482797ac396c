import { attributeLengths } from '../../rules/bounds/attribute-bounds.js';
import { messageText } from '../model/messages.js';
import { accepted, emptyValue, type Input, refused, type QuestionState, typedValue } from './input.js';
import { sb1TextInput, sb2TextInput } from './text-box.js';

/** A free text. */
export const textInput: Input = {
  kind: 'text',
  asks: ({ attribute }) => attribute.kind === 'string' || attribute.kind === 'internal',
  read([given], { question }, { rules, language }) {
    const text = given?.value ?? '';
    const { minimum, maximum } = attributeLengths(question.attribute);
    const length = [...text].length;
    if (length > maximum) return refused(messageText(rules.screens, 'text-too-long', language, { maximum }));
    if (length < minimum) return refused(messageText(rules.screens, 'text-too-short', language, { minimum }));
    return accepted({ kind: 'string', value: text });
  },
  sb2: (state, context) => sb2TextInput(state, context, valueOf(state)),
  sb1: (state) => sb1TextInput(state, attributeLengths(state.asked.question.attribute), valueOf(state)),
};

function valueOf({ typed, stored }: QuestionState) {
  if (typed) return typedValue(typed);
  return stored?.value?.kind === 'string' ? { id: '', value: stored.value.value } : emptyValue;
}
