import type { Attribute } from '../rules/model/attribute.js';
import type { ObjectKind } from '../rules/model/object-kind.js';
import { textIn } from '../rules/model/words.js';
import type { Program } from '../rules/program/program.js';
import { element, optional } from '../wire/element.js';
import { integer, number, text, word } from '../wire/scalars.js';
import { list } from '../wire/several.js';
import { described, type TypeOf } from '../wire/shape.js';

const listedAttribute = element('ListedAttribute', 'An attribute of an object of a case.', {
  id: described(integer, '`TypeId` of the attribute, `catyID` of its questions.'),
  name: text,
  fact: described(text, 'What the rules call it.'),
  object: described(text, 'Name of the object that has it.'),
  objectTypeId: described(integer, '`TypeId` of that object, `cotyID` of its questions.'),
  kind: described(
    word('StringValue', 'SingleValue', 'DBRefValue', 'DateValue', 'internal'),
    'Kind of its values; `internal` is not taken from outside (524).',
  ),
  catalogue: optional(described(text, 'Of a DBRefValue: the catalogue of its entries.')),
  units: optional(
    described(list(integer), 'Of a SingleValue: ids of the units it can be given in, the declared one first.'),
  ),
  minimum: optional(described(number, 'Of a SingleValue, in the declared unit.')),
  maximum: optional(described(number, 'Of a SingleValue, in the declared unit.')),
});
type ListedAttribute = TypeOf<typeof listedAttribute>;

/** `jsonContent` of `/attributes`. */
export const attributeList = element('AttributeList', 'The attributes of a parameter set, object by object.', {
  attributes: list(listedAttribute),
});
export type AttributeList = TypeOf<typeof attributeList>;

const kinds = {
  string: 'StringValue',
  number: 'SingleValue',
  reference: 'DBRefValue',
  date: 'DateValue',
  internal: 'internal',
} as const;

/** The attributes of all objects, with names in a locale, and bounds and units as the parameter set has them. */
export function attributesOf(program: Program, locale: string): AttributeList {
  const objects = [...program.ruleSet.objects.values()];
  return {
    attributes: objects.flatMap((object) =>
      [...object.attributes.values()].map((attribute) => listed(program, object, attribute, locale)),
    ),
  };
}

function listed(program: Program, object: ObjectKind, attribute: Attribute, locale: string): ListedAttribute {
  const { type, title } = partOf(object, attribute);
  const { minimum, maximum } = attribute.kind === 'number' ? program.bounds(attribute) : {};
  return {
    id: attribute.id,
    name: textIn(attribute.name, locale),
    fact: attribute.fact,
    object: textIn(title, locale),
    objectTypeId: type,
    kind: kinds[attribute.kind],
    ...(attribute.catalogue && { catalogue: attribute.catalogue.name }),
    ...(attribute.kind === 'number' && { units: program.unitsOf(attribute).map(({ id }) => id) }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

/** A benefit is three objects in one: which of them carries the attribute. */
const partOf = (object: ObjectKind, { storedOn }: Attribute): Pick<ObjectKind, 'type' | 'title'> =>
  (storedOn !== 'CaseObject' && object.parts?.[storedOn]) || object;
