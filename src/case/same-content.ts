import type { Case } from './case.js';
import { sameValue } from './values/same-value.js';

/**
 * Whether two states of a case hold the same: objects, relations and which sources there are. Flags and counts do not
 * matter.
 */
export const sameContent = (a: Case, b: Case): boolean =>
  all(a.sources, b.sources, (one, other) => one.id === other.id) &&
  all(
    a.relations,
    b.relations,
    (one, other) => one.typeId === other.typeId && one.from === other.from && one.to === other.to,
  ) &&
  all(
    a.objects,
    b.objects,
    (one, other) =>
      one.id === other.id &&
      one.identifies === other.identifies &&
      one.notDeletable === other.notDeletable &&
      all(
        one.attributes,
        other.attributes,
        (x, y) =>
          x.typeId === y.typeId &&
          x.source === y.source &&
          x.time === y.time &&
          (x.value === y.value || sameValue(x.value, y.value)),
      ),
  );

function all<T>(a: readonly T[], b: readonly T[], same: (one: T, other: T) => boolean): boolean {
  return a.length === b.length && a.every((one, index) => same(one, b[index] as T));
}
