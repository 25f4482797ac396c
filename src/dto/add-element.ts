import type { CaseObject } from '../case/case-object.js';
import { mostObjects } from '../case/case.js';
import { addObject, hasRoom } from '../rules/objects/make-object.js';
import { type Building, kindNamed } from './building.js';
import type { Place } from './place.js';

/**
 * Makes the object of an element of a request. None is made for what stands beyond the errors that are told, and none
 * beyond the most that a case may have, which is told once (512): the values of such an element are not looked at any
 * more.
 */
export function addElement(
  building: Building,
  owner: CaseObject,
  kindName: string,
  place: Place,
): CaseObject | undefined {
  const { writer, problems, limit } = building;
  const kind = kindNamed(building, kindName);
  if (problems.isBeyond(place)) return undefined;
  if (hasRoom(writer.subject, kind)) return addObject(writer, owner, kind);
  problems.refuseOnce(limit, `the case would have more than ${mostObjects} objects`);
  return undefined;
}
