import { attributeOf, type CaseObject } from '../case/case-object.js';
import type { SingleValue } from '../case/values/value.js';
import { carrierOfAttribute } from '../rules/objects/benefit-triple.js';
import type { Attribute } from '../rules/model/attribute.js';
import { withMeaning } from '../rules/model/with-meaning.js';
import { writeAttribute } from '../rules/objects/write-attribute.js';
import { AttributeValues } from './attribute-value.js';
import { attributeOfKind, type Building, kindNamed } from './building.js';
import { element, type GivenOf } from './element.js';
import { integer } from './members/integer.js';
import { text } from './members/text.js';
import { checkSum, chosenSum, sumMembers, sumReports } from './sum-choice.js';

const naming = {
  benefitType: integer('Benefit type id (attribute 11) of the benefit.', {
    required: true,
    negative: 'invalidAttribute',
  }),
  benefitName: text('Name (attribute 108) of the benefit.', { required: true }),
};

/** A `benefitsToBeDeleted` element: names a benefit of the person. */
export const benefitToBeDeletedElement = element(
  'BenefitToBeDeleted',
  'A benefit of the person that is removed.',
  naming,
  { empty: 'invalidAttribute' },
);

/** The numbers of the table "benefitsToBeModified element": member, fact. */
const numbers = [
  ['insurancePeriodYears', 'insurancePeriod'],
  ['disabilityPaymentYears', 'benefitPaymentPeriod'],
  ['disabilityWaitingPeriodWeeks', 'waitingPeriod'],
] as const;

const changes = {
  sumInsured: sumMembers.sumInsured,
  benefitSum: sumMembers.benefitSum,
  insurancePeriodYears: integer('Insurance period in years (attribute 121).', { negative: 'outOfRange' }),
  disabilityPaymentYears: integer('Benefit payment period in years (attribute 105).', { negative: 'outOfRange' }),
  disabilityWaitingPeriodWeeks: integer('Waiting period in weeks (attribute 316).', { negative: 'outOfRange' }),
};

/** A `benefitsToBeModified` element (specification, "benefitsToBeModified element"). */
export const benefitModificationElement = element(
  'BenefitModification',
  'Changes of a benefit that the person has.',
  { ...naming, ...changes },
  {
    empty: 'emptyModification',
    reports: [...sumReports, 'outOfRange', 'attributeNotInBenefit'],
    check(given, problems) {
      checkSum(given, { required: false, positive: true }, problems);
      const names = Object.keys(changes) as (keyof typeof changes)[];
      const changesAnything = names.some((name) => given.sent(name) !== undefined);
      if (!changesAnything) problems.report(given.place, 'emptyModification');
    },
  },
);

export type BenefitModificationGiven = GivenOf<typeof benefitModificationElement>;

/**
 * Changes a benefit: what is given must be there already (573). Without the benefit, which could not be found, only the
 * values are checked against the rules, so that all errors of a request are told at once.
 */
export function modifyBenefit(
  building: Building,
  benefit: CaseObject | undefined,
  given: BenefitModificationGiven,
): void {
  const { writer, problems } = building;
  const kind = kindNamed(building, 'benefit');
  const attribute = (fact: string): Attribute => attributeOfKind(kind, fact);
  const values = new AttributeValues(building);
  const write = (member: keyof typeof changes, target: Attribute, value: SingleValue): void => {
    const absent = benefit ? absentIn(building, benefit, target) : [];
    if (absent.length > 0) problems.report(given.at(member), 'attributeNotInBenefit', { typeId: absent.join(', ') });
    else if (benefit) writeAttribute(writer, benefit, target, value);
  };
  const [benefitSum, sumInsured] = [attribute('benefitSum'), attribute('sumInsured')];
  const benefitType = attribute('benefitType').catalogue?.byId.get(given.benefitType ?? Number.NaN);
  const sum = chosenSum(given, { benefitType, benefitSum, sumInsured }, building);
  if (sum) write(sum.attribute === benefitSum ? 'benefitSum' : 'sumInsured', sum.attribute, sum.value);
  for (const [member, fact] of numbers) {
    const number = given[member];
    const value = number === undefined ? undefined : values.number(attribute(fact), number, given.at(member));
    if (value) write(member, attribute(fact), value);
  }
}

/** Of an attribute and what it also sets, what the benefit does not have: type ids with names. */
function absentIn({ writer, locale }: Building, benefit: CaseObject, target: Attribute): readonly string[] {
  const written = [
    target,
    ...target.alsoSets.filter(({ relation }) => relation === undefined).map((effect) => effect.attribute),
  ];
  return written
    .filter((each) => !attributeOf(carrierOfAttribute(writer.subject, benefit, each), each.id))
    .map(({ id, name }) => withMeaning(id, name, locale));
}
