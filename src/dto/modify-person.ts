import { append } from '../lists/append.js';
import { attributeOf, type CaseObject } from '../case/case-object.js';
import { repeated } from '../lists/repeated.js';
import { quoted } from '../text/quoted.js';
import { addObject } from '../rules/objects/make-object.js';
import { newCase } from '../rules/objects/new-case.js';
import { writeAgeAndGender } from './age-and-gender.js';
import { AttributeValues } from './attribute-value.js';
import { assuredPersons, benefitKey, type BenefitName, type BenefitsOfCase } from './benefits-of-case.js';
import { attributeNamed, attributeOfKind, type Building, kindNamed } from './building.js';
import { element, type Given } from './element.js';
import { integer } from './members/integer.js';
import { list } from './members/nested.js';
import { text } from './members/text.js';
import { benefitModificationElement, benefitToBeDeletedElement, modifyBenefit } from './modify-benefit.js';
import type { Place } from './place.js';
import type { Problems } from './problems.js';
import { addRequestedBenefit, requestedBenefitElement } from './requested-benefit.js';
import { benefitTypeWithMeaning } from './benefit-type-with-meaning.js';

const members = {
  id: text('Id (attribute 307) of an assured person of the case; only finds the person.', { required: true }),
  name: text('Name (attribute 44) of the same person; only finds the person.', { required: true }),
  age: integer('New age in years (attribute 21, and 37 and 292 of all EventPayments of the person).', {
    negative: 'negativeValue',
  }),
  gender: integer('New sex id (attribute 73): 2 male, 3 female, 4 divers.', { negative: 'negativeValue' }),
  newBenefits: list('Benefits that the person gets.', requestedBenefitElement),
  benefitsToBeDeleted: list('Benefits that are removed, before anything else is changed.', benefitToBeDeletedElement),
  benefitsToBeModified: list('Changes of benefits.', benefitModificationElement),
};

/** A `personsModifications` element (specification, "personsModifications element"). */
export const personModificationElement = element(
  'PersonModification',
  'Changes of an assured person and of its benefits.',
  members,
  {
    empty: 'invalidAttribute',
    reports: [
      'noSuchPerson',
      'personMismatch',
      'outOfRange',
      'invalidBenefitType',
      'noSuchBenefit',
      'benefitExists',
      'lastBenefit',
    ],
    check: ({ benefitsToBeModified }, problems) => refuseRepeatedModifications(benefitsToBeModified, problems),
  },
);

export type PersonModificationGiven = Given<typeof members>;

/** A benefit that is changed twice in one request could get two values. */
function refuseRepeatedModifications(
  modifications: PersonModificationGiven['benefitsToBeModified'],
  problems: Problems,
): void {
  for (const { at } of repeated(modifications, benefitKey))
    problems.refuse(at('benefitName'), 'the benefit is modified twice');
}

const modifications = ['age', 'gender', 'newBenefits', 'benefitsToBeDeleted', 'benefitsToBeModified'] as const;

/** Whether an element changes anything, or tries to with a faulty member. */
export const modifiesAnything = (given: PersonModificationGiven, problems: Problems): boolean =>
  modifications.some((member) => {
    const value = given[member];
    return problems.at(given.at(member)) || (Array.isArray(value) ? value.length > 0 : value !== undefined);
  });

/** The assured persons of the case by their id (attribute 307). */
export function personsById(building: Building): ReadonlyMap<string | undefined, readonly CaseObject[]> {
  const persons = new Map<string | undefined, CaseObject[]>();
  for (const person of assuredPersons(building)) append(persons, textOf(building, person, 'personId'), person);
  return persons;
}

/** The assured person with this id (564) and this name (565); undefined with an error told. */
export function findPerson(
  building: Building,
  persons: ReturnType<typeof personsById>,
  { id, name, at }: PersonModificationGiven,
): CaseObject | undefined {
  const { problems } = building;
  if (id === undefined || problems.at(at('id'))) return undefined;
  const withId = persons.get(id) ?? [];
  const found = withId.find((person) => name === undefined || textOf(building, person, 'name') === name);
  if (withId.length === 0) problems.report(at('id'), 'noSuchPerson', { id: quoted(id) });
  // Without a name the first is found.
  else if (!found) problems.report(at('name'), 'personMismatch', { id: quoted(id), name: quoted(name as string) });
  return found;
}

function textOf(building: Building, person: CaseObject, fact: string): string | undefined {
  const value = attributeOf(person, attributeNamed(building, person, fact).id)?.value;
  return value?.kind === 'string' ? value.value : undefined;
}

/** What a request changes of a person, the person if there is one, and what it deletes. */
export interface FoundPerson {
  readonly given: PersonModificationGiven;
  readonly person: CaseObject | undefined;
  readonly deleted: readonly CaseObject[];
}

