import type { Condition, Expression } from '../rules/model/expression.js';
import { choosersOf, partsOf } from '../rules/model/parts-of.js';

/** A value or a condition and all that is written in it, without what the facts are that it reads. */
export function* ownNodes(whole: Expression | Condition): Iterable<Expression | Condition> {
  yield whole;
  for (const part of partsOf(whole))
    if (part.from !== 'fact')
      for (const each of [...(part.of ? [part.of] : []), ...choosersOf(part)]) yield* ownNodes(each);
}
