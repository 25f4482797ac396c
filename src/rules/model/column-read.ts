import type { Expression, NodeOf } from './expression.js';

/** The column that a value reads in the end, along relations to one object. */
export function columnOf(expression: Expression): NodeOf<'column', Expression> | undefined {
  if (expression.node === 'column') return expression;
  if (expression.node === 'related') return expression.relation.kind === 'one' ? columnOf(expression.of) : undefined;
  return expression.node === 'this' || expression.node === 'case' ? columnOf(expression.of) : undefined;
}

/** The code of which a value is a column in the end, read along the same way. */
export function codeOf(expression: Expression): Expression {
  if (expression.node === 'column') return expression.of;
  return expression.node === 'related' || expression.node === 'this' || expression.node === 'case'
    ? { ...expression, of: codeOf(expression.of) }
    : expression;
}
