import { placeOf, type Position } from '../../documents/position.js';
import type { Condition, Expression } from '../../rules/model/expression.js';
import type { ParameterValue } from '../../rules/model/parameter.js';

/**
 * What is changed: an operator, a limit, a connective, a condition left out, turned round or without one of its words,
 * a row of a table, a case of choose.
 */
export const mutationKinds = [
  'operator',
  'threshold',
  'connective',
  'leaf',
  'negation',
  'option',
  'row',
  'case',
] as const;
export type MutationKind = (typeof mutationKinds)[number];

/** One change of the rules, as somebody could make it by mistake. */
export interface Mutant {
  readonly kind: MutationKind;
  /** Where the changed place is written. */
  readonly at: Position;
  /**
   * What it belongs to: `the rule end-age`, `the fact person.minor`, `the relation benefit.base`,
   * `the table lumpSumLimits of the parameter set 1`.
   */
  readonly owner: string;
  /** What was changed, as `age lessThan 18 becomes age lessThanInclusive 18`. */
  readonly change: string;
  readonly instead: Replacement;
}

export type Replacement =
  | { readonly of: 'condition'; readonly written: Condition; readonly by: Condition }
  /** `cases`: the numbers of the cases of a choice whose values are changed. */
  | { readonly of: 'choice'; readonly written: Expression; readonly by: Expression; readonly cases: readonly number[] }
  /** `row`: the number of the row that is changed or left out. */
  | {
      readonly of: 'table';
      readonly parameter: string;
      readonly row: number;
      readonly written: TableValue;
      readonly by: TableValue;
    };

export type TableValue = Extract<ParameterValue, { readonly kind: 'table' }>;

/** The same change in all systems that load the file. */
export const keyOf = ({ at, owner, change }: Mutant): string => `${placeOf(at)} ${owner} ${change}`;
