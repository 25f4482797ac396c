import { disabilityBenefit, lifeBenefit } from '../support/requests/case-request.js';
import { type CodeRow, row } from './code-row.js';
import { createAttributeCodes } from './create-attribute-codes.js';
import { createBenefitCodes } from './create-benefit-codes.js';

const p = 'personsModifications.0';
const pp = 'personsModifications[0]';
const n = `${p}.newBenefits.0`;
const pn = `${pp}.newBenefits[0]`;
const d = `${p}.benefitsToBeDeleted.0`;
const pd = `${pp}.benefitsToBeDeleted[0]`;
/** A modification of a disability benefit, and (of the other person) one of a life benefit. */
const m = `${p}.benefitsToBeModified.0`;
const pm = `${pp}.benefitsToBeModified[0]`;
const l = 'personsModifications.1.benefitsToBeModified.0';
const pl = 'personsModifications[1].benefitsToBeModified[0]';

const ofBody: readonly CodeRow[] = [
  row('a missing case id in the body', 'caseId', undefined, ['512 caseId']),
  row('a blank case id in the body', 'caseId', ' ', ['512 caseId']),
  row('another case id than in the URL', 'caseId', 'D', ['570 caseId']),
  row('a missing locale', 'locale', undefined, ['512 locale'], 'de'),
  row('a locale that is null', 'locale', null, ['512 locale'], 'enGB'),
  row('a locale that is a number', 'locale', 1, ['512 locale']),
  row('an empty locale', 'locale', '', ['549 locale']),
  row('a locale of three characters', 'locale', 'eng', ['549 locale']),
  row('a locale of another language', 'locale', 'fr', ['549 locale']),
  row('a locale in capitals', 'locale', 'EN', ['549 locale']),
  row('missing modifications', 'personsModifications', undefined, ['512 personsModifications']),
  row('modifications that are no list', 'personsModifications', {}, ['512 personsModifications']),
  row('no modifications', 'personsModifications', [], ['566 personsModifications']),
];

const ofPersons: readonly CodeRow[] = [
  row(
    'only persons without a change',
    'personsModifications',
    [
      { id: 'P1', name: 'Jane Doe' },
      { id: 'P3', name: 'Jim Poe', newBenefits: [], benefitsToBeDeleted: null },
    ],
    ['566 personsModifications'],
    [
      { id: 'P1', name: 'Jane Doe' },
      { id: 'P3', name: 'Jim Poe', age: 3 },
    ],
  ),
  row('an element that is null', `${p}`, null, [`512 ${pp}`]),
  row('an empty element', `${p}`, {}, [`512 ${pp}`]),
  row('only an empty element', 'personsModifications', [{}], [`512 ${pp}`]),
  row('a missing person id', `${p}.id`, undefined, [`512 ${pp}.id`]),
  row('a missing person name', `${p}.name`, undefined, [`512 ${pp}.name`]),
  row('a person name that is blank', `${p}.name`, '', [`512 ${pp}.name`]),
  row('an unknown person', `${p}.id`, 'P9', [`564 ${pp}.id`]),
  row('a policy holder only', `${p}.id`, 'P2', [`564 ${pp}.id`]),
  row('another name', `${p}.name`, 'John Doe', [`565 ${pp}.name`]),
  row('a name in other letters', `${p}.name`, 'jane doe', [`565 ${pp}.name`]),
  row(
    'the same person twice',
    'personsModifications.1',
    { id: 'P1', name: 'Jane Doe', age: 3 },
    ['512 personsModifications[1].id'],
    { id: 'P3', name: 'Jim Poe', age: 3 },
  ),
  row('a negative age', `${p}.age`, -1, [`541 ${pp}.age`], 0),
  row('an age of 160', `${p}.age`, 160, [`543 ${pp}.age`], '120'),
  row('an age as a word', `${p}.age`, 'old', [`512 ${pp}.age`], undefined),
  row('a negative gender', `${p}.gender`, -2, [`541 ${pp}.gender`], '2'),
  row('an unknown gender', `${p}.gender`, 77, [`512 ${pp}.gender`], undefined),
  row('new benefits that are no list', `${p}.newBenefits`, {}, [`512 ${pp}.newBenefits`], undefined),
  row('deletions that are no list', `${p}.benefitsToBeDeleted`, 'x', [`512 ${pp}.benefitsToBeDeleted`], undefined),
  row(
    'modifications of benefits that are no list',
    `${p}.benefitsToBeModified`,
    7,
    [`512 ${pp}.benefitsToBeModified`],
    [],
  ),
];

