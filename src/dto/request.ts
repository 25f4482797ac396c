import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { ajvLibrary } from '../libraries/ajv-library.js';
import { UndefinedMember } from '../errors/undefined-member.js';
import { remembered } from '../lists/remembered.js';
import type { Element, Given, Members, RequestElement } from './element.js';
import { Place } from './place.js';
import type { Problems } from './problems.js';

let ajv: Ajv2020 | undefined;
const checks = new WeakMap<RequestElement, ValidateFunction>();

/** @throws UndefinedMember when the body has, at any depth, a member that the element does not define (HTTP 400). */
export function refuseUndefinedMembers(element: RequestElement, body: unknown): void {
  const check = remembered(checks, element, () => checkOf(element));
  if (check(body)) return;
  const [fault] = check.errors as [ErrorObject];
  throw new UndefinedMember(`${fault.instancePath}/${String(fault.params['unevaluatedProperty'])} is not defined`);
}

function checkOf({ closed }: RequestElement): ValidateFunction {
  ajv ??= new (ajvLibrary().Ajv2020)({ strict: true, strictTypes: false, ownProperties: true });
  return ajv.compile(closed);
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
