import { attributeOf, type CaseObject } from '../case/case-object.js';
import { addObject } from '../rules/make-object.js';
import { removeObject } from '../rules/remove-object.js';
import { writeAgeAndGender } from './age-and-gender.js';
import { AttributeValues } from './attribute-value.js';
import { assuredPersons, benefitKey, benefitsOfPerson, type BenefitName } from './benefits-of-person.js';
import { attributeNamed, attributeOfKind, type Building, kindNamed } from './building.js';
import { element, type Given } from './element.js';
import { integer } from './members/integer.js';
import { list } from './members/nested.js';
import { text } from './members/text.js';
import { benefitModificationElement, benefitToBeDeletedElement, modifyBenefit } from './modify-benefit.js';
import type { Place } from './place.js';
import type { Problems } from './problems.js';
import { addRequestedBenefit, requestedBenefitElement } from './requested-benefit.js';

const members = {
  id: text('Id (attribute 307) of an assured person of the case; only finds the person.', { required: true }),
  name: text('Name (attribute 44) of the same person; only finds the person.', { required: true }),
  age: integer('New age in years (attribute 21, and 37 and 292 of all EventPayments of the person).'),
  gender: integer('New sex id (attribute 73): 2 male, 3 female, 4 divers.'),
  newBenefits: list('Benefits that the person gets.', requestedBenefitElement),
  benefitsToBeDeleted: list('Benefits that are removed, before anything else is changed.', benefitToBeDeletedElement),
  benefitsToBeModified: list('Changes of benefits.', benefitModificationElement),
};

/** A `personsModifications` element (specification, "personsModifications element"). */
export const personModificationElement = element('PersonModification', 'Changes of an assured person and of its benefits.', members, {
  check: ({ benefitsToBeModified }, problems) => refuseRepeatedModifications(benefitsToBeModified, problems),
});

export type PersonModificationGiven = Given<typeof members>;

/** A benefit that is changed twice in one request could get two values. */
function refuseRepeatedModifications(modifications: PersonModificationGiven['benefitsToBeModified'], problems: Problems): void {
  const seen = new Set<string>();
  for (const given of modifications) {
    const key = benefitKey(given);
    if (key !== undefined && seen.has(key)) problems.refuse(given.at('benefitName'), 'the benefit is modified twice');
    if (key !== undefined) seen.add(key);
  }
}

const modifications = ['age', 'gender', 'newBenefits', 'benefitsToBeDeleted', 'benefitsToBeModified'] as const;

/** Whether an element changes anything, or tries to with a faulty member. */
export const modifiesAnything = (given: PersonModificationGiven, problems: Problems): boolean =>
  modifications.some((member) => {
    const value = given[member];
    return problems.at(given.at(member)) || (Array.isArray(value) ? value.length > 0 : value !== undefined);
  });

/** The assured person with this id (564) and this name (565); undefined with an error told. */
export function findPerson(building: Building, { id, name, at }: PersonModificationGiven): CaseObject | undefined {
  const { problems } = building;
  if (id === undefined || problems.at(at('id'))) return undefined;
  const withId = assuredPersons(building).filter((person) => textOf(building, person, 'personId') === id);
  const found = withId.find((person) => name === undefined || textOf(building, person, 'name') === name);
  if (withId.length === 0) problems.report(at('id'), 'noSuchPerson', { id });
  else if (!found) problems.report(at('name'), 'personMismatch', { id, name });
  return found;
}

function textOf(building: Building, person: CaseObject, fact: string): string | undefined {
  const value = attributeOf(person, attributeNamed(building, person, fact).id)?.value;
  return value?.kind === 'string' ? value.value : undefined;
}

/** Removes what is to be deleted (555 when it is not there), unless the person would keep no benefit (574). A person who was not found has nothing to remove. */
export function deleteBenefits(building: Building, person: CaseObject | undefined, given: PersonModificationGiven): void {
  const { problems, writer } = building;
  let deleted = false;
  for (const named of given.benefitsToBeDeleted) {
    const benefit = findBenefit(building, person, named);
    if (!benefit) continue;
    removeObject(writer.subject, benefit);
    deleted = true;
  }
  const getsSome = given.newBenefits.length > 0 || problems.at(given.at('newBenefits'));
  if (deleted && person && !getsSome && benefitsOfPerson(building, person).length === 0)
    problems.report(given.at('benefitsToBeDeleted'), 'lastBenefit');
}

/** A new benefit must differ from all that the case has by then (569); what the request itself gives twice is told before (567). */
export function refuseExistingBenefits(building: Building, person: CaseObject | undefined, given: PersonModificationGiven): void {
  const taken = new Set(assuredPersons(building).flatMap((each) => benefitsOfPerson(building, each).map(({ key }) => key)));
  // Whoever was not found would have deleted these.
  if (!person) for (const named of given.benefitsToBeDeleted) taken.delete(benefitKey(named));
  for (const benefit of given.newBenefits) {
    const { benefitType, benefitName } = benefit;
    const key = benefitKey(benefit);
    if (key !== undefined && taken.has(key)) building.problems.report(benefit.at('benefitName'), 'benefitExists', { benefitType, benefitName });
  }
}

/**
 * Changes what is left of the person's benefits, then the person, then adds the new benefits, which get the new age. For a
 * person who was not found all of this happens to another one, which is never stored: so that all errors are told at once.
 */
export function modifyPerson(building: Building, application: CaseObject, found: CaseObject | undefined, given: PersonModificationGiven): void {
  const { writer } = building;
  for (const modification of given.benefitsToBeModified)
    modifyBenefit(building, findBenefit(building, found, modification), modification);
  const person = found ?? addObject(writer, application, kindNamed(building, 'person'));
  writeAgeAndGender(building, person, given);
  for (const benefit of given.newBenefits) addRequestedBenefit(building, person, benefit, 'invalidBenefitType');
}

interface NamedBenefit extends BenefitName {
  readonly place: Place;
  at(member: 'benefitType' | 'benefitName'): Place;
}

/** The person's benefit of this type (512 negative, 563 unknown) and name (555); undefined with an error told, or without the person. */
function findBenefit(building: Building, person: CaseObject | undefined, named: NamedBenefit): CaseObject | undefined {
  const { problems, writer } = building;
  const { benefitType, benefitName, at } = named;
  if (benefitType === undefined) return undefined;
  const attribute = attributeOfKind(kindNamed(building, 'benefit'), 'benefitType');
  const type = new AttributeValues(writer.program, problems).reference(attribute, benefitType, at('benefitType'), { unknown: 'invalidBenefitType' });
  if (!type || !person || benefitName === undefined || problems.at(at('benefitName'))) return undefined;
  const found = benefitsOfPerson(building, person).find(({ key }) => key === benefitKey(named));
  if (!found) problems.report(named.place, 'noSuchBenefit', { benefitType, benefitName });
  return found?.benefit;
}
