import type { AskedQuestion } from '../questions/asked-question.js';
import type { InputValue, Sb1TextInput, Sb2TextInput } from '../model/screen.js';
import { common, type InputContext, type QuestionState } from './input.js';

/** A text input of SB2 with a value, and with what it may mean where that must be chosen. */
export function sb2TextInput(
  state: QuestionState,
  { language }: InputContext,
  value: Sb2TextInput['value'],
  choices?: readonly InputValue[],
): { readonly textInput: Sb2TextInput } {
  const { id, editable, mandatory, error } = common(state);
  const { rows, searchable } = state.asked.question.definition;
  return {
    textInput: { id, editable, mandatory, error, rows, language, searchable, value, ...(choices && { choices }) },
  };
}

/** How wide an SB1 text input is, and how many characters it takes. */
export interface Lengths {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * A text input of SB1 with a value; as wide as its longest content, at most 40 characters, unless the screen file says
 * otherwise.
 */
export function sb1TextInput(
  state: QuestionState,
  lengths: Lengths,
  value: InputValue | readonly InputValue[],
  choices?: readonly InputValue[],
): { readonly textInput: Sb1TextInput } {
  const { id, editable, mandatory, error } = common(state);
  const { rows } = state.asked.question.definition;
  const columns = columnsOf(state.asked, lengths.maximum);
  return {
    textInput: {
      columns,
      rows,
      editable,
      minLength: lengths.minimum,
      maxLength: lengths.maximum,
      id,
      error,
      mandatory,
      value,
      ...(choices && { choices }),
    },
  };
}

const widest = 40;
const columnsOf = ({ question }: AskedQuestion, maximum: number): number =>
  question.definition.columns ?? Math.min(maximum, widest);
