import type { CaseObject } from '../case/case-object.js';
import { kindOfObject } from '../rules/objects/kind-of-object.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { ObjectKind } from '../rules/model/object-kind.js';
import type { CaseWriter } from '../rules/objects/write-attribute.js';
import type { Place } from './place.js';
import type { Problems } from './problems.js';

/**
 * A case that is being built, or changed, from a request: what is wrong goes to `problems`, and then nothing is stored.
 */
export interface Building {
  readonly writer: CaseWriter;
  readonly problems: Problems;
  /** Locale of the request: keyed values that name no other keep it (decisions, "createCaseInDB and modifyCase"). */
  readonly locale: string;
  /** The list where it is told that the case would have too many objects. */
  readonly limit: Place;
}

/** The kind of an object that the service itself has made. */
export function kindOf({ writer }: Building, object: CaseObject): ObjectKind {
  const kind = kindOfObject(writer.program.ruleSet, object);
  if (!kind) throw new Error(`the rules do not know the object ${object.id}`);
  return kind;
}

/**
 * The attribute of an object's kind that the specification's tables name. @throws Error when the rule data lacks it.
 */
export const attributeNamed = (building: Building, object: CaseObject, fact: string): Attribute =>
  attributeOfKind(kindOf(building, object), fact);

/** The same for a kind. @throws Error when the rule data lacks it. */
export function attributeOfKind(kind: ObjectKind, fact: string): Attribute {
  const attribute = kind.attributes.get(fact);
  if (!attribute) throw new Error(`the object kind ${kind.name} has no attribute ${fact}`);
  return attribute;
}

/** A kind that the specification names. @throws Error when the rule data lacks it. */
export function kindNamed({ writer }: Building, name: string): ObjectKind {
  const kind = writer.program.ruleSet.objects.get(name);
  if (!kind) throw new Error(`the rules have no object kind ${name}`);
  return kind;
}
