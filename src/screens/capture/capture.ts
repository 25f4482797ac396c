import type { CaseReference } from '../../case/case.js';
import type { Source } from '../../case/source.js';
import type { CaseView } from '../../rules/program/program.js';
import type { GivenValue, InputContext, Meaning } from '../inputs/input.js';
import type { AskedQuestion } from '../questions/asked-question.js';
import type { Item, ItemKey } from '../questions/items.js';
import type { SourceProgram } from '../questions/source-program.js';
import type { Form } from '../questions/token.js';

/**
 * A case as somebody captures it: the one thing that is handed on from the request to the screen. Nobody changes it; a
 * step that changes the case, or learns more, hands on another with what it adds. The forms below are in their order.
 */
export interface Capture extends InputContext {
  readonly reference: CaseReference;
  /** The screens of the source type that captures. */
  readonly source: SourceProgram;
  readonly form: Form;
  /** The case as it is stored, or as it would be. `assess` looks at each of its states once. */
  readonly view: CaseView;
}

/** A capture at the screen that is answered. */
export interface OpenedCapture extends Capture {
  readonly from: ItemKey;
  /** Undefined when it has gone. */
  readonly item: Item | undefined;
}

/** A `userAction`, read. */
export interface Action extends OpenedCapture {
  readonly command: Command;
  readonly answers: readonly Answer[];
  /** What was answered of an item that has gone. */
  readonly lost: Refusals;
  /** Who answers: the case's source of this type, or the one that it gets on the first accepted answer. */
  readonly acting: Source;
  /** Unix seconds, stored with each answer. */
  readonly time: number;
  /** Whether what is not accepted keeps only itself from being stored (decisions, "Guided capture"). */
  readonly guided: boolean;
  /** Whether the case has changed since the screen was shown: then no answer is taken (613). */
  readonly outdated: boolean;
}

/** A `userAction` with what was done of it; its view is that of the changed case, its answers are those not dropped. */
export interface TakenAction extends Action {
  /** Whether the source takes part in the case from now on: it gave or cleared an answer, or changed objects. */
  readonly captured: boolean;
  readonly refusals: Refusals;
}

/** What is not accepted (608): why, by question id, or by the item's name when it is the command. */
export type Refusals = ReadonlyMap<string, string>;

/** A screen command (design of screens, "Moving"; decisions, "Capture"). */
export type Command =
  | { readonly kind: 'next' | 'previous' | 'refresh' | 'finish' }
  | { readonly kind: 'goto'; readonly item: ItemKey }
  | { readonly kind: 'add'; readonly type: number; readonly item: Item }
  | { readonly kind: 'delete'; readonly objectId: number; readonly item: Item }
  | { readonly kind: 'language'; readonly locale: string };

/** An answer: the question it belongs to, what was typed, and what that means. */
export interface Answer {
  readonly asked: AskedQuestion;
  readonly typed: readonly GivenValue[];
  readonly meaning: Meaning;
}
