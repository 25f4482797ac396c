import type { CaseObject } from '../case/case-object.js';
import type { Value } from '../case/values/value.js';
import type { ErrorSlug } from '../errors/error-table.js';
import type { Attribute } from '../rules/model/attribute.js';
import { benefitTypeColumns } from '../rules/model/benefit-type-columns.js';
import type { Entry } from '../rules/model/catalogue.js';
import { withMeaning } from '../rules/model/with-meaning.js';
import { writeAttribute } from '../rules/objects/write-attribute.js';
import { addElement } from './add-element.js';
import { AttributeValues } from './attribute-value.js';
import { attributeNamed, type Building } from './building.js';
import { element, type GivenOf } from './element.js';
import { writeExtraAttributes } from './extra-attributes.js';
import { attributesMap } from './members/attributes-map.js';
import { flag } from './members/flag.js';
import { integer } from './members/integer.js';
import { text } from './members/text.js';
import { checkSum, chosenSum, sumMembers, sumReports } from './sum-choice.js';

/**
 * A `requestedBenefits` element of createCaseInDB and a `newBenefits` element of modifyCase (specification,
 * "requestedBenefits element").
 */
export const requestedBenefitElement = element(
  'RequestedBenefit',
  'A requested benefit; becomes a Benefit, an EventPayment and a Payment.',
  {
    benefitType: integer('Benefit type id (attribute 11).', { required: true, negative: 'invalidAttribute' }),
    benefitName: text('Name of the benefit (attribute 108).', { required: true, longest: 200 }),
    smokerType: integer('Smoker type id (attribute 94).', { negative: 'invalidAttribute' }),
    singleLife: flag('Attribute 355: true becomes 3, false becomes 1; required for life benefits.'),
    lifeBasicForm: integer('Life basic form id (attribute 271); required for life benefits.', {
      negative: 'invalidAttribute',
    }),
    premiumPaymentYears: integer('Premium payment period in years (attribute 41).', { negative: 'outOfRange' }),
    premiumPaymentAnnual: integer('Annual premium (attribute 354).', { negative: 'negativeValue' }),
    singlePremium: integer('Single premium (attribute 15).', { negative: 'negativeValue' }),
    insurancePeriodYears: integer('Insurance period in years (attribute 121).', {
      required: true,
      negative: 'outOfRange',
    }),
    limitGroup: integer('Limit group id (attribute 333).', { required: true, negative: 'invalidAttribute' }),
    ...sumMembers,
    disabilityPaymentYears: integer(
      'Benefit payment period in years (attribute 105); required for disability benefits.',
      { negative: 'outOfRange' },
    ),
    disabilityWaitingPeriodWeeks: integer(
      'Waiting period in weeks (attribute 316); required for disability benefits.',
      { negative: 'outOfRange' },
    ),
    attributes: attributesMap('Extra attributes of the Benefit, EventPayment or Payment.'),
  },
  {
    empty: 'invalidAttribute',
    reports: [...sumReports, 'outOfRange'],
    check: (given, problems) => checkSum(given, { required: true, positive: true }, problems),
  },
);

export type RequestedBenefitGiven = GivenOf<typeof requestedBenefitElement>;

/** The numbers of the table: member, fact. */
const numbers = [
  ['premiumPaymentYears', 'premiumPaymentPeriod'],
  ['premiumPaymentAnnual', 'annualPremium'],
  ['singlePremium', 'singlePremium'],
  ['insurancePeriodYears', 'insurancePeriod'],
  ['disabilityPaymentYears', 'benefitPaymentPeriod'],
  ['disabilityWaitingPeriodWeeks', 'waitingPeriod'],
] as const;

/** The references of the table by id. */
const references = [
  ['smokerType', 'smokerType'],
  ['lifeBasicForm', 'lifeBasicForm'],
  ['limitGroup', 'limitGroup'],
] as const;

/** Members that benefit types with a column of this name require (specification, "requestedBenefits element"). */
const requiredBy = [
  [benefitTypeColumns.life, 'singleLife'],
  [benefitTypeColumns.life, 'lifeBasicForm'],
  [benefitTypeColumns.disability, 'disabilityPaymentYears'],
  [benefitTypeColumns.disability, 'disabilityWaitingPeriodWeeks'],
] as const;

/** Values of attribute 355 (specification: true becomes 3, false becomes 1). */
const policyTypes = { true: 3, false: 1 } as const;

/**
 * Makes the triple of a person's benefit with all that is given; its age comes from the person. `unknownType` is the
 * code for a benefit type that the rules do not have (512 on create, 563 on modify).
 */
export function addRequestedBenefit(
  building: Building,
  person: CaseObject,
  given: RequestedBenefitGiven,
  unknownType: ErrorSlug,
): void {
  const { writer } = building;
  const benefit = addElement(building, person, 'benefit', given.place);
  if (!benefit) return;
  const values = new AttributeValues(building);
  const attribute = (fact: string): Attribute => attributeNamed(building, benefit, fact);
  const write = (fact: string, value: Value | undefined): void => {
    if (value) writeAttribute(writer, benefit, attribute(fact), value);
  };
  const { benefitType, benefitName, singleLife } = given;
  const typeAttribute = attribute('benefitType');
  if (benefitType !== undefined)
    write('benefitType', values.reference(typeAttribute, benefitType, given.at('benefitType'), unknownType));
  if (benefitName !== undefined) write('name', values.text(attribute('name'), benefitName, given.at('benefitName')));
  if (singleLife !== undefined) write('policyType', { kind: 'reference', id: policyTypes[`${singleLife}`] });
  for (const [member, fact] of references) {
    const id = given[member];
    if (id !== undefined) write(fact, values.reference(attribute(fact), id, given.at(member)));
  }
  for (const [member, fact] of numbers) {
    const value = given[member];
    if (value !== undefined) write(fact, values.number(attribute(fact), value, given.at(member)));
  }
  const type = benefitType === undefined ? undefined : typeAttribute.catalogue?.byId.get(benefitType);
  if (type) requireMembers(building, type, given);
  const sum = chosenSum(
    given,
    { benefitType: type, benefitSum: attribute('benefitSum'), sumInsured: attribute('sumInsured') },
    building,
  );
  if (sum) writeAttribute(writer, benefit, sum.attribute, sum.value);
  writeExtraAttributes(building, benefit, given.attributes);
}

function requireMembers({ problems, locale }: Building, type: Entry, given: RequestedBenefitGiven): void {
  for (const [column, member] of requiredBy) {
    if (type.cells[column] === true && given.sent(member) === undefined) {
      const benefitType = withMeaning(`${type.id}`, type.name, locale);
      problems.refuse(given.at(member), `is required for the benefit type ${benefitType}`);
    }
  }
}