/**
 * Takes from the case what is to be deleted of a person (555 when it is not there). A person who was not found has
 * nothing to remove.
 */
export function deleteBenefits(
  building: Building,
  benefits: BenefitsOfCase,
  person: CaseObject | undefined,
  given: PersonModificationGiven,
): readonly CaseObject[] {
  return given.benefitsToBeDeleted.flatMap((named) => {
    const benefit = findBenefit(building, person, benefits, named);
    if (benefit) benefits.delete(benefit);
    return benefit ?? [];
  });
}

/**
 * Whoever had what was deleted must keep a benefit, or get one (574); a benefit can belong to several persons, who need
 * not stand in the request.
 */
export function refuseLastBenefits(
  { problems }: Building,
  benefits: BenefitsOfCase,
  persons: readonly FoundPerson[],
): void {
  const getSome = new Set(
    persons.flatMap(({ given, person }) =>
      given.newBenefits.length > 0 || problems.at(given.at('newBenefits')) ? (person ?? []) : [],
    ),
  );
  for (const { given, deleted } of persons) {
    const owners = deleted.flatMap((benefit) => benefits.ownersOf(benefit));
    if (owners.some((owner) => !getSome.has(owner) && !benefits.keepsAny(owner)))
      problems.report(given.at('benefitsToBeDeleted'), 'lastBenefit');
  }
}

/**
 * A new benefit must differ from all that the case has by then (569); what the request itself gives twice is told
 * before (567).
 */
export function refuseExistingBenefits(
  building: Building,
  taken: ReadonlySet<string | undefined>,
  { given, person }: FoundPerson,
): void {
  // Whoever was not found would have deleted these.
  const deleted = new Set(person ? [] : given.benefitsToBeDeleted.map(benefitKey));
  for (const benefit of given.newBenefits) {
    const { benefitType, benefitName = '' } = benefit;
    const key = benefitKey(benefit);
    if (key !== undefined && taken.has(key) && !deleted.has(key))
      building.problems.report(benefit.at('benefitName'), 'benefitExists', {
        benefitType: benefitTypeWithMeaning(building, benefitType),
        benefitName: quoted(benefitName),
      });
  }
}

/**
 * Changes what is left of the person's benefits, each once, then the person, then adds the new benefits, which get the
 * new age.
 */
export function modifyPerson(
  building: Building,
  benefits: BenefitsOfCase,
  { given, person: found }: FoundPerson,
): void {
  for (const modification of given.benefitsToBeModified) {
    const benefit = findBenefit(building, found, benefits, modification);
    if (benefit && !benefits.modify(benefit))
      building.problems.refuse(modification.at('benefitName'), 'the benefit is modified twice');
    modifyBenefit(building, benefit, modification);
  }
  const { person, building: target } = found ? { person: found, building } : nobody(building);
  writeAgeAndGender(target, person, given);
  for (const benefit of given.newBenefits) addRequestedBenefit(target, person, benefit, 'invalidBenefitType');
}

/**
 * Stands in for a person who was not found, in a case that is never stored: so that all errors of the request are told
 * at once.
 */
function nobody(building: Building): { readonly person: CaseObject; readonly building: Building } {
  const { program } = building.writer;
  const { subject, application } = newCase(program, {
    id: '',
    locale: building.locale,
    mode: 'STD',
    complete: false,
    source: { typeId: 0, complete: false },
  });
  const writer = { subject, program };
  return { person: addObject(writer, application, kindNamed(building, 'person')), building: { ...building, writer } };
}

interface NamedBenefit extends BenefitName {
  readonly place: Place;
  at(member: 'benefitType' | 'benefitName'): Place;
}

/**
 * The person's benefit of this type (563 unknown) and name (555); undefined with an error told, or without the person.
 */
function findBenefit(
  building: Building,
  person: CaseObject | undefined,
  benefits: BenefitsOfCase,
  named: NamedBenefit,
): CaseObject | undefined {
  const { problems } = building;
  const { benefitType, benefitName, at } = named;
  if (benefitType === undefined) return undefined;
  const attribute = attributeOfKind(kindNamed(building, 'benefit'), 'benefitType');
  const type = new AttributeValues(building).reference(attribute, benefitType, at('benefitType'), 'invalidBenefitType');
  if (!type || !person || benefitName === undefined || problems.at(at('benefitName'))) return undefined;
  const found = benefits.find(person, named);
  if (!found)
    problems.report(named.place, 'noSuchBenefit', {
      benefitType: benefitTypeWithMeaning(building, benefitType),
      benefitName: quoted(benefitName),
    });
  return found;
}
