import { Gap } from '../rules/evaluate/gap.js';
import type { Program } from '../rules/evaluate/program.js';
import type { Instance } from '../rules/evaluate/view.js';
import type { RelationPath } from '../rules/model/object-kind.js';

/** The objects a relation leads to; none while a to-one relation is undecided. */
export function reachedBy(program: Program, object: Instance, relation: RelationPath): readonly Instance[] {
  const objects = program.related(object, relation);
  return objects instanceof Gap ? [] : objects;
}
