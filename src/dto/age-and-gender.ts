import type { CaseObject } from '../case/case-object.js';
import { writeAttribute } from '../rules/objects/write-attribute.js';
import { AttributeValues } from './attribute-value.js';
import { attributeNamed, type Building } from './building.js';
import type { Place } from './place.js';

/** An element with age and gender, as it was read. */
interface AgeAndGender {
  readonly age: number | undefined;
  readonly gender: number | undefined;
  at(member: 'age' | 'gender'): Place;
}

/**
 * Writes the age (attribute 21, and with it 37 and 292 of the person's benefits) and the sex (73) of a person, as far
 * as they are given: an age out of range is 543, a gender that the rules do not have 512.
 */
export function writeAgeAndGender(building: Building, person: CaseObject, { age, gender, at }: AgeAndGender): void {
  const { writer } = building;
  const values = new AttributeValues(building);
  const ageAttribute = attributeNamed(building, person, 'age');
  const sexAttribute = attributeNamed(building, person, 'sex');
  const years = age === undefined ? undefined : values.number(ageAttribute, age, at('age'));
  const sex = gender === undefined ? undefined : values.reference(sexAttribute, gender, at('gender'));
  if (years) writeAttribute(writer, person, ageAttribute, years);
  if (sex) writeAttribute(writer, person, sexAttribute, sex);
}
