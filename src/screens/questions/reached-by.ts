import { Gap } from '../../rules/values/gap.js';
import type { Program, Instance } from '../../rules/program/program.js';
import type { RelationPath } from '../../rules/model/expression.js';

/** The objects a relation leads to; none while a to-one relation is undecided. */
export function reachedBy(program: Program, object: Instance, relation: RelationPath): readonly Instance[] {
  const objects = program.related(object, relation);
  return objects instanceof Gap ? [] : objects;
}
