import {
  assuredPerson,
  disabilityBenefit,
  type Json,
  lifeBenefit,
  minimalRequest,
  policyHolder,
} from './case-request.js';
import { international, type SystemUnderTest } from './system-under-test.js';

/**
 * A case of a rule system with every member of the specification's tables of `/createCaseInDB`: two persons, both kinds
 * of benefit, covers, codes, extra attributes.
 */
export const fullCase = (caseId: string, system: SystemUnderTest = international): { [member: string]: Json } =>
  minimalRequest(caseId, {
    cspSetId: String(system.csp),
    pos: true,
    complete: false,
    techSource: { sourceTypeId: 1, complete: false },
    application: {
      ownPortfolioAvailable: true,
      attributes: { 702: { value: 'Zweitantrag über Makler – "dringend"' } },
      persons: [
        janeDoe({
          occupation: { key: '2512', deletable: false },
          attributes: { 700: { value: '1991.03.05' }, 1003: { value: 60000, unit: 200 } },
          requestedBenefits: [
            termLife(system, { attributes: { 12: { value: 25 } } }),
            disabilityIncome(system, { singlePremium: 0, benefitSum: { value: '2000.50', unit: 201 } }),
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
        }),
        policyHolder({ age: 61, maritalStatus: 2, residenceCountry: 'DE', nationality: 'DE', attributes: {} }),
      ],
    },
  });

/**
 * A case of a rule system as a capture from nothing enters it: one person, both kinds of benefit, a cover, a pursuit,
 * a disorder. No name or code needs another language than the case has.
 */
export const capturedCase = (caseId: string, system: SystemUnderTest): { [member: string]: Json } =>
  minimalRequest(caseId, {
    cspSetId: system.csp,
    application: {
      ownPortfolioAvailable: true,
      persons: [
        janeDoe({
          occupation: { key: '2512', locale: 'en' },
          attributes: { 700: { value: '1991.03' }, 1003: { value: 60000, unit: 200 } },
          requestedBenefits: [termLife(system, { singleLife: true }), disabilityIncome(system)],
          existingCoversInPortfolio: [{ benefitGroup: 1, acceptanceResult: 1, smokerType: 1, sumInsured: 50000 }],
          pursuits: [{ key: 'DIVING', locale: 'en' }],
          disorders: [{ key: 'J45', locale: 'en' }],
        }),
      ],
    },
  });

/** Assured and policy holder. */
const janeDoe = (changes: { [member: string]: Json }): Json =>
  assuredPerson({ ph: true, maritalStatus: 2, residenceCountry: 'DE', nationality: 'AT', ...changes });

/** The benefits of these cases, by the ids that a rule system has for them. */
export const termLife = ({ life }: SystemUnderTest, changes: { [member: string]: Json } = {}): Json =>
  lifeBenefit({
    benefitType: life.id,
    benefitName: 'Term life',
    smokerType: 1,
    premiumPaymentYears: 20,
    premiumPaymentAnnual: 310,
    sumInsured: 300000,
    ...changes,
  });

export const disabilityIncome = ({ disability }: SystemUnderTest, changes: { [member: string]: Json } = {}): Json =>
  disabilityBenefit({
    benefitType: disability.id,
    benefitName: 'Disability income',
    smokerType: 1,
    insurancePeriodYears: 30,
    benefitSum: { value: 2000, unit: 201 },
    disabilityPaymentYears: 30,
    ...changes,
  });
