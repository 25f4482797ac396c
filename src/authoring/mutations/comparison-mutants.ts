import { decimal } from '../../rules/model/decimal.js';
import type { Condition, Expression, NodeOf } from '../../rules/model/expression.js';
import { oppositeDecorators, oppositeOf } from '../../rules/resolve/opposite-of.js';
import type { MutationKind } from './mutant.js';
import { shownCondition, shownValue } from '../../rules/operators/shown-condition.js';
import { stepOf } from '../../rules/model/step-of.js';

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
  if (right.type.kind !== 'number') return;
  const literal = right.node === 'literal' && typeof right.value === 'number' ? right.value : undefined;
  const step = stepOf(left, literal);
  for (const direction of directions[operator] ?? []) {
    const moved = movedLimit(right, literal, direction * step);
    const shown = `${shownCondition(comparison)} ${direction > 0 ? '+' : '-'} ${step}`;
    yield { kind: 'threshold', by: { ...comparison, right: moved }, ...(literal === undefined ? { shown } : {}) };
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

function* optionMutants(comparison: Comparison): Iterable<OtherCondition> {
  const { right } = comparison;
  if (right.node !== 'literal' || right.type.kind !== 'list' || !Array.isArray(right.value)) return;
  if (right.value.length < 2) return;
  const words = right.value as readonly (string | number)[];
  for (const word of words) {
    const by: Condition = { ...comparison, right: { ...right, value: words.filter((each) => each !== word) } };
    yield {
      kind: 'option',
      by,
      shown: `${shownCondition(comparison).replace(shownValue(right), 'the same')} without ${word}`,
    };
  }
}
