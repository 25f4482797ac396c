import type { FindingCode } from '../../../documents/finding-codes/finding-table.js';
import type { Catalogue } from '../../model/catalogue.js';
import type { Expression, FactType } from '../../model/expression.js';
import type { UnitSpec } from '../../model/unit.js';
import type { FactValue } from '../../values/fact-value.js';

/** How the operands of an operator are written. */
export type OperandForm =
  /** `add: [a, b]` */
  | { readonly form: 'list'; readonly least: number; readonly most: number }
  /** `abs: a` */
  | { readonly form: 'one' }
  /** `round: { value: a, decimals: 1 }`; options are numbers or words. */
  | { readonly form: 'named'; readonly options: Readonly<Record<string, 'number' | readonly string[]>> };

/** An operator where it is used, as its check sees it. */
export interface OperatorUse {
  readonly operator: string;
  readonly operands: readonly Expression[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Reports a finding of this code at the operator, or at an operand. */
  refuse(code: FindingCode, message: string, operand?: number, about?: string): undefined;
  /** A unit of the catalogue by its word. */
  unit(word: string): UnitSpec | undefined;
  /** A catalogue by its name, with what its entries have and inherit. */
  catalogue(name: string): Catalogue | undefined;
}

/** What comes out of an operator, and its operands brought to the units it reckons in. */
export interface CheckedOperation {
  readonly type: FactType;
  readonly operands: readonly Expression[];
  /** What evaluation needs to know beside the values; the written options when left out. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Ways that an operator can go, as its operands are: examples come to each. */
export interface OperatorWays {
  /** How many there are with so many operands. */
  count(operands: number): number;
  /** Which one it goes with these values; undefined: none in particular. */
  went(values: readonly FactValue[]): number | undefined;
  /** What an example does that comes to it: `takes the first operand of highest`. */
  said(way: number, operands: readonly string[]): string;
}

/** One operator of values (rule language, "Files, by example"). */
export interface ValueOperator {
  readonly name: string;
  readonly written: OperandForm;
  check(use: OperatorUse): CheckedOperation | undefined;
  /**
   * A declared `unit:` may give the result another unit: `made` whatever the units are that go in, `kept` where that of
   * its one operand is free.
   */
  readonly freeUnit?: 'made' | 'kept';
  /** Gets values that are not there, too; the others are not called with them. */
  readonly readsGaps?: boolean;
  /** Is known as soon as one operand is, and says nothing about the others; else all of them are known with it. */
  readonly knownByOne?: boolean;
  readonly ways?: OperatorWays;
  /**
   * Whether no values of ordinary size (program/ordinary.ts) make a failed one; `constants` are the operands that are
   * the same for all objects. Left out: it may fail.
   */
  neverFails?(constants: readonly (FactValue | undefined)[]): boolean;
  /** The values of the operands, in the units of their checked types. */
  evaluate(values: readonly FactValue[], options: Readonly<Record<string, unknown>>): FactValue;
}
