import type { CaseAttribute } from './case-object.js';
import type { Case } from './case.js';
import type { Relation } from './relation.js';
import { sameAttribute, sameRelation } from './same-content.js';

/**
 * Type ids of the attributes in which two states of a case differ, whichever objects have them; undefined where
 * something else differs that conditions can read: which objects there are, how they are related, the locale, the mode,
 * the version. Which sources there are, flags and counts are read by none.
 */
export function changedAttributes(before: Case, after: Case): ReadonlySet<number> | undefined {
  if (before.locale !== after.locale || before.mode !== after.mode || before.versionId !== after.versionId)
    return undefined;
  const { objects, relations } = before;
  if (objects.length !== after.objects.length || relations.length !== after.relations.length) return undefined;
  for (const [index, relation] of relations.entries())
    if (!sameRelation(relation, after.relations[index] as Relation)) return undefined;
  const changed = new Set<number>();
  for (const [index, { id, element, typeId, identifies, attributes }] of objects.entries()) {
    const now = after.objects[index];
    if (now?.id !== id || now.element !== element || now.typeId !== typeId || now.identifies !== identifies)
      return undefined;
    addChanged(attributes, now.attributes, changed);
  }
  return changed;
}

/** Where they stand in the same order, which is nearly always, nothing is looked up. */
function addChanged(before: readonly CaseAttribute[], after: readonly CaseAttribute[], into: Set<number>): void {
  const most = Math.max(before.length, after.length);
  for (let index = 0; index < most; index++) {
    const [was, is] = [before[index], after[index]];
    if (was && is && sameAttribute(was, is)) continue;
    if (was) into.add(was.typeId);
    if (is) into.add(is.typeId);
  }
}
