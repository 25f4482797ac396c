import type {
  InputValue,
  OptionValue,
  Sb1Group,
  Sb1Question,
  Sb1Screen,
  Sb2Question,
  Screen,
} from '../screens/model/screen.js';
import { type Notice, partsOf } from './notice.js';

/** One value of an answer, as `userAction` takes it. */
export interface AnswerValue {
  readonly id: string;
  readonly value: string;
}

/** How a question is answered, in either screen form. */
export type Field =
  | {
      readonly kind: 'choice';
      readonly spread: boolean;
      readonly rows: number;
      readonly options: readonly OptionValue[];
    }
  | {
      readonly kind: 'text';
      readonly rows: number;
      readonly columns: number | undefined;
      readonly searchable: boolean;
      readonly value: InputValue;
    }
  | { readonly kind: 'list'; readonly columns: number | undefined; readonly values: readonly InputValue[] }
  | {
      readonly kind: 'number';
      readonly unit: string;
      readonly from: number | undefined;
      readonly to: number | undefined;
      readonly value: InputValue;
    };

/** A question as the client shows it, from either screen form. */
export interface Question {
  readonly id: string;
  /** To be read before it. */
  readonly notices: readonly Notice[];
  readonly text: string;
  readonly error: string;
  readonly mandatory: boolean;
  readonly editable: boolean;
  readonly field: Field;
}

/** SB2 gives no rendering hint: few options stand open. */
const mostOpenOptions = 5;

export function questionOfSb2({
  id,
  text: { text, error },
  selection,
  numberInput,
  textInput,
}: Sb2Question): Question | undefined {
  const input = selection ?? numberInput ?? textInput;
  const field = selection
    ? choice(selection.value.length <= mostOpenOptions, 1, selection.value)
    : numberInput
      ? ({
          kind: 'number',
          unit: numberInput.unit.name,
          from: numberInput.minVal,
          to: numberInput.maxVal,
          value: numberInput.value,
        } as const)
      : textInput && textField(textInput.value, textInput.rows, undefined, textInput.searchable);
  const { notices, question } = partsOf(text);
  return (
    input &&
    field && { id, notices, text: question, error, mandatory: input.mandatory, editable: input.editable, field }
  );
}

export function questionOfSb1({ id, name, selection, textInput }: Sb1Question): Question | undefined {
  const input = selection ?? textInput;
  const field = selection
    ? choice(selection.renderingHint === 'RadioButton', selection.noRows, selection.value)
    : textInput && textField(textInput.value, textInput.rows, textInput.columns, false);
  return (
    input &&
    field && {
      id,
      notices: [],
      text: name,
      error: input.error,
      mandatory: input.mandatory,
      editable: input.editable,
      field,
    }
  );
}

const choice = (spread: boolean, rows: number, options: readonly OptionValue[]): Field => ({
  kind: 'choice',
  spread,
  rows,
  options,
});

const textField = (
  value: InputValue | readonly InputValue[],
  rows: number,
  columns: number | undefined,
  searchable: boolean,
): Field =>
  isList(value) ? { kind: 'list', columns, values: value } : { kind: 'text', rows, columns, searchable, value };

const isList = (value: InputValue | readonly InputValue[]): value is readonly InputValue[] => Array.isArray(value);

export const isSb1 = (screen: Screen): screen is Sb1Screen => 'buttonRow' in screen;

/** The ids of all questions that a screen shows. */
export const questionIdsOf = (screen: Screen): readonly string[] =>
  (isSb1(screen) ? inGroup(screen.group) : screen.person.item.question).map(({ id }) => id);

const inGroup = ({ group = [], question = [] }: Sb1Group): readonly Sb1Question[] => [
  ...question,
  ...group.flatMap(inGroup),
];
