import type { Condition, Expression } from '../../model/expression.js';
import { partsOf } from '../../model/parts-of.js';

type Whole = Expression | Condition;

/** What a node costs beside its parts, in comparisons of a stored number: roughly, only the order matters. */
const costs: { readonly [K in Whole['node']]?: number } = {
  related: 6,
  size: 6,
  operation: 6,
  column: 8,
  derived: 12,
  table: 30,
  aggregate: 40,
};

function costOf(whole: Whole): number {
  const parts = whole.node === 'derived' ? [] : partsOf(whole);
  return parts.reduce((sum, { of }) => sum + (of ? costOf(of) : 0), costs[whole.node] ?? 1);
}

/** Conditions by what it costs to look at them; those that cost alike stay in their order. */
export const cheapestFirst = (conditions: readonly Condition[]): readonly Condition[] =>
  conditions
    .map((condition) => ({ condition, cost: costOf(condition) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ condition }) => condition);
