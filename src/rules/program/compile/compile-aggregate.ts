import { Gap, UNDECIDED } from '../../values/gap.js';
import type { FactValue } from '../../values/fact-value.js';
import type { NodeOf } from '../../model/expression.js';
import { aggregates, type Aggregate } from '../../operators/aggregates.js';
import { Outcome } from '../../values/outcome.js';
import type { CaseInstance } from '../evaluated-view.js';
import { type Candidates, candidatesOf } from './sibling-index.js';
import { missingOnWay, type Walk, walkOf } from './walk-ways.js';
import { missingOf } from './missing.js';
import type { Compiler, Formula } from './compiled.js';

/**
 * An operator over objects: the elements of `over` whose `where` is true, and what `of` is in each. Unknown while it is
 * unknown whether an element counts, or with what; a value that is none contributes nothing.
 */
export function compileAggregate(node: NodeOf<'aggregate'>, compiler: Compiler, label: string): Formula {
  const aggregate = aggregates.get(node.aggregate) as Aggregate;
  const ways = node.over.map((relation) => compiler.way(relation));
  const { walk, candidates } = elementsFrom(node, compiler);
  const where = node.where && compiler.condition(node.where);
  const of = node.of && compiler.value(node.of, label);
  const start = ({ from }: NodeOf<'aggregate'>, instance: CaseInstance, self: CaseInstance): CaseInstance =>
    from === 'this' ? self : from === 'case' ? instance.view.root : instance;
  const value: Formula['value'] = (instance, self) => {
    const reached = walk(start(node, instance, self));
    if (reached instanceof Gap) return reached;
    const elements = candidates(reached, self);
    const values: FactValue[] = [];
    let unknown: Gap | undefined;
    const add = (one: FactValue): void => {
      if (!(one instanceof Gap) || (aggregate.keepsGaps && one.kind !== 'none')) values.push(one);
      else if (one.kind !== 'none') unknown ??= one;
    };
    for (const element of elements) {
      if (node.others && element === instance) continue;
      const outcome = where ? where.outcome(element, self) : Outcome.true;
      if (outcome === Outcome.unknown) add(UNDECIDED);
      if (outcome !== Outcome.true) continue;
      const one = of ? of.value(element, self) : true;
      if (Array.isArray(one)) for (const part of one as readonly FactValue[]) add(part);
      else add(one);
    }
    if (unknown && !(aggregate.decidedByOne && values.length > 0)) return unknown;
    return aggregate.fold(values);
  };
  const elementsMissing: Formula['missing'] = (instance, self, into) => {
    const from = start(node, instance, self);
    missingOnWay(ways, from, into);
    const elements = walk(from);
    if (elements instanceof Gap) return;
    for (const element of candidates(elements, self)) {
      if (node.others && element === instance) continue;
      const outcome = where ? where.outcome(element, self) : Outcome.true;
      if (outcome === Outcome.unknown) where?.missing(element, self, into);
      if (outcome === Outcome.true) of?.missing(element, self, into);
    }
  };
  return { value, missing: missingOf(value, label, [{ missing: elementsMissing }]) };
}

/** The objects that an operator over objects reaches, and those of them that its `where` can choose. */
export function elementsFrom(
  { over, where }: NodeOf<'aggregate'>,
  compiler: Compiler,
): { readonly walk: Walk; readonly candidates: Candidates } {
  return {
    walk: walkOf(over.map((relation) => compiler.way(relation))),
    candidates: candidatesOf(where, compiler),
  };
}
