import type { Condition, DerivedFact, Expression, RelationPath } from '../../rules/model/expression.js';
import type { Parameter } from '../../rules/model/parameter.js';
import type { Block } from './in-words.js';
import type { Naming } from './naming.js';

/** Who tells conditions and values, as those see him who tell one kind of them. */
export interface Teller {
  readonly naming: Naming;
  /** The kind of object that `this` means in what is told now. */
  readonly self: string;
  /** A value in one line; what does not fit into one stands below, under a letter. */
  line(value: Expression): string;
  /** A value with what stands below it. */
  block(value: Expression): Block;
  condition(condition: Condition): Block;
  /** The name of a derived fact, which is told below; undefined where it has none. */
  fact(fact: DerivedFact): string | undefined;
  /** The name of a relation; one that chooses is told below. */
  relation(relation: RelationPath): string;
  /** The name of a parameter, whose values stand below. */
  parameter(parameter: Parameter): string;
}
