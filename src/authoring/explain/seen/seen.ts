import type { Position } from '../../../documents/position.js';
import type { Truth } from '../../../rules/values/outcome.js';

/** A value as it was seen in a case. */
export interface SeenValue {
  /** As a person reads it: "34 years", "termLife", "2026.03", "not answered". */
  readonly text: string;
  /** Numbers in `unit`, codes as words, dates as YYYY.MM.DD, lists of these; null: it is not there. */
  readonly raw: RawValue;
  /** The word of the unit in which a number is. */
  readonly unit?: string;
  /** Why it is not there (rule language, "Three values, and what is not there"). */
  readonly absent?: { readonly kind: 'open' | 'failed' | 'inexact' | 'none'; readonly reason: string };
}

export type RawValue = number | string | boolean | null | readonly RawValue[];

/** An object of the case. */
export interface SeenObject {
  readonly id: number;
  readonly kind: string;
}

/** A value with what it comes from. */
export interface SeenTerm {
  /** As a rule says it: a path, an operator. */
  readonly name: string;
  readonly value: SeenValue;
  /**
   * What it is: an `answer` of an object, what stands for an answer that is not there (`assumed`), a derived `fact`, a
   * `parameter`, a `column` of an entry, what the service knows itself (`environment`), what stands there (`literal`),
   * or how it is `computed`.
   */
  readonly is:
    | 'answer'
    | 'assumed'
    | 'fact'
    | 'parameter'
    | 'column'
    | 'environment'
    | 'literal'
    | 'computed'
    | 'object';
  /** The object that it is read from; left out for what is read from none. */
  readonly object?: SeenObject;
  /** Where it is written: the fact, the value of the parameter, the entry of the catalogue. */
  readonly at?: Position;
  /** Of a fact: its key in `facts` of the explanation, which says what it is computed from. */
  readonly fact?: string;
  /** Of an answer in another unit than the declared one: as it was given. */
  readonly entered?: string;
  /** What it is computed from. */
  readonly from?: readonly SeenTerm[];
  /** Of a table: the row that matched. */
  readonly row?: SeenRow;
  /** Of an operator over objects: each object that it looked at. */
  readonly objects?: readonly SeenElement[];
  /** Of a condition that is a value. */
  readonly condition?: SeenCondition;
  /** Of a choice: the cases up to the one that was taken. */
  readonly cases?: readonly { readonly when?: SeenCondition; readonly is?: SeenTerm }[];
}

export interface SeenRow {
  /** Its number, from 1. */
  readonly number: number;
  /** Left out where no file has it. */
  readonly at?: Position;
}

/** An object that an operator over objects looked at. */
export interface SeenElement {
  readonly object: SeenObject;
  /** Whether it counts; without `where` each does. */
  readonly counts: Truth;
  readonly where?: SeenCondition;
  readonly of?: SeenTerm;
}

/** A condition with the outcome of each of its parts. */
export type SeenCondition =
  | { readonly node: 'always'; readonly truth: Truth }
  | {
      readonly node: 'all' | 'any' | 'atLeast';
      readonly truth: Truth;
      /** So many must hold: of `atLeast`. */
      readonly count?: number;
      readonly conditions: readonly SeenCondition[];
    }
  | {
      readonly node: 'comparison';
      readonly truth: Truth;
      readonly at: Position;
      /** With `someFact:` or `everyFact:` in front of it where it is so. */
      readonly operator: string;
      readonly left: SeenTerm;
      readonly right: SeenTerm;
    };

/** A derived fact of an object, once for all that read it. */
export interface SeenFact {
  readonly name: string;
  readonly object: SeenObject;
  readonly value: SeenValue;
  readonly at: Position;
  readonly from: SeenTerm;
}