const ofNewBenefits: readonly CodeRow[] = [
  row('an unknown type of a new benefit', `${n}.benefitType`, 999, [`563 ${pn}.benefitType`], 2),
  row(
    'an unknown attribute of a new benefit',
    `${n}.attributes`,
    { '99999': { value: 1 } },
    [`548 ${pn}.attributes.99999`],
    { '12': { value: 0 } },
  ),
  row(
    'an attribute of a new benefit without content',
    `${n}.attributes`,
    { '12': {} },
    [`554 ${pn}.attributes.12`],
    {},
  ),
  row(
    'the same new benefit twice',
    `${p}.newBenefits.1`,
    lifeBenefit({ benefitName: 'Term life 2' }),
    [`567 ${pp}.newBenefits[1].benefitName`],
    lifeBenefit({ benefitName: 'Term life 3b' }),
  ),
  row(
    'the same new benefit for two persons',
    'personsModifications.1.newBenefits',
    [lifeBenefit({ benefitName: 'Term life 2' })],
    ['567 personsModifications[1].newBenefits[0].benefitName'],
    [lifeBenefit({ benefitName: 'Term life 2', benefitType: 2 })],
  ),
  row(
    'a new benefit that the person has',
    `${p}.newBenefits.1.benefitName`,
    'Disability income 1',
    [`569 ${pp}.newBenefits[1].benefitName`],
    'disability income 1',
  ),
  row(
    'a new benefit that another person has',
    `${n}.benefitName`,
    'Term life 3',
    [`569 ${pn}.benefitName`],
    'Term life 1',
  ),
];

const ofDeletions: readonly CodeRow[] = [
  row('an empty deletion', d, {}, [`512 ${pd}`]),
  row('a deletion that is null', d, null, [`512 ${pd}`]),
  row('a deletion without type', `${d}.benefitType`, undefined, [`512 ${pd}.benefitType`], '1'),
  row('a deletion without name', `${d}.benefitName`, null, [`512 ${pd}.benefitName`]),
  row('a deletion of a negative type', `${d}.benefitType`, -1, [`512 ${pd}.benefitType`]),
  row('a deletion of an unknown type', `${d}.benefitType`, 999, [`563 ${pd}.benefitType`]),
  row('a deletion of another type', `${d}.benefitType`, 2, [`555 ${pd}`]),
  row('a deletion of another name', `${d}.benefitName`, 'Term life 9', [`555 ${pd}`]),
  row('a deletion of what another person has', `${d}.benefitName`, 'Term life 3', [`555 ${pd}`]),
  row('the same deletion twice', `${p}.benefitsToBeDeleted.1`, { benefitType: 1, benefitName: 'Term life 1' }, [
    `555 ${pp}.benefitsToBeDeleted[1]`,
  ]),
  row(
    'a deletion of the last benefit',
    'personsModifications.1',
    { id: 'P3', name: 'Jim Poe', benefitsToBeDeleted: [{ benefitType: 1, benefitName: 'Term life 3' }] },
    ['574 personsModifications[1].benefitsToBeDeleted'],
    {
      id: 'P3',
      name: 'Jim Poe',
      newBenefits: [lifeBenefit({ benefitName: 'Term life 3' })],
      benefitsToBeDeleted: [{ benefitType: 1, benefitName: 'Term life 3' }],
    },
  ),
];

