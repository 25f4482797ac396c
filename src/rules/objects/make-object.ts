import { attributeOf, type CaseObject, type ElementName } from '../../case/case-object.js';
import { remembered } from '../../lists/remembered.js';
import { kindOfObject } from './kind-of-object.js';
import type { Attribute, SideEffect } from '../model/attribute.js';
import type { RelationPath } from '../model/expression.js';
import type { RelationType } from '../model/relation-type.js';
import type { RuleSet } from '../model/rule-set.js';
import { type CaseWriter, writeAttribute } from './write-attribute.js';
import { type Case, mostObjects } from '../../case/case.js';
import { type ObjectKind, partRelations } from '../model/object-kind.js';

/**
 * Makes an object that its owner leads to by one of its to-many relations: a person of the Application, a benefit
 * triple of a person (the Benefit is returned), a policy holder that identifies a person. It gets the relations of its
 * kind, an id one above the highest ever used, and what the owner's attributes also set on such objects: a new benefit
 * gets the age that the person has (decisions, "One write, same effect").
 * @throws Error when the owner's kind does not lead to such objects.
 */
export function addObject(writer: CaseWriter, owner: CaseObject, kind: ObjectKind): CaseObject {
  const { subject, program } = writer;
  const relation = [...(kindOfObject(program.ruleSet, owner) as ObjectKind).relations.values()].find(
    (path) => path.kind === 'many' && path.target === kind.name,
  );
  if (relation?.kind !== 'many')
    throw new Error(`nothing leads from the object ${owner.id} to objects of the kind ${kind.name}`);
  const made = kind.parts
    ? makeObject(subject, 'Benefit', kind.parts.Benefit.type)
    : makeObject(subject, 'CaseObject', kind.type);
  link(subject, program.ruleSet, relation, owner, made);
  if (kind.parts) completeTriple(subject, program.ruleSet, made, kind.parts);
  takeOver(writer, owner, relation.name, made);
  return made;
}

/**
 * Makes an object that nothing leads to: the Application. @throws Error when the case has no room: whoever makes one
 * asks before (`hasRoom`).
 */
export function makeObject(subject: Case, element: ElementName, typeId: number): CaseObject {
  if (subject.objects.length >= mostObjects) throw new Error(`the case would have more than ${mostObjects} objects`);
  subject.highestObjectId += 1;
  const made: CaseObject = { element, id: subject.highestObjectId, typeId, attributes: [] };
  subject.objects.push(made);
  return made;
}

/** Makes the other parts of a benefit, and leads to them. */
export function completeTriple(
  subject: Case,
  ruleSet: RuleSet,
  benefit: CaseObject,
  parts: NonNullable<ObjectKind['parts']>,
): void {
  for (const element of ['EventPayment', 'Payment'] as const) {
    const type = ruleSet.relationTypes.get(partRelations[element]) as RelationType;
    subject.relations.push({
      typeId: type.id,
      from: benefit.id,
      to: makeObject(subject, element, parts[element].type).id,
    });
  }
}

function link(
  subject: Case,
  ruleSet: RuleSet,
  { by }: Extract<RelationPath, { kind: 'many' }>,
  owner: CaseObject,
  made: CaseObject,
): void {
  if (by === 'identifies') made.identifies = owner.id;
  else if (by) {
    const forwards = by.from === kindOfObject(ruleSet, owner)?.name;
    subject.relations.push({ typeId: by.id, from: forwards ? owner.id : made.id, to: forwards ? made.id : owner.id });
  }
}

function takeOver({ subject, program }: CaseWriter, owner: CaseObject, relation: string, made: CaseObject): void {
  const kind = kindOfObject(program.ruleSet, owner) as ObjectKind;
  for (const { attribute, effects } of remembered(effectsOf(kind), relation, () => effectsAlong(kind, relation))) {
    const value = attributeOf(owner, attribute.id)?.value;
    if (value) for (const effect of effects) writeAttribute({ subject, program }, made, effect.attribute, value);
  }
}

/** What an attribute of an owner also sets on the objects of a relation. */
interface Effects {
  readonly attribute: Attribute;
  readonly effects: readonly SideEffect[];
}

const effects = new WeakMap<ObjectKind, Map<string, readonly Effects[]>>();
const effectsOf = (kind: ObjectKind): Map<string, readonly Effects[]> => remembered(effects, kind, () => new Map());

const effectsAlong = ({ attributes }: ObjectKind, relation: string): readonly Effects[] =>
  [...attributes.values()]
    .map((attribute) => ({
      attribute,
      effects: attribute.alsoSets.filter((effect) => effect.relation === relation),
    }))
    .filter((each) => each.effects.length > 0);

/**
 * Whether a case may get one more object of a kind; a benefit is three. Whoever makes objects asks before, and says it
 * in the words of the call.
 */
export function hasRoom({ objects }: Case, { parts }: ObjectKind): boolean {
  return objects.length + (parts ? Object.keys(parts).length : 1) <= mostObjects;
}
