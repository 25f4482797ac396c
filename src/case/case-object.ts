import type { Value } from './values/value.js';

/** The element an object is written as: benefits are triples of Benefit, EventPayment and Payment. */
export type ElementName = 'CaseObject' | 'Benefit' | 'EventPayment' | 'Payment';

/** A case object (specification, "CaseObject"). */
export interface CaseObject {
  readonly element: ElementName;
  readonly id: number;
  readonly typeId: number;
  /** Id of the person that a policy holder object refers to. */
  identifies?: number;
  /** Present on what createCaseInDB makes from a coded element, and where an import states it. */
  notDeletable?: boolean;
  attributes: CaseAttribute[];
}

/** An attribute of an object; `value` undefined: present but unset. */
export interface CaseAttribute {
  readonly typeId: number;
  value: Value | undefined;
  /** Only on captured answers: id of the case's source, and Unix seconds. */
  source?: number;
  time?: number;
}

/** The attribute of this type, or undefined. */
export function attributeOf(object: CaseObject, typeId: number): CaseAttribute | undefined {
  for (const attribute of object.attributes) if (attribute.typeId === typeId) return attribute;
  return undefined;
}

/** Who set a value: the source and the time of a captured answer; nothing for createCaseInDB and modifyCase. */
export interface Provenance {
  readonly source: number;
  readonly time: number;
}

/** Sets the attribute in place, or adds it at the end. */
export function setAttribute(
  object: CaseObject,
  typeId: number,
  value: Value | undefined,
  provenance?: Provenance,
): void {
  const present = attributeOf(object, typeId);
  if (!present) {
    object.attributes.push(provenance ? { typeId, value, ...stamp(provenance) } : { typeId, value });
    return;
  }
  present.value = value;
  if (provenance) Object.assign(present, stamp(provenance));
  else {
    delete present.source;
    delete present.time;
  }
}

/** Who sets a value may know more than is kept of it. */
const stamp = ({ source, time }: Provenance): Provenance => ({ source, time });

/** Removes the attribute; nothing happens when there is none. */
export function removeAttribute(object: CaseObject, typeId: number): void {
  object.attributes = object.attributes.filter((attribute) => attribute.typeId !== typeId);
}