const ofModifications: readonly CodeRow[] = [
  row('a modification that is null', m, null, [`568 ${pm}`]),
  row('a modification without type', `${m}.benefitType`, undefined, [`512 ${pm}.benefitType`], '10'),
  row('a modification without name', `${m}.benefitName`, '', [`512 ${pm}.benefitName`]),
  row('a modification of a negative type', `${m}.benefitType`, '-10', [`512 ${pm}.benefitType`]),
  row('a modification of an unknown type', `${m}.benefitType`, 999, [`563 ${pm}.benefitType`]),
  row('a modification of another name', `${m}.benefitName`, 'Disability', [`555 ${pm}`]),
  row(
    'a modification of what another person has',
    `${m}`,
    { benefitType: 1, benefitName: 'Term life 3', sumInsured: 1 },
    [`555 ${pm}`],
  ),
  row('a modification of a deleted benefit', `${m}`, { benefitType: 1, benefitName: 'Term life 1', sumInsured: 1 }, [
    `555 ${pm}`,
  ]),
  row('a modification of a new benefit', `${m}`, { benefitType: 1, benefitName: 'Term life 2', sumInsured: 1 }, [
    `555 ${pm}`,
  ]),
  row(
    'a modification of one benefit twice',
    `${p}.benefitsToBeModified.1`,
    { benefitType: 10, benefitName: 'Disability income 1', insurancePeriodYears: 5 },
    [`512 ${pp}.benefitsToBeModified[1].benefitName`],
  ),
  row('a modification without a change', m, { benefitType: 10, benefitName: 'Disability income 1' }, [`568 ${pm}`], {
    benefitType: 10,
    benefitName: 'Disability income 1',
    insurancePeriodYears: '5',
  }),
  row('an empty modification', m, {}, [`568 ${pm}`]),
  row('a lump sum for a regular benefit', m, { benefitType: 10, benefitName: 'Disability income 1', sumInsured: 1 }, [
    `513 ${pm}.sumInsured`,
  ]),
  row(
    'a regular sum for a lump benefit',
    `${l}`,
    { benefitType: 1, benefitName: 'Term life 3', benefitSum: { unit: 200, value: 1 } },
    [`513 ${pl}.benefitSum`],
  ),
  row('an empty regular sum', `${m}.benefitSum`, {}, [`514 ${pm}.benefitSum`], undefined),
  row('a regular sum without value', `${m}.benefitSum`, { unit: 200 }, [`514 ${pm}.benefitSum.value`], {
    unit: '231',
    value: '1',
  }),
  row('a regular sum of 0', `${m}.benefitSum.value`, 0, [`514 ${pm}.benefitSum.value`], 0.01),
  row('a lump sum of 0', `${l}.sumInsured`, '0', [`514 ${pl}.sumInsured`], '1'),
  row('both sums', `${l}.benefitSum`, { unit: 200, value: 1 }, [`515 ${pl}.sumInsured`], {}),
  row('a regular sum without unit', `${m}.benefitSum`, { value: 1 }, [`517 ${pm}.benefitSum.unit`]),
  row(
    'a regular sum that is a word beside a lump sum',
    m,
    { benefitType: 10, benefitName: 'Disability income 1', sumInsured: 5, benefitSum: { value: 'x' } },
    [`515 ${pm}.sumInsured`, `517 ${pm}.benefitSum.unit`, `514 ${pm}.benefitSum.value`],
  ),
  row('a regular sum in a currency', `${m}.benefitSum.unit`, 100, [`517 ${pm}.benefitSum.unit`], 201),
  row('a regular sum in an unknown unit', `${m}.benefitSum.unit`, 999, [`517 ${pm}.benefitSum.unit`]),
  row('a negative unit', `${m}.benefitSum.unit`, -200, [`541 ${pm}.benefitSum.unit`]),
  row('a negative regular sum', `${m}.benefitSum.value`, -1, [`541 ${pm}.benefitSum.value`]),
  row('a negative lump sum', `${l}.sumInsured`, -1, [`541 ${pl}.sumInsured`]),
  row('a regular sum out of range', `${m}.benefitSum.value`, 1000000000, [`543 ${pm}.benefitSum.value`], 999999999),
  row('a lump sum out of range', `${l}.sumInsured`, 1000000000, [`543 ${pl}.sumInsured`], 999999999),
  row('a lump sum with a fraction', `${l}.sumInsured`, 0.5, [`512 ${pl}.sumInsured`]),
  row('an id inside the regular sum', `${m}.benefitSum.id`, 1, [`551 ${pm}.benefitSum.id`], null),
  row('a negative insurance period', `${m}.insurancePeriodYears`, -1, [`543 ${pm}.insurancePeriodYears`], 1),
  row(
    'an insurance period out of range',
    `${m}.insurancePeriodYears`,
    1000000000,
    [`543 ${pm}.insurancePeriodYears`],
    99,
  ),
  row('a negative payment period', `${m}.disabilityPaymentYears`, -1, [`543 ${pm}.disabilityPaymentYears`], '1'),
  row('a payment period out of range', `${m}.disabilityPaymentYears`, 100, [`543 ${pm}.disabilityPaymentYears`], 99),
  row(
    'a negative waiting period',
    `${m}.disabilityWaitingPeriodWeeks`,
    -1,
    [`543 ${pm}.disabilityWaitingPeriodWeeks`],
    0,
  ),
  row(
    'a waiting period out of range',
    `${m}.disabilityWaitingPeriodWeeks`,
    521,
    [`543 ${pm}.disabilityWaitingPeriodWeeks`],
    520,
  ),
  row(
    'a waiting period as a word',
    `${m}.disabilityWaitingPeriodWeeks`,
    'long',
    [`512 ${pm}.disabilityWaitingPeriodWeeks`],
    '4',
  ),
  row('a period that the benefit does not have', `${l}.disabilityPaymentYears`, 5, [
    `573 ${pl}.disabilityPaymentYears`,
  ]),
  row(
    'a waiting period that the benefit does not have',
    `${l}.disabilityWaitingPeriodWeeks`,
    5,
    [`573 ${pl}.disabilityWaitingPeriodWeeks`],
    undefined,
  ),
];

