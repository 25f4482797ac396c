import type { Expression } from '../model/expression.js';
import { isStep } from '../model/parts-of.js';
import { aggregates } from '../operators/aggregates.js';

interface Named {
  readonly expression: Expression;
  readonly name: string;
}

const listsObjects = (is: Expression): boolean =>
  is.node === 'aggregate' && aggregates.get(is.aggregate)?.gives === 'list';

/**
 * What an operator that asks for presence asks about: attributes (those with `absentMeans` as they are stored),
 * columns, parts of dates, relations and lists over objects, at the end of a path too; undefined for everything else,
 * which is known by construction or unknown for reasons of its own.
 */
export function knownForm(expression: Expression, name: string): Named | undefined {
  if (isStep(expression)) {
    const inner = knownForm(expression.of, name);
    return inner && { expression: { ...expression, of: inner.expression }, name: inner.name };
  }
  if (expression.node === 'column' || expression.node === 'object') return { expression, name };
  // Whether a date is exact to the month or the day; which elements a list of objects surely has.
  if (expression.node === 'datePart') return knownForm(expression.of, name) && { expression, name };
  if (expression.node === 'derived' && listsObjects(expression.fact.is)) return { expression, name };
  if (expression.node !== 'attribute') return undefined;
  return expression.aspect === 'value' && expression.attribute.absentMeans !== undefined
    ? { expression: { ...expression, aspect: 'stored' }, name: `${name}.stored` }
    : { expression, name };
}
