import { international, type SystemUnderTest } from './system-under-test.js';

/**
 * A case with every member of the specification's tables of `/createCaseInDB`: two persons, both kinds of benefit,
 * covers, codes, extra attributes.
 */
export function fullCase(caseId: string, system: SystemUnderTest = international): Record<string, unknown> {
  return {
    cspSetId: String(system.csp),
    pos: true,
    locale: 'en',
    complete: false,
    caseId,
    techSource: { sourceTypeId: 1, complete: false },
    application: {
      ownPortfolioAvailable: true,
      attributes: { 702: { value: 'Zweitantrag über Makler – "dringend"' } },
      persons: [assuredPerson(system), policyHolder],
    },
  };
}

/** Assured and policy holder. */
const assuredPerson = ({ life, disability }: SystemUnderTest) => ({
  id: 'P1',
  name: 'Jane Doe',
  ap: true,
  ph: true,
  age: 35,
  gender: 3,
  maritalStatus: 2,
  residenceCountry: 'DE',
  nationality: 'AT',
  occupation: { key: '2512', deletable: false },
  attributes: { 700: { value: '1991.03.05' }, 1003: { value: 60000, unit: 200 } },
  requestedBenefits: [
    {
      benefitType: life.id,
      benefitName: 'Term life',
      smokerType: 1,
      singleLife: false,
      lifeBasicForm: 1,
      premiumPaymentYears: 20,
      premiumPaymentAnnual: 310,
      insurancePeriodYears: 20,
      limitGroup: 1,
      sumInsured: 300000,
      attributes: { 12: { value: 25 } },
    },
    {
      benefitType: disability.id,
      benefitName: 'Disability income',
      smokerType: 1,
      singlePremium: 0,
      insurancePeriodYears: 30,
      limitGroup: 2,
      benefitSum: { value: '2000.50', unit: 201 },
      disabilityPaymentYears: 30,
      disabilityWaitingPeriodWeeks: 26,
    },
  ],
  existingCoversInPortfolio: [
    { benefitGroup: 1, acceptanceResult: 1, smokerType: 1, sumInsured: 50000 },
    { benefitGroup: 2, acceptanceResult: 1, benefitSum: { value: 6000, unit: 200 } },
  ],
  pursuits: [
    { name: 'Diving', locale: 'en' },
    { key: 'BOXING', deletable: true },
  ],
  disorders: [{ key: 'J45', name: 'Asthma', locale: 'en' }],
});

/** Policy holder only. */
const policyHolder = {
  id: 'P2',
  name: 'John Doe',
  ap: false,
  ph: true,
  age: 61,
  gender: 2,
  maritalStatus: 2,
  residenceCountry: 'DE',
  nationality: 'DE',
  attributes: {},
};
