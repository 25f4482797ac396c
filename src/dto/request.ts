import { UndefinedMember } from '../errors/undefined-member.js';
import { schemaCheck } from '../json-schema/schema-check.js';
import type { Element, Given, Members, RequestElement } from './element.js';
import { Place } from './place.js';
import type { Problems } from './problems.js';

/** @throws UndefinedMember when the body has, at any depth, a member that the element does not define (HTTP 400). */
export function refuseUndefinedMembers(element: RequestElement, body: unknown): void {
  const [fault] = schemaCheck(element.closed, 'first')(body);
  if (fault)
    throw new UndefinedMember(`${fault.instancePath}/${String(fault.params['additionalProperty'])} is not defined`);
}

/**
 * Reads a request body by its field table; what is missing or faulty goes to `problems`.
 * @throws UndefinedMember when the body has a member that the element does not define.
 */
export function readBody<M extends Members>(
  element: Element<M>,
  body: unknown,
  problems: Problems,
): Given<M> | undefined {
  refuseUndefinedMembers(element, body);
  return element.read(body, Place.body, problems);
}
