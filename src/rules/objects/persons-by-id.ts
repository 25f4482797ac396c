import { attributeOf, type CaseObject } from '../../case/case-object.js';
import { append } from '../../lists/append.js';
import type { RuleSet } from '../model/rule-set.js';
import { kindOfObject } from './kind-of-object.js';

/** The objects of persons of every kind, assured or not, by the id that they carry (attribute 307). */
export function personsById(ruleSet: RuleSet, objects: readonly CaseObject[]): ReadonlyMap<string, CaseObject[]> {
  const persons = new Map<string, CaseObject[]>();
  for (const object of objects) {
    const attribute = kindOfObject(ruleSet, object)?.attributes.get('personId');
    const value = attribute && attributeOf(object, attribute.id)?.value;
    if (value?.kind === 'string') append(persons, value.value, object);
  }
  return persons;
}

/** A policy holder that identifies an assured person is that person. */
export const isSamePerson = (one: CaseObject, other: CaseObject): boolean =>
  (one.identifies ?? one.id) === (other.identifies ?? other.id);
