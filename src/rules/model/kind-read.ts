import type { Position } from '../../documents/position.js';
import type { Expression } from './expression.js';
import { isStep } from './parts-of.js';

/** The attribute or fact whose kind may be what is wrong, as findings are about it, and where it is declared. */
export interface KindRead {
  readonly about: string;
  readonly declared: Position;
}

/** What a value reads at the end of its path, where that has a kind of its own. */
export function kindRead(expression: Expression): KindRead | undefined {
  if (isStep(expression)) return kindRead(expression.of);
  if (expression.node !== 'attribute') return undefined;
  const { object, fact, at } = expression.attribute;
  return { about: `kind ${object}.${fact}`, declared: at };
}
