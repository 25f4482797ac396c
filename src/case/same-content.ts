import type { CaseAttribute } from './case-object.js';
import type { Case } from './case.js';
import type { Relation } from './relation.js';
import { sameValue } from './values/same-value.js';

/**
 * Whether two states of a case hold the same: objects, relations and which sources there are. Flags and counts do not
 * matter.
 */
export const sameContent = (a: Case, b: Case): boolean =>
  all(a.sources, b.sources, (one, other) => one.id === other.id) &&
  all(a.relations, b.relations, sameRelation) &&
  all(
    a.objects,
    b.objects,
    (one, other) =>
      one.id === other.id &&
      one.identifies === other.identifies &&
      one.notDeletable === other.notDeletable &&
      all(one.attributes, other.attributes, sameAttribute),
  );

export const sameRelation = (one: Relation, other: Relation): boolean =>
  one.typeId === other.typeId && one.from === other.from && one.to === other.to;

/** Whether two attributes are of one type, have the same value, and have it of the same source and time. */
export const sameAttribute = (one: CaseAttribute, other: CaseAttribute): boolean =>
  one.typeId === other.typeId &&
  one.source === other.source &&
  one.time === other.time &&
  (one.value === other.value || sameValue(one.value, other.value));

function all<T>(a: readonly T[], b: readonly T[], same: (one: T, other: T) => boolean): boolean {
  return a.length === b.length && a.every((one, index) => same(one, b[index] as T));
}
