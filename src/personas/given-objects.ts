import type { Cursor } from '../documents/cursor.js';
import type { CaseView, Instance } from '../rules/program/program.js';
import { reachedBy } from '../screens/questions/reached-by.js';

/**
 * What a persona gives for each object of a case, by the object's id: along the relations, the objects of a list in
 * case order, which is the order in which they were captured.
 */
export function givenObjects(view: CaseView, given: Cursor): ReadonlyMap<number, Cursor> {
  const found = new Map<number, Cursor>();
  collect(view.root, given, found);
  return found;
}

function collect(instance: Instance, given: Cursor, found: Map<number, Cursor>): void {
  if (found.has(instance.id)) return;
  found.set(instance.id, given);
  for (const [name, cursor] of given.members) {
    const relation = instance.kind.relations.get(name);
    // To an object of its own kind: which one is meant, not what it is.
    if (!relation || relation.target === instance.kind.name) continue;
    const objects = cursor.listed;
    reachedBy(instance.view.program, instance, relation).forEach((target, index) => {
      const each = objects[index];
      if (each) collect(target, each, found);
    });
  }
}
