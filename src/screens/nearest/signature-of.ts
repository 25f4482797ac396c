import type { Condition, NodeOf } from '../../rules/model/expression.js';
import type { Instance } from '../../rules/program/program.js';
import { type FactValue, elementsOf, isDate } from '../../rules/values/fact-value.js';
import { partialDate } from '../../rules/values/partial-date.js';
import { valueOf } from './value-of.js';
import { type Visited, visitRead } from './visit-read.js';

/**
 * On which side of every limit a case stands that a condition draws: of each comparison which side is larger, of each
 * table between which rows. While an answer moves and this stays the same, so does the outcome; where it changes, there
 * is a limit between.
 */
export function signatureOf(condition: Condition, instance: Instance): string {
  return visitRead(condition, instance)
    .flatMap((visited) => {
      const { whole } = visited;
      if (whole.node === 'comparison') return comparisonMark(whole, visited);
      return whole.node === 'table' ? tableMark(whole, visited) : [];
    })
    .join(' ');
}

function comparisonMark(comparison: NodeOf<'comparison'>, visited: Visited): string {
  const { here, self } = visited;
  const truth = here.view.program.compileCondition(comparison).truth(here, self);
  const left = valueOf(comparison.left, visited);
  const right = comparison.right ? valueOf(comparison.right, visited) : true;
  const isStep = comparison.operator === 'multipleOf' || comparison.operator === 'notMultipleOf';
  return `${truth}${isStep ? multiplesIn(left, right) : sides(left, right)}`;
}

/** How many whole steps a number has. */
const multiplesIn = (left: FactValue, right: FactValue): string =>
  typeof left === 'number' && typeof right === 'number' ? String(Math.floor(left / right)) : '';

/** On which side of the right value, or of each of its elements, every left value lies. */
function sides(left: FactValue, right: FactValue): string {
  const rights = Array.isArray(right) ? elementsOf(right) : [right];
  const lefts = Array.isArray(left) ? elementsOf(left) : [left];
  return lefts.flatMap((a) => rights.map((b) => side(a, b))).join('');
}

function side(left: FactValue, right: FactValue): string {
  if (typeof left === 'number' && typeof right === 'number') return sign(left - right);
  if (!isDate(left) || !isDate(right)) return '';
  return (
    sign(partialDate.earliest(left) - partialDate.earliest(right)) +
    sign(partialDate.latest(left) - partialDate.latest(right))
  );
}

const sign = (difference: number): string => (difference < 0 ? '-' : difference > 0 ? '+' : '=');

/** Of each input of a table that has limits, between which of them it lies. */
function tableMark({ parameter, at }: NodeOf<'table'>, visited: Visited): string {
  const table = visited.here.view.program.parameterSet.values.get(parameter.name);
  const rows = table?.kind === 'table' ? table.rows : [];
  return (parameter.columns ?? [])
    .map(({ name }) => {
      const input = at[name];
      const value = input ? valueOf(input, visited) : '';
      return rows.map((row) => side(value, (row[name] ?? '') as FactValue)).join('');
    })
    .join('|');
}
