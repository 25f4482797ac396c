import type { FactValue } from '../../values/fact-value.js';

/** One operator over objects (rule language: `sum`, `count`, ...; keys `over`, `where`, `of`, `others`). */
export interface Aggregate {
  readonly name: string;
  /** What `of` must be; `nothing`: the operator looks at the objects only. */
  readonly of: 'number' | 'date' | 'nothing';
  /** What comes out: the type of `of`, a plain number, yes or no. */
  readonly gives: 'same' | 'number' | 'truth';
  /** An element that surely matches decides, whatever the others are. */
  readonly decidedByOne?: boolean;
  /** The values of the matching elements that are there (for `nothing`: one per element). */
  fold(values: readonly FactValue[]): FactValue;
}
