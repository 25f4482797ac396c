import type { ObjectKind } from '../../model/object-kind.js';
import type { RelationPath } from '../../model/expression.js';
import type { RuleSet } from '../../model/rule-set.js';

/** The relations that a relation which chooses among objects walks through. @throws Error when one does not exist */
export function relationChain(
  relation: Exclude<RelationPath, { kind: 'many' }>,
  owner: string,
  { objects }: RuleSet,
): readonly RelationPath[] {
  const chain: RelationPath[] = [];
  let kind = objects.get(owner);
  for (const name of relation.of) {
    const next = (kind as ObjectKind).relations.get(name) as RelationPath;
    chain.push(next);
    kind = objects.get(next.target);
  }
  return chain;
}
