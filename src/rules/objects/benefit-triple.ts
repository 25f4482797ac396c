import type { CaseObject } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import type { Attribute } from '../model/attribute.js';
import { linksOf } from './case-links.js';
import { objectById } from './related-objects.js';

/** The object that stands for another: of any part of a triple the Benefit, else itself. */
export function standingObject(subject: Case, object: CaseObject): CaseObject {
  if (object.element !== 'EventPayment' && object.element !== 'Payment') return object;
  const benefit = linksOf(subject)
    .arriving(object.id)
    .map(({ from }) => objectById(subject, from))
    .find(({ element }) => element === 'Benefit');
  return benefit ?? object;
}

/**
 * The case object that carries an attribute: of a benefit triple, given by any of its parts, the one it is stored on.
 */
export function carrierOfAttribute(subject: Case, object: CaseObject, { storedOn }: Attribute): CaseObject {
  if (object.element === storedOn) return object;
  const benefit = standingObject(subject, object);
  if (benefit.element === storedOn) return benefit;
  const links = linksOf(subject);
  const carrier = links
    .inCaseOrder(links.leaving(benefit.id).map(({ to }) => to))
    .find(({ element }) => element === storedOn);
  if (!carrier) throw new Error(`the object ${object.id} has no ${storedOn}`);
  return carrier;
}
