import type { Guide, GuideQuestion } from '../screens/model/guide.js';
import type {
  InputValue,
  OptionValue,
  Sb1Inputs,
  Sb1Question,
  Sb1Screen,
  Sb2Inputs,
  Sb2Question,
  Sb2TextInput,
  Screen,
} from '../screens/model/screen.js';
import { shownDate, shownNumber } from './forms.js';
import { type Notice, partsOf } from './notice.js';

/** One value of an answer, as `userAction` takes it. */
export interface AnswerValue {
  readonly id: string;
  readonly value: string;
}

/** What is read of a question beside its answer: it stops nobody. */
export interface Note {
  readonly severity: 'warning' | 'information';
  readonly message: string;
}

/** Where entries are searched. */
export interface Searched {
  readonly catalogue: string;
  readonly csp: number;
  /** What is chosen for what is in no list. */
  readonly notListed: InputValue | undefined;
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
      /** Where it is searched. */
      readonly searched: Searched | undefined;
      readonly maxLength: number | undefined;
      readonly value: InputValue;
      /** What the words typed may mean. */
      readonly choices: readonly InputValue[];
    }
  | { readonly kind: 'date'; readonly value: InputValue }
  | {
      readonly kind: 'list';
      readonly searched: Searched | undefined;
      readonly columns: number | undefined;
      readonly values: readonly InputValue[];
      readonly choices: readonly InputValue[];
      /** All that there is, where that is little. */
      readonly options: readonly InputValue[];
    }
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
  /** What stops: not accepted, not answered, an error of a rule. Empty when there is none. */
  readonly error: string;
  /** What is to be thought about, or known. */
  readonly remarks: readonly Note[];
  /** What was answered just now is not accepted, and not stored. */
  readonly refused: boolean;
  /** What stands in it was typed and is not stored: it is shown as it was written. */
  readonly typed?: boolean;
  /** With the answer that somebody else has stored meanwhile. */
  readonly conflict?: Question;
  readonly mandatory: boolean;
  readonly editable: boolean;
  readonly field: Field;
}

/** What is asked for the unit of a number in SB1 has the id of the number with this behind it. */
export const unitSuffix = '.unit';

/** SB2 gives no rendering hint: few options stand open. */
const mostOpenOptions = 7;

/** What the guide says of a question, and the words for one that is open. */
export class Told {
  constructor(
    private readonly guide: Pick<Guide, 'questions' | 'findings' | 'csp'>,
    private readonly pleaseAnswer: string,
  ) {}

  kindOf(id: string): GuideQuestion['kind'] | undefined {
    return this.#of(id)?.kind;
  }
  /** Where a question is searched. */
  searchedOf(id: string): Searched | undefined {
    const { catalogue, notListed } = this.#of(id) ?? {};
    return catalogue === undefined ? undefined : { catalogue, csp: this.guide.csp, notListed };
  }
  /** All that can be chosen, where it is little. */
  optionsOf(id: string): readonly InputValue[] {
    return this.#of(id)?.options ?? [];
  }
  maxLengthOf(id: string): number | undefined {
    return this.#of(id)?.maxLength;
  }

  /** `error`: all that the screen says of it in one text. */
  about(id: string, error: string): Pick<Question, 'error' | 'remarks' | 'refused'> {
    const { refused = false, open = false } = this.#of(id) ?? {};
    const findings = this.guide.findings.filter(({ questions }) => questions.includes(id));
    const stopping = findings.filter(({ severity }) => severity === 'error' || severity === 'incomplete');
    const errors = [...(open ? [this.pleaseAnswer] : []), ...stopping.map(({ message }) => message)];
    return {
      error: refused ? error : errors.join(' '),
      remarks: findings.flatMap(({ severity, message }) =>
        severity === 'warning' || severity === 'information' ? [{ severity, message }] : [],
      ),
      refused,
    };
  }

  #of(id: string): GuideQuestion | undefined {
    return this.guide.questions.find((question) => question.id === id);
  }
}

/** What the inputs of the questionnaire form are here. */
const fieldsOfSb2: FieldsOf<Sb2Inputs> = {
  selection: ({ value }) => choice(value.length <= mostOpenOptions, 1, value),
  numberInput: ({ unit, minVal, maxVal, value }) => ({
    kind: 'number',
    unit: unit.name,
    from: minVal,
    to: maxVal,
    value,
  }),
  textInput: (input, id, told) => textField(input, undefined, input.searchable, id, told),
};

