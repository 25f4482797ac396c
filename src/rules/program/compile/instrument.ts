import type { Condition, Expression, NodeOf } from '../../model/expression.js';
import type { ParameterValue } from '../../model/parameter.js';
import type { FactValue } from '../../values/fact-value.js';
import type { Outcome } from '../../values/outcome.js';

/**
 * What a tool of authors puts into a program: what is compiled instead of a condition or a value, and who is told what
 * evaluation comes to. The service has none.
 */
export interface Instrument {
  /** By the condition or value that is written; what stands instead must not hold it again. */
  readonly instead?: ReadonlyMap<Condition | Expression, Condition | Expression>;
  /** A condition came to an outcome. */
  decided?(condition: Condition, outcome: Outcome): void;
  /** The two sides of a comparison that came to an outcome. */
  compared?(comparison: NodeOf<'comparison', Condition>, left: FactValue, right: FactValue): void;
  /** An operator of values went this way, of those that it has. */
  went?(operation: NodeOf<'operation', Expression>, way: number): void;
  /** The case of this number was taken. */
  chose?(choice: NodeOf<'choice', Expression>, index: number): void;
  /** The row of this number matched, or none did. */
  lookedUp?(table: ParameterValue, row: number | undefined): void;
}
