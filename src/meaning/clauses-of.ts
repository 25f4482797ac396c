import type { Condition, NodeOf } from '../rules/model/expression.js';
import { unfolded } from './not-true-of.js';

type Comparison = NodeOf<'comparison', Condition>;

/** So many clauses of one condition are looked at; one that has more is not judged by clauses. */
const mostClauses = 64;

/**
 * A condition as alternatives of comparisons that must all hold, facts that are conditions unfolded; undefined when
 * there are too many. What `atLeast` asks for stands as every choice.
 */
export function clausesOf(condition: Condition): readonly (readonly Comparison[])[] | undefined {
  try {
    return expanded(condition);
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}

class TooMany extends Error {}

function expanded(condition: Condition): readonly (readonly Comparison[])[] {
  switch (condition.node) {
    case 'always':
      return condition.value ? [[]] : [];
    case 'comparison': {
      const inner = unfolded(condition);
      return inner ? expanded(inner) : [[condition]];
    }
    case 'any':
      return few(condition.conditions.flatMap(expanded));
    case 'all':
      return product(condition.conditions.map(expanded));
    case 'atLeast':
      return few(choices(condition.conditions, condition.count).flatMap((chosen) => product(chosen.map(expanded))));
  }
}

const product = (parts: readonly (readonly (readonly Comparison[])[])[]): readonly (readonly Comparison[])[] =>
  parts.reduce<readonly (readonly Comparison[])[]>(
    (clauses, part) => few(clauses.flatMap((clause) => part.map((other) => [...clause, ...other]))),
    [[]],
  );

function few<Clause>(clauses: readonly Clause[]): readonly Clause[] {
  if (clauses.length > mostClauses) throw new TooMany();
  return clauses;
}

function choices<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}
