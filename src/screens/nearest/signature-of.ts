import type { Condition, NodeOf } from '../../rules/model/expression.js';
import type { Instance } from '../../rules/program/program.js';
import { type FactValue, elementsOf, isDate } from '../../rules/values/fact-value.js';
import { partialDate } from '../../rules/values/partial-date.js';
import { valueOf } from './value-of.js';
import { type Visited, visitRead } from './visit-read.js';

/** Of one comparison, or of one input of a table, on which side of each of its limits the case stands. */
type Mark = readonly (string | number)[];

/**
 * On which side of every limit a case stands that a condition draws: of each comparison which side is larger, of each
 * table between which rows. While an answer moves and this stays the same, so does the outcome; where it changes, there
 * is a limit between.
 */
export function signatureOf(condition: Condition, instance: Instance): string {
  const marks = visitRead(condition, instance).flatMap((visited): readonly Mark[] => {
    const { whole } = visited;
    if (whole.node === 'comparison') return [comparisonMark(whole, visited)];
    return whole.node === 'table' ? tableMarks(whole, visited) : [];
  });
  return JSON.stringify(marks);
}

function comparisonMark(comparison: NodeOf<'comparison'>, visited: Visited): Mark {
  const { here, self } = visited;
  const truth = here.view.program.compileCondition(comparison).truth(here, self);
  if (!comparison.right) return [truth];
  const left = valueOf(comparison.left, visited);
  const right = valueOf(comparison.right, visited);
  const isStep = comparison.operator === 'multipleOf' || comparison.operator === 'notMultipleOf';
  return [truth, ...(isStep ? [Math.floor(Number(left) / Number(right))] : sides(left, right))];
}

/** On which side of the right value, or of each of its elements, every left value lies. */
const sides = (left: FactValue, right: FactValue): readonly number[] =>
  valuesOf(left).flatMap((one) => valuesOf(right).flatMap((other) => side(one, other)));

const valuesOf = (value: FactValue): readonly FactValue[] => (Array.isArray(value) ? elementsOf(value) : [value]);

/**
 * Of two numbers which is larger, of two dates which begins later and which ends later; nothing of what has no order.
 */
function side(left: FactValue, right: FactValue): readonly number[] {
  if (typeof left === 'number' && typeof right === 'number') return [Math.sign(left - right)];
  const { earliest, latest } = partialDate;
  return isDate(left) && isDate(right)
    ? [Math.sign(earliest(left) - earliest(right)), Math.sign(latest(left) - latest(right))]
    : [];
}

/** Of each input of a table that has limits, between which of them it lies. */
function tableMarks({ parameter, at }: NodeOf<'table'>, visited: Visited): readonly Mark[] {
  const table = visited.here.view.program.parameterSet.values.get(parameter.name);
  const rows = table?.kind === 'table' ? table.rows : [];
  return Object.entries(at).map(([name, input]) => {
    const value = valueOf(input, visited);
    return rows.flatMap(({ [name]: limit }) => (limit === undefined ? [] : side(value, limit as FactValue)));
  });
}
