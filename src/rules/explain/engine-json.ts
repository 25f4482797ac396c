import type { Condition, Expression, Literal } from '../model/expression.js';

/**
 * The side of a condition that json-rules-engine accepts: a group at the root, comparisons with fact, operator and
 * value.
 */
export type EngineCondition =
  | { readonly all: readonly EngineCondition[] }
  | { readonly any: readonly EngineCondition[] }
  | { readonly fact: string; readonly operator: string; readonly value: EngineValue };

export type EngineValue = Literal | { readonly fact: string };
export type EngineRoot = Exclude<EngineCondition, { fact: string }>;

/**
 * A resolved condition as json-rules-engine condition JSON: a single comparison stands in `all`. `true` and `false`
 * have no such JSON: undefined.
 */
export function toEngineJson(condition: Condition): EngineRoot | undefined {
  if (condition.node === 'always') return undefined;
  const json = nodeOf(condition);
  return 'fact' in json ? { all: [json] } : json;
}

function nodeOf(condition: Exclude<Condition, { node: 'always' }>): EngineCondition {
  if (condition.node === 'comparison') {
    const { decorator, operator, leftName, rightName, right } = condition;
    const value = rightName === undefined ? literalOf(right) : { fact: rightName };
    return { fact: leftName, operator: decorator ? `${decorator}:${operator}` : operator, value };
  }
  // The loader folds true and false away, so that groups have none.
  const inner = condition.conditions.filter((one) => one.node !== 'always').map(nodeOf);
  if (condition.node === 'atLeast') return { any: choicesOf(inner, condition.count).map((all) => ({ all })) };
  return condition.node === 'all' ? { all: inner } : { any: inner };
}

/** Every choice of so many of a list, in its order. */
function choicesOf<T>(list: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return list.flatMap((one, index) => choicesOf(list.slice(index + 1), count - 1).map((others) => [one, ...others]));
}

function literalOf(right: Expression): Literal {
  if (right.node !== 'literal') throw new Error('a right side without a name must be a literal');
  return right.value;
}
