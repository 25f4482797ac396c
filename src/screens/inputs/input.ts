import type { CaseAttribute } from '../../case/case-object.js';
import type { Value } from '../../case/values/value.js';
import type { Entry } from '../../rules/model/catalogue.js';
import type { AskedQuestion } from '../questions/asked-question.js';
import type { CompiledQuestion } from '../questions/compiled-screen.js';
import type { GuideQuestion } from '../model/guide.js';
import type { InputValue, Sb1Inputs, Sb2Inputs } from '../model/screen.js';
import type { CaseRules } from '../model/systems.js';

/** One entry of `answers[].values` (specification, `/userAction`); what was left out is empty. */
export interface GivenValue {
  readonly id: string;
  readonly value: string;
  readonly unit: string;
}

/** No value, or one that is empty, clears. */
export const clears = (values: readonly GivenValue[]): boolean =>
  values.length <= 1 && values.every(({ id, value }) => id === '' && value.trim() === '');

/** What an input kind works with, beside the question: the rules, and the language of the capture. */
export interface InputContext {
  readonly rules: CaseRules;
  readonly language: string;
}

/** What an answer means: how it is to be stored (`undefined` clears), or why it is not accepted (608). */
export type Meaning =
  | { readonly kind: 'value'; readonly value: Value | undefined }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  | { readonly kind: 'object'; readonly id: number | undefined }
  | { readonly kind: 'refused'; readonly reason: string };

/** A question as it is to be shown. */
export interface QuestionState {
  readonly asked: AskedQuestion;
  readonly mandatory: boolean;
  /** Empty when there is none. */
  readonly error: string;
  readonly stored: CaseAttribute | undefined;
  /** What was typed and not accepted: shown again instead of what is stored. */
  readonly typed: readonly GivenValue[] | undefined;
}

/** A kind of input: how an answer is read and how the question looks in both screen forms. One file each. */
export interface Input {
  /** How it is answered, as the guide of a capture says it. */
  readonly kind: GuideQuestion['kind'];
  /** Whether this can be asked with it. */
  asks(question: CompiledQuestion): boolean;
  /** `values` holds at least one entry that is not empty; clearing is settled before. */
  read(values: readonly GivenValue[], asked: AskedQuestion, context: InputContext): Meaning;
  sb2(state: QuestionState, context: InputContext): Sb2Inputs;
  sb1(state: QuestionState, context: InputContext): Sb1Inputs;
}

/** The members that every input has, in both forms. */
export function common({ asked, mandatory, error }: QuestionState): {
  readonly id: string;
  readonly editable: boolean;
  readonly mandatory: boolean;
  readonly error: string;
} {
  return { id: asked.id, editable: asked.question.definition.editable, mandatory, error };
}

export const emptyValue: InputValue = { id: '', value: '' };

/** What was typed, as an input shows it again. */
export const typedValue = (typed: readonly GivenValue[]): InputValue => ({
  id: typed[0]?.id ?? '',
  value: typed[0]?.value ?? '',
});

export const refused = (reason: string): Meaning => ({ kind: 'refused', reason });
export const accepted = (value: Value): Meaning => ({ kind: 'value', value });