const requested = 'application.persons.0.requestedBenefits';

/**
 * A new benefit follows the rules of createCaseInDB: its rows, at another place; only an unknown type has a code of its
 * own.
 */
const likeCreate: readonly CodeRow[] = [...createBenefitCodes, ...createAttributeCodes]
  .filter(({ path, what }) => path.startsWith(requested) && what !== 'an unknown benefit type')
  .map((each) => ({
    ...each,
    what: `${each.what} (new benefit)`,
    path: each.path.replace(requested, `${p}.newBenefits`),
    refused: renamed(each.refused),
    accepted: renamed(each.accepted),
    errors: each.errors.map((error) => error.replace('application.persons[0].requestedBenefits', `${pp}.newBenefits`)),
  }));

/** Rows that replace a whole benefit name it as the stored case does; a new one has a name of its own. */
function renamed(value: CodeRow['refused']): CodeRow['refused'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value['benefitName'] === undefined)
    return value;
  return {
    ...value,
    benefitName: value['benefitType'] === disabilityBenefit()['benefitType'] ? 'Disability income 2' : 'Term life 2',
  };
}

/** What modifyCase refuses, by the specification's tables and the decisions on modifyCase. */
export const modifyCodes: readonly CodeRow[] = [
  ...ofBody,
  ...ofPersons,
  ...ofNewBenefits,
  ...ofDeletions,
  ...ofModifications,
  ...likeCreate,
];
