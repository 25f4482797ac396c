import type { FactType } from '../../model/expression.js';
import type { FactValue } from '../../values/fact-value.js';
import type { Outcome } from '../../values/outcome.js';

/**
 * What stands on the right: a value like the left one, a list of such values, one value like an element of the left
 * list, a range of numbers, or yes and no (`isKnown`, `isConfirmed`).
 */
export type RightSide = 'same' | 'list' | 'element' | 'range' | 'yesNo';

/** One operator of conditions (rule language, "Conditions"). */
export interface ComparisonOperator {
  readonly name: string;
  /** The operator that is true exactly when this one is false; `not` is pushed down to it. */
  readonly opposite: string;
  /** Value kinds the left side may have. */
  readonly left: readonly FactType['kind'][];
  readonly right: RightSide;
  /** Only made from `not`, never written. */
  readonly internal?: boolean;
  /** Gets values that are not there, too, instead of being unknown with them. */
  readonly readsGaps?: boolean;
  /** Both sides in the same unit. Elements of lists may be gaps. */
  test(left: FactValue, right: FactValue): Outcome;
}
