import { attributeOf, type CaseObject } from '../case/case-object.js';
import type { Value } from '../case/values/value.js';
import { carrierOfAttribute } from '../rules/objects/benefit-triple.js';
import type { Attribute, AttributeKind } from '../rules/model/attribute.js';
import { anyAttribute } from '../rules/model/rule-set.js';
import { withMeaning } from '../rules/model/with-meaning.js';
import { writeAttribute } from '../rules/objects/write-attribute.js';
import { AttributeValues, formsOfDate } from './attribute-value.js';
import { type Building, kindOf } from './building.js';
import type { GivenOf } from './element.js';
import type { attributeEntry, MapEntry } from './members/attributes-map.js';
import { decimalText } from './members/decimal.js';

type EntryGiven = GivenOf<typeof attributeEntry>;

/**
 * Writes the entries of an `attributes` map to an object (of a benefit, to the part each attribute belongs to). Called
 * after the object's own members: an attribute that is there already was set by a member or by the service, and is 512.
 */
export function writeExtraAttributes(building: Building, object: CaseObject, entries: readonly MapEntry[]): void {
  const { writer, problems, locale } = building;
  for (const { typeId, place, given } of entries) {
    if (Number.isNaN(typeId) || problems.isBeyond(place)) continue;
    const attribute = kindOf(building, object).attributesById.get(typeId);
    const known = attribute ?? anyAttribute(writer.program.ruleSet, typeId);
    const named = withMeaning(typeId, known?.name, locale);
    if (!known) problems.report(place, 'unknownAttribute', { typeId: named });
    else if (!attribute)
      problems.report(place, 'attributeNotApplicable', { reason: `attribute ${named} belongs to other objects` });
    else if (attributeOf(carrierOfAttribute(writer.subject, object, attribute), typeId))
      problems.refuse(place, `the attribute ${named} is set by another member`);
    else if (attribute.kind === 'internal') problems.report(place, 'kindNotSupported', { typeId: named });
    else if (given) {
      const value = readers[attribute.kind](building, attribute, given);
      if (value) writeAttribute(writer, object, attribute, value);
    }
  }
}

type Reader = (building: Building, attribute: Attribute, given: EntryGiven) => Value | undefined;

/** One row per attribute kind that a map may set: which members its entry has, and the value they make. */
const readers: Readonly<Record<Exclude<AttributeKind, 'internal'>, Reader>> = {
  number(building, attribute, given) {
    if (!hasOnly(building, given, ['value', 'unit'], 'value')) return undefined;
    const values = new AttributeValues(building);
    const unit = given.unit === undefined ? undefined : values.unit(attribute, given.unit, given.at('unit'));
    if (given.unit !== undefined && !unit) return undefined;
    const number = typeof given.value === 'string' && decimalText.test(given.value) ? Number(given.value) : given.value;
    if (typeof number === 'number') return values.number(attribute, number, given.at('value'), unit);
    building.problems.refuse(given.at('value'), 'must be a number');
    return undefined;
  },
  reference(building, attribute, given) {
    if (attribute.catalogue?.keyed) {
      if (!hasOnly(building, given, ['value'], 'value')) return undefined;
      return new AttributeValues(building).keyed(attribute, String(given.value), building.locale, given.at('value'));
    }
    if (!hasOnly(building, given, ['id'], 'id')) return undefined;
    return new AttributeValues(building).reference(attribute, Number(given.id), given.at('id'));
  },
  string(building, attribute, given) {
    return hasOnly(building, given, ['value'], 'value')
      ? new AttributeValues(building).text(attribute, String(given.value), given.at('value'))
      : undefined;
  },
  date(building, attribute, given) {
    if (!hasOnly(building, given, ['value'], 'value')) return undefined;
    const { value } = given;
    if (typeof value !== 'number' || Number.isInteger(value))
      return new AttributeValues(building).date(attribute, String(value), given.at('value'));
    // It keeps no zero at its end: 1990.10 would be another month.
    const forms = formsOfDate[attribute.exactTo ?? 'year'];
    building.problems.report(given.at('value'), 'invalidDate', { value: `the number ${value}`, forms });
    return undefined;
  },
};

type EntryMember = 'id' | 'value' | 'unit';

/**
 * Whether an entry gives what the attribute's kind needs and nothing else; a member too many is reported before one
 * that is missing.
 */
function hasOnly(
  { problems }: Building,
  given: EntryGiven,
  allowed: readonly EntryMember[],
  needed: EntryMember,
): boolean {
  if (problems.at(given.place)) return false;
  for (const member of ['id', 'value', 'unit'] as const) {
    if (given[member] !== undefined && !allowed.includes(member))
      problems.refuse(given.at(member), 'does not apply to an attribute of this kind');
  }
  if (problems.at(given.place)) return false;
  if (given[needed] === undefined) problems.refuse(given.at(needed), 'is missing');
  return given[needed] !== undefined;
}
