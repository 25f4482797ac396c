import type { SingleValue } from '../case/values/value.js';
import type { Program } from '../rules/evaluate/program.js';
import type { Attribute } from '../rules/model/attribute.js';
import { AttributeValues } from './attribute-value.js';
import { element, type GivenOf } from './element.js';
import { anything } from './members/anything.js';
import { decimal } from './members/decimal.js';
import { integer } from './members/integer.js';
import { nested } from './members/nested.js';
import type { Place } from './place.js';
import type { Problems } from './problems.js';

export const benefitSumElement = element('BenefitSum', 'A regular sum: an amount of money per time unit.', {
  unit: integer('Id of a currency-per-time unit.'),
  value: decimal('The amount, with at most two decimals.', { faulty: 'noSum' }),
  id: anything('Must not be given (551).'),
});

/** The two members of which exactly one is given (specification, "Benefit rules"). */
export const sumMembers = {
  benefitSum: nested('Regular sum per time unit.', benefitSumElement),
  sumInsured: integer('Lump sum, in the first currency of the parameter set.'),
};

/** An element with the two members, as it was read. */
export interface SumGiven {
  readonly benefitSum: GivenOf<typeof benefitSumElement> | undefined;
  readonly sumInsured: number | undefined;
  at(member: 'benefitSum' | 'sumInsured'): Place;
}

/** `required`: one must be given (requested benefits, covers; a modification may do without); `positive`: 0 is no sum (benefits; a cover's may be 0). */
export interface SumRules {
  readonly required: boolean;
  readonly positive: boolean;
}

/** What the rule data has to say about a sum: which of the two fits (undefined: either), and where each is stored. */
export interface SumAttributes {
  readonly pays: 'lumpSum' | 'perTime' | undefined;
  readonly benefitType: number;
  readonly benefitSum: Attribute;
  readonly sumInsured: Attribute;
}

/** Reports what needs no rule data: both or none (515, 514), negative (541), 0 (514), an incomplete `benefitSum` (551, 517, 514). */
export function checkSum(given: SumGiven, { required, positive }: SumRules, problems: Problems): void {
  const regular = givenRegular(given);
  if (regular) checkRegular(regular, positive, problems);
  if (given.sumInsured !== undefined && given.sumInsured < 0)
    problems.report(given.at('sumInsured'), 'negativeValue', { value: given.sumInsured });
  if (regular && given.sumInsured !== undefined) problems.report(given.at('sumInsured'), 'bothSums');
  else if (given.sumInsured === 0 && positive)
    problems.report(given.at('sumInsured'), 'noSum', { reason: 'must be greater than 0' });
  else if (
    (required || given.benefitSum !== undefined) &&
    !regular &&
    given.sumInsured === undefined &&
    !problems.at(given.at('benefitSum')) &&
    !problems.at(given.at('sumInsured'))
  ) {
    problems.report(given.at('benefitSum'), 'noSum', { reason: 'neither benefitSum nor sumInsured is given' });
  }
}

function checkRegular({ value, unit, id, at }: GivenOf<typeof benefitSumElement>, positive: boolean, problems: Problems): void {
  if (id !== undefined) problems.report(at('id'), 'idInBenefitSum');
  if (unit === undefined && !problems.at(at('unit')))
    problems.report(at('unit'), 'invalidUnit', { reason: 'the unit is missing' });
  if (unit !== undefined && unit < 0) problems.report(at('unit'), 'negativeValue', { value: unit });
  if (value === undefined && !problems.at(at('value'))) problems.report(at('value'), 'noSum', { reason: 'the value is missing' });
  if (value !== undefined && value < 0) problems.report(at('value'), 'negativeValue', { value });
  if (value === 0 && positive) problems.report(at('value'), 'noSum', { reason: 'must be greater than 0' });
}

/** An empty `benefitSum` counts as not given. */
function givenRegular({ benefitSum }: SumGiven): GivenOf<typeof benefitSumElement> | undefined {
  const empty = benefitSum?.value === undefined && benefitSum?.unit === undefined && benefitSum?.id === undefined;
  return empty ? undefined : benefitSum;
}

/**
 * The sum to write, with the attribute that the caller writes it to (its group follows by `alsoSets` and `zeroes`); reports
 * what the rule data decides: the wrong one for the benefit type (513), the unit (517), the range (543).
 */
export function chosenSum(
  given: SumGiven,
  attributes: SumAttributes,
  program: Program,
  problems: Problems,
): { readonly attribute: Attribute; readonly value: SingleValue } | undefined {
  const values = new AttributeValues(program, problems);
  const regular = givenRegular(given);
  const both = regular !== undefined && given.sumInsured !== undefined;
  if (!both && regular && attributes.pays === 'lumpSum') refuseChoice(given.at('benefitSum'), attributes, 'sumInsured', problems);
  if (!both && given.sumInsured !== undefined && attributes.pays === 'perTime')
    refuseChoice(given.at('sumInsured'), attributes, 'benefitSum', problems);
  const unit =
    regular?.unit !== undefined && regular.unit >= 0
      ? values.unit(attributes.benefitSum, regular.unit, regular.at('unit'))
      : undefined;
  const regularValue =
    regular?.value !== undefined && regular.value >= 0
      ? values.number(attributes.benefitSum, regular.value, regular.at('value'), unit && { unit })
      : undefined;
  const lump =
    given.sumInsured !== undefined && given.sumInsured >= 0
      ? values.number(attributes.sumInsured, given.sumInsured, given.at('sumInsured'))
      : undefined;
  if (regularValue && unit) return { attribute: attributes.benefitSum, value: regularValue };
  return lump && { attribute: attributes.sumInsured, value: lump };
}

function refuseChoice(place: Place, { benefitType }: SumAttributes, needed: string, problems: Problems): void {
  problems.report(place, 'sumInsuredForRegularBenefit', { benefitType, needed });
}
