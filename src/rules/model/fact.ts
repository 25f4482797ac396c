import type { Expression, FactType } from '../expressions/expression.js';
import type { Position } from './position.js';
import type { Example } from './rule.js';

/** A derived fact of an object kind (rule language, `facts/<topic>.yaml`), resolved. */
export interface DerivedFact {
  readonly name: string;
  readonly scope: string;
  readonly type: FactType;
  readonly is: Expression;
  /** Index into an instance's slots, after those of the attributes. */
  readonly slot: number;
  readonly examples?: readonly Example[];
  readonly at: Position;
}
