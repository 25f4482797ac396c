import { decimal } from '../../rules/model/decimal.js';
import type { Condition, Expression, NodeOf } from '../../rules/model/expression.js';
import { oppositeDecorators, oppositeOf } from '../../rules/resolve/opposite-of.js';
import { wordsOf } from '../../rules/examples/parts-left-out.js';
import type { MutationKind } from './mutant.js';
import { shownCondition, shownValue } from '../../rules/operators/shown-condition.js';
import { stepOf } from '../../rules/model/step-of.js';
import { edgesOf } from '../../rules/operators/edges-of.js';
import { partialDate } from '../../rules/values/partial-date.js';

type Comparison = NodeOf<'comparison', Condition>;

/** Another comparison that could stand there, with what kind of mistake it is. */
export interface OtherCondition {
  readonly kind: MutationKind;
  readonly by: Condition;
  /** What it would say, where `by` does not show it. */
  readonly shown?: string;
}

/** Operators that differ only where both sides are alike. */
const besides: Readonly<Record<string, string>> = {
  lessThan: 'lessThanInclusive',
  lessThanInclusive: 'lessThan',
  greaterThan: 'greaterThanInclusive',
  greaterThanInclusive: 'greaterThan',
  before: 'notAfter',
  notAfter: 'before',
  after: 'notBefore',
  notBefore: 'after',
};

/** Where a limit is moved to: not to where it does the same as the operator beside it. */
const directions: Readonly<Record<string, readonly (1 | -1)[]>> = {
  lessThan: [-1],
  lessThanInclusive: [1],
  greaterThan: [1],
  greaterThanInclusive: [-1],
  equal: [1, -1],
  notEqual: [1, -1],
  multipleOf: [1],
  notMultipleOf: [1],
  before: [-1],
  notAfter: [1],
  after: [1],
  notBefore: [-1],
};

/**
 * A comparison with the operator beside its own, another limit, the opposite outcome, or without one of the words that
 * it lists.
 */
export function* comparisonMutants(comparison: Comparison): Iterable<OtherCondition> {
  const { operator, decorator } = comparison;
  const beside = besides[operator];
  if (beside !== undefined) yield { kind: 'operator', by: { ...comparison, operator: beside } };
  if (decorator) yield { kind: 'operator', by: { ...comparison, decorator: oppositeDecorators[decorator] } };
  yield { kind: 'negation', by: oppositeOf(comparison) };
  yield* thresholdMutants(comparison);
  yield* optionMutants(comparison);
}

function* thresholdMutants(comparison: Comparison): Iterable<OtherCondition> {
  const { operator, left, right } = comparison;
  const literal = right.node === 'literal' ? right.value : undefined;
  if (right.type.kind === 'range') {
    yield* Array.isArray(literal) ? endMutants(comparison, literal as readonly number[]) : movedRanges(comparison);
    return;
  }
  const isDay = right.type.kind === 'date' && edgesOf(comparison).length > 0;
  if (right.type.kind !== 'number' && !isDay) return;
  const number = typeof literal === 'number' ? literal : undefined;
  const step = isDay ? 1 : stepOf(left, number);
  for (const direction of directions[operator] ?? []) {
    const moved = isDay ? movedDay(right, direction) : movedLimit(right, number, direction * step);
    const shown = `${shownCondition(comparison)} ${direction > 0 ? '+' : '-'} ${step}${isDay ? ' day' : ''}`;
    yield { kind: 'threshold', by: { ...comparison, right: moved }, ...(moved.node === 'literal' ? {} : { shown }) };
  }
}

/** Each end of a range that is written down, a step to either side. */
function* endMutants(comparison: Comparison, ends: readonly number[]): Iterable<OtherCondition> {
  const step = stepOf(comparison.left, ends[0]);
  for (const index of ends.keys())
    for (const direction of [1, -1]) {
      const value = ends.map((end, other) => (other === index ? decimal(end + direction * step) : end));
      yield { kind: 'threshold', by: { ...comparison, right: { ...comparison.right, value } as Expression } };
    }
}

/** A range that a parameter gives, moved as a whole: what is compared with it, moved the other way. */
function* movedRanges(comparison: Comparison): Iterable<OtherCondition> {
  const { left } = comparison;
  const step = stepOf(left, undefined);
  for (const direction of [1, -1]) {
    const by: Condition = { ...comparison, left: movedLimit(left, undefined, -direction * step) };
    yield { kind: 'threshold', by, shown: `${shownCondition(comparison)} ${direction > 0 ? '+' : '-'} ${step}` };
  }
}

function movedLimit(right: Expression, literal: number | undefined, by: number): Expression {
  const { type } = right;
  if (literal !== undefined) return { node: 'literal', value: decimal(literal + by), type };
  return {
    node: 'operation',
    operator: 'add',
    operands: [right, { node: 'literal', value: by, type }],
    options: {},
    type,
  };
}

function movedDay(right: Expression, direction: 1 | -1): Expression {
  const { type } = right;
  const date =
    right.node === 'literal' && typeof right.value === 'object' && 'year' in right.value ? right.value : undefined;
  if (date && partialDate.isExact(date))
    return { node: 'literal', value: partialDate.ofDay(partialDate.earliest(date) + direction), type };
  return {
    node: 'operation',
    operator: direction > 0 ? 'addTime' : 'subtractTime',
    operands: [right, { node: 'literal', value: 1, type: { kind: 'number' } }],
    options: { unit: 'day' },
    type,
  };
}

function* optionMutants(comparison: Comparison): Iterable<OtherCondition> {
  for (const { by, without } of wordsOf(comparison)) {
    const shown = `${shownCondition(comparison).replace(shownValue(comparison.right), 'the same')} without ${without}`;
    yield { kind: 'option', by, shown };
  }
}
