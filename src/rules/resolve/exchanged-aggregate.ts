import type { Expression } from '../model/expression.js';
import { type Position, placeOf } from '../../documents/position.js';
import { aggregates } from '../operators/aggregates.js';
import { refuse, type Site } from './site.js';
import { typeName } from './type-name.js';

/** What comes out of operators that look at the objects only. */
type Outcome = 'number' | 'truth';

/**
 * Tells of an own fact of a rule that is compared with what only another operator over the same objects gives, a count
 * with yes or no: the operator is the slip, where the fact is defined. Others may rest on a fact that is shared.
 */
export function refusesAggregate(left: Expression, wanted: Outcome, comparedAt: Position, site: Site): boolean {
  if (left.node !== 'derived' || left.fact.is.node !== 'aggregate' || left.type.kind === wanted) return false;
  const { name, is, at, type } = left.fact;
  const used = aggregates.get(is.aggregate);
  const meant = [...aggregates.values()].find(({ of, gives }) => of.length === 0 && gives === wanted);
  if (!site.scope.with?.factNames.has(name) || used?.of.length !== 0 || !meant) return false;
  const message = `${name} is ${typeName(type)} by its ${is.aggregate}; it is compared with what ${meant.name} gives (${placeOf(comparedAt)}): did you mean ${meant.name}?`;
  refuse(site, at, 'wrong-kind', message);
  return true;
}
