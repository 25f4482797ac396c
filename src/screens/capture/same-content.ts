import type { CaseAttribute, CaseObject } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import type { Relation } from '../../case/relation.js';
import { sameValue } from '../questions/same-value.js';

/**
 * Whether two states of a case hold the same: objects, relations and which sources there are. Flags and counts do not
 * matter.
 */
export function sameContent(a: Case, b: Case): boolean {
  return (
    all(a.sources, b.sources, ({ id }, other) => id === other.id) &&
    all(a.relations, b.relations, sameRelation) &&
    all(a.objects, b.objects, sameObject)
  );
}

const sameRelation = (a: Relation, b: Relation): boolean => a.typeId === b.typeId && a.from === b.from && a.to === b.to;

const sameObject = (a: CaseObject, b: CaseObject): boolean =>
  a.id === b.id &&
  a.identifies === b.identifies &&
  a.notDeletable === b.notDeletable &&
  all(a.attributes, b.attributes, sameAttribute);

const sameAttribute = (a: CaseAttribute, b: CaseAttribute): boolean =>
  a.typeId === b.typeId &&
  a.source === b.source &&
  a.time === b.time &&
  (a.value === b.value || sameValue(a.value, b.value));

function all<T>(a: readonly T[], b: readonly T[], same: (one: T, other: T) => boolean): boolean {
  return a.length === b.length && a.every((one, index) => same(one, b[index] as T));
}
