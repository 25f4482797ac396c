import { assuredPerson, changed, disabilityBenefit, fullRequest, type Json, lifeBenefit } from './case-request.js';

/**
 * The body of createCaseInDB for a case that tests modify: `P1` has a life and a disability benefit, `P2` is policy
 * holder only, `P3` has one life benefit.
 */
export const caseToModify = (caseId: string): Json =>
  changed(
    fullRequest(caseId),
    'application.persons.2',
    assuredPerson({ id: 'P3', name: 'Jim Poe', requestedBenefits: [lifeBenefit({ benefitName: 'Term life 3' })] }),
  );

/** What names a person of that case, and what is changed of it. */
export const personModification = (changes: { [member: string]: Json } = {}): { [member: string]: Json } => ({
  id: 'P1',
  name: 'Jane Doe',
  ...changes,
});

/** A body of modifyCase with these persons. */
export const modification = (caseId: string, ...personsModifications: Json[]): { [member: string]: Json } => ({
  caseId,
  locale: 'en',
  personsModifications,
});

/** A body of modifyCase with everything that the specification's tables have, for two persons. */
export const fullModification = (caseId: string): { [member: string]: Json } =>
  modification(
    caseId,
    personModification({
      age: 36,
      gender: 4,
      newBenefits: [
        lifeBenefit({
          benefitName: 'Term life 2',
          smokerType: 1,
          premiumPaymentYears: 20,
          premiumPaymentAnnual: 480,
          singlePremium: 0,
          attributes: { '12': { value: 25 } },
        }),
        disabilityBenefit({ benefitName: 'Disability income 2', smokerType: 1 }),
      ],
      benefitsToBeDeleted: [{ benefitType: 1, benefitName: 'Term life 1' }],
      benefitsToBeModified: [
        {
          benefitType: 10,
          benefitName: 'Disability income 1',
          benefitSum: { unit: 200, value: 1600.5 },
          insurancePeriodYears: 26,
          disabilityPaymentYears: 27,
          disabilityWaitingPeriodWeeks: 13,
        },
      ],
    }),
    {
      id: 'P3',
      name: 'Jim Poe',
      newBenefits: [],
      benefitsToBeDeleted: [],
      benefitsToBeModified: [{ benefitType: '1', benefitName: 'Term life 3', sumInsured: '5000' }],
    },
  );
