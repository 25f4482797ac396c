import { disabilityBenefit, lifeBenefit } from '../support/requests/case-request.js';
import { type CodeRow, row } from './code-row.js';

const a = 'application.persons.0';
const p = 'application.persons[0]';
const b = `${a}.requestedBenefits.0`;
const pb = `${p}.requestedBenefits[0]`;
const d = `${a}.requestedBenefits.1`;
const pd = `${p}.requestedBenefits[1]`;

/** What createCaseInDB refuses at benefits, sums and existing covers. */
export const createBenefitCodes: readonly CodeRow[] = [
  // requested benefits
  row('an empty benefit', d, {}, [`512 ${pd}`], disabilityBenefit()),
  row('a missing benefit type', `${b}.benefitType`, undefined, [`512 ${pb}.benefitType`]),
  row('a negative benefit type', `${b}.benefitType`, -1, [`512 ${pb}.benefitType`]),
  row('an unknown benefit type', `${b}.benefitType`, 999, [`512 ${pb}.benefitType`], 2),
  row(
    'a benefit name of 201 characters',
    `${b}.benefitName`,
    'ä'.repeat(201),
    [`512 ${pb}.benefitName`],
    '😀'.repeat(200),
  ),
  row('a blank benefit name', `${b}.benefitName`, '', [`512 ${pb}.benefitName`]),
  row('an unknown smoker type', `${b}.smokerType`, 7, [`512 ${pb}.smokerType`], 2),
  row('a life benefit without policy type', `${b}.singleLife`, undefined, [`512 ${pb}.singleLife`], true),
  row('a life benefit without basic form', `${b}.lifeBasicForm`, null, [`512 ${pb}.lifeBasicForm`], 2),
  row('an unknown basic form', `${b}.lifeBasicForm`, 9, [`512 ${pb}.lifeBasicForm`], 1),
  row('a premium payment period of 0 years', `${b}.premiumPaymentYears`, 0, [`543 ${pb}.premiumPaymentYears`], 1),
  row(
    'a negative premium payment period',
    `${b}.premiumPaymentYears`,
    -1,
    [`543 ${pb}.premiumPaymentYears`],
    undefined,
  ),
  row('a negative annual premium', `${b}.premiumPaymentAnnual`, -1, [`541 ${pb}.premiumPaymentAnnual`], 0),
  row(
    'an annual premium out of range',
    `${b}.premiumPaymentAnnual`,
    1000000000,
    [`543 ${pb}.premiumPaymentAnnual`],
    999999999,
  ),
  row('a negative single premium', `${b}.singlePremium`, '-5', [`541 ${pb}.singlePremium`], '5'),
  row('a missing insurance period', `${b}.insurancePeriodYears`, undefined, [`512 ${pb}.insurancePeriodYears`]),
  row('a negative insurance period', `${b}.insurancePeriodYears`, -1, [`543 ${pb}.insurancePeriodYears`], 1),
  row('a too long insurance period', `${b}.insurancePeriodYears`, 1000000000, [`543 ${pb}.insurancePeriodYears`], 99),
  row('a period as a word', `${b}.insurancePeriodYears`, 'ten', [`512 ${pb}.insurancePeriodYears`], '10'),
  row('a missing limit group', `${b}.limitGroup`, undefined, [`512 ${pb}.limitGroup`]),
  row('an unknown limit group', `${b}.limitGroup`, 77, [`512 ${pb}.limitGroup`], 5),
  row(
    'a disability benefit without payment period',
    `${d}.disabilityPaymentYears`,
    undefined,
    [`512 ${pd}.disabilityPaymentYears`],
    99,
  ),
  row(
    'a disability benefit without waiting period',
    `${d}.disabilityWaitingPeriodWeeks`,
    undefined,
    [`512 ${pd}.disabilityWaitingPeriodWeeks`],
    0,
  ),
  row('a too long payment period', `${d}.disabilityPaymentYears`, 100, [`543 ${pd}.disabilityPaymentYears`], 1),
  row(
    'a too long waiting period',
    `${d}.disabilityWaitingPeriodWeeks`,
    521,
    [`543 ${pd}.disabilityWaitingPeriodWeeks`],
    520,
  ),
  row(
    'a negative waiting period',
    `${d}.disabilityWaitingPeriodWeeks`,
    -1,
    [`543 ${pd}.disabilityWaitingPeriodWeeks`],
    '26',
  ),
  // the two sums
  row(
    'a lump sum where a regular sum is needed',
    d,
    disabilityBenefit({ benefitSum: null, sumInsured: 1000 }),
    [`513 ${pd}.sumInsured`],
    disabilityBenefit({ sumInsured: null }),
  ),
  row(
    'a regular sum where a lump sum is needed',
    b,
    lifeBenefit({ sumInsured: null, benefitSum: { unit: 200, value: 1 } }),
    [`513 ${pb}.benefitSum`],
  ),
  row('neither sum', `${b}.sumInsured`, undefined, [`514 ${pb}.benefitSum`]),
  row('an empty regular sum', `${d}.benefitSum`, {}, [`514 ${pd}.benefitSum`]),
  row('a lump sum of 0', `${b}.sumInsured`, 0, [`514 ${pb}.sumInsured`], 1),
  row('a regular sum of 0', `${d}.benefitSum.value`, 0, [`514 ${pd}.benefitSum.value`], 0.01),
  row('a regular sum without value', `${d}.benefitSum`, { unit: 200 }, [`514 ${pd}.benefitSum.value`]),
  row('a regular sum as a word', `${d}.benefitSum.value`, 'much', [`514 ${pd}.benefitSum.value`], '1500.25'),
  row('a regular sum with three decimals', `${d}.benefitSum.value`, 0.125, [`514 ${pd}.benefitSum.value`], 0.12),
  row('a regular sum as a flag', `${d}.benefitSum.value`, true, [`512 ${pd}.benefitSum.value`]),
  row('both sums', `${b}.benefitSum`, { unit: 200, value: 1 }, [`515 ${pb}.sumInsured`], {}),
  row('both sums, the lump sum of 0', b, lifeBenefit({ benefitSum: { unit: 200, value: 1 }, sumInsured: 0 }), [
    `514 ${pb}.sumInsured`,
    `515 ${pb}.sumInsured`,
  ]),
  row('both sums, the regular sum of 0', b, lifeBenefit({ benefitSum: { unit: 200, value: 0 } }), [
    `514 ${pb}.benefitSum.value`,
    `515 ${pb}.sumInsured`,
  ]),
  row(
    'both sums, the regular sum a word without unit',
    d,
    disabilityBenefit({ benefitSum: { value: 'x' }, sumInsured: 5 }),
    [`517 ${pd}.benefitSum.unit`, `514 ${pd}.benefitSum.value`, `515 ${pd}.sumInsured`],
  ),
  row('both sums, the regular sum no object', d, disabilityBenefit({ benefitSum: 'x', sumInsured: 5 }), [
    `512 ${pd}.benefitSum`,
    `515 ${pd}.sumInsured`,
  ]),
  row('both sums, the lump sum a word', `${d}.sumInsured`, 'x', [`512 ${pd}.sumInsured`, `515 ${pd}.sumInsured`], null),
  row('a regular sum that is a word without unit', `${d}.benefitSum`, { value: 'x' }, [
    `517 ${pd}.benefitSum.unit`,
    `514 ${pd}.benefitSum.value`,
  ]),
  row(
    'a regular sum that is a word without unit, where a lump sum is needed',
    b,
    lifeBenefit({ sumInsured: null, benefitSum: { value: 'x' } }),
    [`513 ${pb}.benefitSum`, `517 ${pb}.benefitSum.unit`, `514 ${pb}.benefitSum.value`],
  ),
  row('a regular sum with a word as unit and no value', `${d}.benefitSum`, { unit: 'x' }, [
    `512 ${pd}.benefitSum.unit`,
    `514 ${pd}.benefitSum.value`,
  ]),
  row('a regular sum without unit', `${d}.benefitSum`, { value: 1 }, [`517 ${pd}.benefitSum.unit`], {
    unit: '200',
    value: '1',
  }),
  row('a regular sum in an unknown unit', `${d}.benefitSum.unit`, 999, [`517 ${pd}.benefitSum.unit`], 231),
  row('a regular sum in a currency', `${d}.benefitSum.unit`, 100, [`517 ${pd}.benefitSum.unit`], 200),
  row('a negative unit', `${d}.benefitSum.unit`, -200, [`541 ${pd}.benefitSum.unit`]),
  row('a negative regular sum', `${d}.benefitSum.value`, -1, [`541 ${pd}.benefitSum.value`]),
  row('a regular sum out of range', `${d}.benefitSum.value`, 1000000000, [`543 ${pd}.benefitSum.value`], 999999999),
  row('a negative lump sum', `${b}.sumInsured`, -1, [`541 ${pb}.sumInsured`]),
  row('a lump sum out of range', `${b}.sumInsured`, 1000000000, [`543 ${pb}.sumInsured`], 999999999),
  row('a lump sum with a fraction', `${b}.sumInsured`, 0.5, [`512 ${pb}.sumInsured`], '5'),
  row('an id inside the regular sum', `${d}.benefitSum.id`, 3, [`551 ${pd}.benefitSum.id`], null),
  // existing covers
  row('an empty cover', `${a}.existingCoversInPortfolio.0`, {}, [`533 ${p}.existingCoversInPortfolio[0]`]),
  row(
    'a cover without benefit group',
    `${a}.existingCoversInPortfolio.0.benefitGroup`,
    undefined,
    [`512 ${p}.existingCoversInPortfolio[0].benefitGroup`],
    5,
  ),
  row('an unknown benefit group', `${a}.existingCoversInPortfolio.0.benefitGroup`, 99, [
    `512 ${p}.existingCoversInPortfolio[0].benefitGroup`,
  ]),
  row(
    'a cover without acceptance result',
    `${a}.existingCoversInPortfolio.0.acceptanceResult`,
    undefined,
    [`512 ${p}.existingCoversInPortfolio[0].acceptanceResult`],
    5,
  ),
  row(
    'an unknown smoker type of a cover',
    `${a}.existingCoversInPortfolio.0.smokerType`,
    99,
    [`512 ${p}.existingCoversInPortfolio[0].smokerType`],
    undefined,
  ),
  row(
    'a cover without sum',
    `${a}.existingCoversInPortfolio.0.sumInsured`,
    undefined,
    [`514 ${p}.existingCoversInPortfolio[0].benefitSum`],
    0,
  ),
  row(
    'a cover with both sums, the regular sum a word without unit',
    `${a}.existingCoversInPortfolio.0.benefitSum`,
    { value: 'x' },
    [
      `517 ${p}.existingCoversInPortfolio[0].benefitSum.unit`,
      `514 ${p}.existingCoversInPortfolio[0].benefitSum.value`,
      `515 ${p}.existingCoversInPortfolio[0].sumInsured`,
    ],
  ),
  row('a cover with both sums', `${a}.existingCoversInPortfolio.0.benefitSum`, { unit: 200, value: 0 }, [
    `515 ${p}.existingCoversInPortfolio[0].sumInsured`,
  ]),
  row(
    'a negative sum of a cover',
    `${a}.existingCoversInPortfolio.0.sumInsured`,
    -1,
    [`541 ${p}.existingCoversInPortfolio[0].sumInsured`],
    1,
  ),
];