export function questionOfSb2(asked: Sb2Question, told: Told): Question {
  const { notices, question } = partsOf(asked.text.text);
  return { notices, text: question, ...answered(asked, fieldsOfSb2, told) };
}

/** What the inputs of a form are here. */
const fieldsOfSb1: FieldsOf<Sb1Inputs> = {
  selection: ({ renderingHint, noRows, value }) => choice(renderingHint === 'RadioButton', noRows, value),
  textInput: (input, id, told) => textField(input, input.columns, told.kindOf(id) === 'search', id, told),
};

export function questionOfSb1(asked: Sb1Question, told: Told): Question {
  return { notices: [], text: asked.name, ...answered(asked, fieldsOfSb1, told) };
}

/** What is made of each input that a question may have. */
type FieldsOf<Inputs> = {
  readonly [K in keyof Inputs]-?: (input: NonNullable<Inputs[K]>, id: string, told: Told) => Field;
};

/** What every input says. */
interface AnyInput {
  readonly error: string;
  readonly mandatory: boolean;
  readonly editable: boolean;
}

/** A question by the one input that it has, and what the guide says of it. */
function answered<Inputs extends { readonly [K in keyof Inputs]?: AnyInput | undefined }>(
  asked: Inputs & { readonly id: string },
  fields: FieldsOf<Inputs>,
  told: Told,
): Omit<Question, 'notices' | 'text'> {
  const { id } = asked;
  for (const name of Object.keys(fields) as (keyof Inputs)[]) {
    const input = asked[name];
    if (!input) continue;
    const { error, mandatory, editable } = input;
    return { id, ...told.about(id, error), mandatory, editable, field: fields[name](input, id, told) };
  }
  throw new Error(`the question ${id} has no input that is known here`);
}

const choice = (spread: boolean, rows: number, options: readonly OptionValue[]): Field => ({
  kind: 'choice',
  spread,
  rows,
  options,
});

function textField(
  { value, rows, choices = [] }: Pick<Sb2TextInput, 'value' | 'rows' | 'choices'>,
  columns: number | undefined,
  searchable: boolean,
  id: string,
  told: Told,
): Field {
  const [kind, searched] = [told.kindOf(id), told.searchedOf(id)];
  if (isList(value)) return { kind: 'list', searched, columns, values: value, choices, options: told.optionsOf(id) };
  if (kind === 'date') return { kind, value };
  if (kind === 'number') return { kind, unit: '', from: undefined, to: undefined, value };
  return { kind: 'text', searched, rows, columns, searchable, maxLength: told.maxLengthOf(id), value, choices };
}

const isList = (value: InputValue | readonly InputValue[]): value is readonly InputValue[] => Array.isArray(value);

export const isSb1 = (screen: Screen): screen is Sb1Screen => 'buttonRow' in screen;

/** The same question with another answer in it. */
export const withValues = (question: Question, values: readonly AnswerValue[]): Question => ({
  ...question,
  field: fieldWith(question.field, values),
});

function fieldWith(field: Field, values: readonly AnswerValue[]): Field {
  if (field.kind === 'choice')
    return {
      ...field,
      options: field.options.map((option) => ({ ...option, selected: values.some(({ id }) => id === option.id) })),
    };
  if (field.kind === 'list') return { ...field, values: values.map((value) => named(value, field.values)) };
  const [value = { id: '', value: '' }] = values;
  return { ...field, value: named(value, [field.value]) };
}

/** An entry that is answered by its key keeps its name, where that is known. */
const named = (value: AnswerValue, known: readonly InputValue[]): InputValue =>
  known.find(({ id }) => id !== '' && id === value.id) ?? value;

/** What is answered, as a person reads it. */
export function answerText({ field }: Question, language: string): readonly string[] {
  switch (field.kind) {
    case 'choice':
      return field.options.filter(({ selected }) => selected).map(({ value }) => value);
    case 'list':
      return field.values.map(shownText);
    case 'date':
      return field.value.value === '' ? [] : [shownDate(field.value.value, language)];
    case 'number':
      return field.value.value === '' ? [] : [`${shownNumber(field.value.value, language)} ${field.unit}`.trim()];
    case 'text':
      return shownText(field.value) === '' ? [] : [shownText(field.value)];
  }
}

/** What has no name any more is shown by its key. */
export const shownText = ({ id, value }: InputValue): string => (value === '' ? id : value);
