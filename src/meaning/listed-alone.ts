import type { Condition, NodeOf } from '../rules/model/expression.js';

type Comparison = NodeOf<'comparison', Condition>;

/** One of the values that a comparison lists, and what must be true together when it is that one. */
export interface ListedAlone {
  readonly comparison: Comparison;
  readonly value: string | number;
  readonly alone: readonly Condition[];
  /** The same with any of the values. */
  readonly withAny: readonly Condition[];
}

/**
 * The values that the lists (`in`) of a condition name, each with the conditions that hold beside its list: those of
 * the groups around it of which all must hold. `beside`: what holds besides.
 */
export function* listedAlone(whole: Condition, beside: readonly Condition[]): Iterable<ListedAlone> {
  if (whole.node === 'all')
    for (const each of whole.conditions)
      yield* listedAlone(each, [...beside, ...whole.conditions.filter((other) => other !== each)]);
  else if (whole.node === 'any' || whole.node === 'atLeast')
    for (const each of whole.conditions) yield* listedAlone(each, beside);
  else if (whole.node === 'comparison') yield* valuesOf(whole, beside);
}

function* valuesOf(comparison: Comparison, beside: readonly Condition[]): Iterable<ListedAlone> {
  const { operator, decorator, right } = comparison;
  if (operator !== 'in' || decorator || right.node !== 'literal' || right.type.kind !== 'list') return;
  const values = right.value as readonly (string | number)[];
  if (values.length < 2) return;
  const type = right.type.of;
  for (const value of values)
    yield {
      comparison,
      value,
      alone: [...beside, { ...comparison, operator: 'equal', right: { node: 'literal', value, type } }],
      withAny: [...beside, comparison],
    };
}

/** One of several alternatives, and what must be true together when it is that one. */
export interface AlternativeAlone {
  readonly alternative: Condition;
  readonly alone: readonly Condition[];
  /** The same with any of them. */
  readonly withAny: readonly Condition[];
}

/** The alternatives (`any`) of a condition, each with the conditions that hold beside it, as {@link listedAlone}. */
export function* alternativesAlone(whole: Condition, beside: readonly Condition[]): Iterable<AlternativeAlone> {
  if (whole.node === 'all')
    for (const each of whole.conditions)
      yield* alternativesAlone(each, [...beside, ...whole.conditions.filter((other) => other !== each)]);
  else if (whole.node === 'any')
    for (const each of whole.conditions) {
      yield { alternative: each, alone: [...beside, each], withAny: [...beside, whole] };
      yield* alternativesAlone(each, beside);
    }
}
