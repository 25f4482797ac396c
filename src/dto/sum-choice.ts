import type { SingleValue } from '../case/values/value.js';
import type { Attribute } from '../rules/model/attribute.js';
import { benefitTypeColumns } from '../rules/model/benefit-type-columns.js';
import type { Entry } from '../rules/model/catalogue.js';
import { withMeaning } from '../rules/model/with-meaning.js';
import { AttributeValues } from './attribute-value.js';
import type { Building } from './building.js';
import { element, type GivenOf } from './element.js';
import { anything } from './members/anything.js';
import { decimal } from './members/decimal.js';
import { integer } from './members/integer.js';
import { nested } from './members/nested.js';
import type { Place } from './place.js';
import type { Problems } from './problems.js';

const benefitSumElement = element('BenefitSum', 'A regular sum: an amount of money per time unit.', {
  unit: integer('Id of a currency-per-time unit.', { negative: 'negativeValue' }),
  value: decimal('The amount, with at most two decimals.', { faulty: 'noSum', negative: 'negativeValue' }),
  id: anything('Must not be given (551).'),
});

/** The two members of which exactly one is given (specification, "Benefit rules"). */
export const sumMembers = {
  benefitSum: nested('Regular sum per time unit.', benefitSumElement),
  sumInsured: integer('Lump sum, in the first currency of the parameter set.', { negative: 'negativeValue' }),
};

/** What is wrong with them, beside the codes of each. */
export const sumReports = [
  'sumInsuredForRegularBenefit',
  'noSum',
  'bothSums',
  'invalidUnit',
  'outOfRange',
  'idInBenefitSum',
] as const;

/** An element with the two members, as it was read. */
export interface SumGiven {
  readonly benefitSum: GivenOf<typeof benefitSumElement> | undefined;
  readonly sumInsured: number | undefined;
  at(member: 'benefitSum' | 'sumInsured'): Place;
  sent(member: 'benefitSum' | 'sumInsured'): unknown;
}

/**
 * `required`: one must be given (requested benefits, covers; a modification may do without); `positive`: 0 is no sum
 * (benefits; a cover's may be 0).
 */
export interface SumRules {
  readonly required: boolean;
  readonly positive: boolean;
}

/**
 * What the rule data has to say about a sum: of which benefit type it is (undefined: either fits), and where each is
 * stored.
 */
export interface SumAttributes {
  readonly benefitType: Entry | undefined;
  readonly benefitSum: Attribute;
  readonly sumInsured: Attribute;
}

/** Reports what needs no rule data: both or none (515, 514), 0 (514), an incomplete `benefitSum` (551, 517, 514). */
export function checkSum(given: SumGiven, { required, positive }: SumRules, problems: Problems): void {
  const { regular, lump } = sumsGiven(given);
  if (regular && given.benefitSum) checkRegular(given.benefitSum, positive, problems);
  if (given.sumInsured === 0 && positive)
    problems.report(given.at('sumInsured'), 'noSum', { reason: 'must be greater than 0' });
  if (regular && lump) problems.report(given.at('sumInsured'), 'bothSums');
  else if (!regular && !lump && (required || given.sent('benefitSum') !== undefined))
    problems.report(given.at('benefitSum'), 'noSum', { reason: 'neither benefitSum nor sumInsured is given' });
}

function checkRegular(
  { value, at, sent }: GivenOf<typeof benefitSumElement>,
  positive: boolean,
  problems: Problems,
): void {
  if (sent('id') !== undefined) problems.report(at('id'), 'idInBenefitSum');
  if (sent('unit') === undefined) problems.report(at('unit'), 'invalidUnit', { reason: 'the unit is missing' });
  if (sent('value') === undefined) problems.report(at('value'), 'noSum', { reason: 'the value is missing' });
  if (value === 0 && positive) problems.report(at('value'), 'noSum', { reason: 'must be greater than 0' });
}

/** Which of the two were sent, readable or not; an empty `benefitSum` counts as not given. */
function sumsGiven({ benefitSum, sent }: SumGiven): { readonly regular: boolean; readonly lump: boolean } {
  const empty =
    benefitSum && (['unit', 'value', 'id'] as const).every((member) => benefitSum.sent(member) === undefined);
  return { regular: sent('benefitSum') !== undefined && !empty, lump: sent('sumInsured') !== undefined };
}

/**
 * The sum to write, with the attribute that the caller writes it to (its group follows by `alsoSets` and `zeroes`);
 * reports what the rule data decides: the wrong one for the benefit type (513), the unit (517), the range (543).
 */
export function chosenSum(
  given: SumGiven,
  attributes: SumAttributes,
  building: Building,
): { readonly attribute: Attribute; readonly value: SingleValue } | undefined {
  const values = new AttributeValues(building);
  const { benefitSum, sumInsured } = given;
  const { regular, lump } = sumsGiven(given);
  const pays = attributes.benefitType?.cells[benefitTypeColumns.pays];
  if (regular && !lump && pays === 'lumpSum') refuseChoice(given.at('benefitSum'), attributes, 'sumInsured', building);
  if (lump && !regular && pays === 'perTime') refuseChoice(given.at('sumInsured'), attributes, 'benefitSum', building);
  const unit =
    benefitSum?.unit === undefined
      ? undefined
      : values.unit(attributes.benefitSum, benefitSum.unit, benefitSum.at('unit'));
  const regularValue =
    benefitSum?.value === undefined
      ? undefined
      : values.number(attributes.benefitSum, benefitSum.value, benefitSum.at('value'), unit);
  const lumpValue =
    sumInsured === undefined ? undefined : values.number(attributes.sumInsured, sumInsured, given.at('sumInsured'));
  if (regularValue && unit) return { attribute: attributes.benefitSum, value: regularValue };
  return lumpValue && { attribute: attributes.sumInsured, value: lumpValue };
}

function refuseChoice(place: Place, { benefitType }: SumAttributes, needed: string, building: Building): void {
  const { problems, locale } = building;
  const type = benefitType && withMeaning(`${benefitType.id}`, benefitType.name, locale);
  problems.report(place, 'sumInsuredForRegularBenefit', { benefitType: type, needed });
}
