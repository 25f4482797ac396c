import type { ObjectKind } from '../model/object-kind.js';
import type { CaseView } from '../program/program.js';
import type { CaseWriter } from './write-attribute.js';

/**
 * Links the objects of a kind, where a relation can be named and is not, to the object that can only be meant: a rider
 * to its base, when one benefit alone can be it (decisions, "createCaseInDB and modifyCase"). Where several could be
 * meant, or it cannot be decided yet, nobody guesses. `view` is of the case that is written.
 */
export function nameTheOnlyOne({ subject, program }: CaseWriter, view: CaseView, kindName: string): void {
  const { relations } = program.ruleSet.objects.get(kindName) as ObjectKind;
  for (const relation of relations.values()) {
    if (relation.kind !== 'one' || relation.named === undefined) continue;
    const naming = relations.get(relation.named);
    const candidates = relations.get(relation.of[0] as string);
    if (naming?.kind !== 'many' || typeof naming.by !== 'object' || !candidates || relation.of.length > 1) continue;
    for (const object of view.instancesOf(kindName)) {
      const named = program.related(object, naming);
      const found = program.related(object, candidates);
      if (!('length' in named) || !('length' in found) || named.length > 0) continue;
      const [only, ...others] = found;
      if (only && others.length === 0) subject.relations.push({ typeId: naming.by.id, from: object.id, to: only.id });
    }
  }
}
