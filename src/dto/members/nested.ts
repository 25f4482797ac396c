import type { ErrorSlug } from '../../errors/error-table.js';
import type { Element, Given, Members } from '../element.js';
import { type Member, type Necessity, missingSlug, reporting } from './member.js';

/** A member that is an element. */
export function nested<M extends Members>(
  description: string,
  of: Element<M>,
  options: Necessity = {},
): Member<Given<M> | undefined> {
  return {
    description,
    required: missingSlug(options),
    absent: undefined,
    schema: of.schema,
    closed: of.closed,
    reports: reporting(missingSlug(options), ...of.reports),
    read: (value, place, problems) => of.read(value, place, problems),
  };
}

/** A member that is a list of elements; missing is the empty list. `empty` is the code for `[]` where it is refused. */
export function list<M extends Members>(
  description: string,
  of: Element<M>,
  options: Necessity & { readonly empty?: ErrorSlug } = {},
): Member<readonly Given<M>[]> {
  return {
    description,
    required: missingSlug(options),
    absent: [],
    schema: { type: 'array', items: of.schema, ...(options.empty && { minItems: 1 }) },
    closed: { items: of.closed },
    reports: reporting(missingSlug(options), options.empty, ...of.reports),
    read(value, place, problems) {
      if (!Array.isArray(value)) {
        problems.refuse(place, 'must be a list');
        return [];
      }
      if (value.length === 0 && options.empty) problems.report(place, options.empty, { reason: 'is empty' });
      return value.flatMap((item: unknown, index) => of.read(item, place.item(index), problems) ?? []);
    },
  };
}
