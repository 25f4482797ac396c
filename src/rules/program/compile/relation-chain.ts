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
    const next = kind?.relations.get(name);
    if (!next)
      throw new Error(`${owner}.${relation.name} leads over ${name}, which ${kind?.name ?? 'nothing'} does not have`);
    chain.push(next);
    kind = objects.get(next.target);
  }
  return chain;
}
