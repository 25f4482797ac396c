import { nowhere } from '../documents/position.js';
import type { Condition, Expression, NodeOf } from '../rules/model/expression.js';

/** A comparison that nobody wrote, to ask whether it can be true. */
export const unwritten = (left: Expression, operator: string, right: Expression): NodeOf<'comparison', Condition> => ({
  node: 'comparison',
  operator,
  decorator: undefined,
  left,
  leftName: '',
  right,
  rightName: undefined,
  at: nowhere,
});
