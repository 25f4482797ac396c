import type { CaseObject } from '../case/case-object.js';
import type { Value } from '../case/values/value.js';
import { repeated } from '../lists/repeated.js';
import type { Attribute } from '../rules/model/attribute.js';
import { writeAttribute } from '../rules/objects/write-attribute.js';
import { addElement } from './add-element.js';
import { writeAgeAndGender } from './age-and-gender.js';
import { AttributeValues } from './attribute-value.js';
import { benefitKey } from './benefits-of-case.js';
import { attributeNamed, type Building } from './building.js';
import { addCodedObject, codedElement } from './coded-element.js';
import { addCover, coverElement } from './cover.js';
import { element, type Given, type GivenOf } from './element.js';
import { writeExtraAttributes } from './extra-attributes.js';
import { attributesMap } from './members/attributes-map.js';
import { flag } from './members/flag.js';
import { integer } from './members/integer.js';
import { list, nested } from './members/nested.js';
import { text } from './members/text.js';
import type { Problems } from './problems.js';
import { addRequestedBenefit, requestedBenefitElement } from './requested-benefit.js';

const members = {
  id: text('Person id (attribute 307).', { required: true, longest: 64 }),
  name: text('Name (attribute 44).', { required: true, longest: 200 }),
  ap: flag('The person is an assured person.', { required: true }),
  ph: flag('The person is a policy holder; a person that is not assured is one anyway.', { required: true }),
  age: integer('Age in years (attribute 21).', { required: true, negative: 'negativeValue' }),
  gender: integer('Sex id (attribute 73): 2 male, 3 female, 4 divers.', { required: true, negative: 'negativeValue' }),
  maritalStatus: integer('Marital status id (attribute 78).', { negative: 'invalidAttribute' }),
  residenceCountry: text('Country code (attribute 176).'),
  nationality: text('Country code (attribute 61).'),
  occupation: nested(
    'Occupation of an assured person.',
    codedElement('Occupation', 'An occupation, by key or by name and locale.', 'emptyOccupation'),
  ),
  requestedBenefits: list('Benefits of an assured person, at least one.', requestedBenefitElement),
  existingCoversInPortfolio: list('Covers that an assured person has already.', coverElement),
  pursuits: list(
    'Pursuits of an assured person.',
    codedElement('Pursuit', 'A pursuit, by key or by name and locale.', 'emptyPursuit'),
  ),
  disorders: list(
    'Disorders of an assured person.',
    codedElement('Disorder', 'A disorder, by key or by name and locale.', 'emptyDisorder'),
  ),
  attributes: attributesMap('Extra attributes of the AP object, of a policy holder only the PH object.'),
};

/** A `persons` element (specification, "persons element"). */
export const personElement = element('Person', 'An assured person, a policy holder, or both.', members, {
  empty: 'invalidAttribute',
  reports: ['attributeNotApplicable', 'outOfRange'],
  check(given, problems) {
    if (given.ap === true) checkBenefits(given, problems);
    if (given.ap === false) refuseWhatAssuredPersonsHave(given, problems);
  },
});

/** Every assured person has a benefit, and none twice with the same type and name (decisions). */
function checkBenefits({ requestedBenefits, at }: Given<typeof members>, problems: Problems): void {
  if (requestedBenefits.length === 0 && !problems.at(at('requestedBenefits')))
    problems.refuse(at('requestedBenefits'), 'an assured person has at least one benefit');
  for (const benefit of repeated(requestedBenefits, benefitKey))
    problems.refuse(benefit.at('benefitName'), 'the person has a benefit of this type and name already');
}

/** Members that only an assured person may have (547). */
const ofAssuredPersons = [
  'occupation',
  'requestedBenefits',
  'existingCoversInPortfolio',
  'pursuits',
  'disorders',
] as const;

function refuseWhatAssuredPersonsHave(given: Given<typeof members>, problems: Problems): void {
  for (const member of ofAssuredPersons) {
    const value = given[member];
    const present = Array.isArray(value) ? value.length > 0 : value !== undefined;
    if (present)
      problems.report(given.at(member), 'attributeNotApplicable', { reason: 'the person is not an assured person' });
  }
}

const texts = [
  ['id', 'personId'],
  ['name', 'name'],
] as const;

const countries = [
  ['residenceCountry', 'residence'],
  ['nationality', 'nationality'],
] as const;

/**
 * Makes the objects of a person: an AP with all data and, when also policy holder, a PH that only identifies it; or a
 * PH with all data. Then the occupation, benefits, covers, pursuits and disorders of an assured person.
 */
export function addPerson(building: Building, application: CaseObject, given: GivenOf<typeof personElement>): void {
  const person = addElement(building, application, given.ap === false ? 'policyHolder' : 'person', given.place);
  if (!person) return;
  writeData(building, person, given);
  writeExtraAttributes(building, person, given.attributes);
  if (given.ap === false) return;
  if (given.ph === true) addElement(building, person, 'policyHolder', given.place);
  if (given.occupation) addCodedObject(building, person, 'occupation', given.occupation);
  for (const benefit of given.requestedBenefits) addRequestedBenefit(building, person, benefit, 'invalidAttribute');
  for (const cover of given.existingCoversInPortfolio) addCover(building, person, cover);
  for (const pursuit of given.pursuits) addCodedObject(building, person, 'pursuit', pursuit);
  for (const disorder of given.disorders) addCodedObject(building, person, 'disorder', disorder);
}

function writeData(building: Building, person: CaseObject, given: GivenOf<typeof personElement>): void {
  const { writer } = building;
  const values = new AttributeValues(building);
  const attribute = (fact: string): Attribute => attributeNamed(building, person, fact);
  const write = (fact: string, value: Value | undefined): void => {
    if (value) writeAttribute(writer, person, attribute(fact), value);
  };
  for (const [member, fact] of texts) {
    const text = given[member];
    if (text !== undefined) write(fact, values.text(attribute(fact), text, given.at(member)));
  }
  writeAgeAndGender(building, person, given);
  if (given.maritalStatus !== undefined)
    write(
      'maritalStatus',
      values.reference(attribute('maritalStatus'), given.maritalStatus, given.at('maritalStatus')),
    );
  for (const [member, fact] of countries) {
    const key = given[member];
    if (key !== undefined) write(fact, values.keyed(attribute(fact), key, building.locale, given.at(member)));
  }
}
