/** Any JSON that tests change at will. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

/** The smallest life benefit that createCaseInDB accepts. */
export const lifeBenefit = (changes: { [member: string]: Json } = {}): { [member: string]: Json } => ({
  benefitType: 1,
  benefitName: 'Term life 1',
  singleLife: false,
  lifeBasicForm: 1,
  insurancePeriodYears: 20,
  limitGroup: 1,
  sumInsured: 100000,
  ...changes,
});

/** The smallest disability benefit that createCaseInDB accepts. */
export const disabilityBenefit = (changes: { [member: string]: Json } = {}): { [member: string]: Json } => ({
  benefitType: 10,
  benefitName: 'Disability income 1',
  insurancePeriodYears: 25,
  limitGroup: 2,
  benefitSum: { unit: 201, value: 1500 },
  disabilityPaymentYears: 25,
  disabilityWaitingPeriodWeeks: 26,
  ...changes,
});

/** The smallest assured person that createCaseInDB accepts. */
export const assuredPerson = (changes: { [member: string]: Json } = {}): { [member: string]: Json } => ({
  id: 'P1',
  name: 'Jane Doe',
  ap: true,
  ph: false,
  age: 35,
  gender: 3,
  requestedBenefits: [lifeBenefit()],
  ...changes,
});

/** A policy holder who is not assured. */
export const policyHolder = (changes: { [member: string]: Json } = {}): { [member: string]: Json } => ({
  id: 'P2',
  name: 'John Doe',
  ap: false,
  ph: true,
  age: 40,
  gender: 2,
  ...changes,
});

/** The smallest body that createCaseInDB accepts, with one assured person. */
export const minimalRequest = (
  caseId: string,
  changes: { [member: string]: Json } = {},
): { [member: string]: Json } => ({
  cspSetId: 1,
  locale: 'en',
  caseId,
  techSource: { sourceTypeId: 1 },
  application: { persons: [assuredPerson()] },
  ...changes,
});

/**
 * A body with everything that the specification's tables have: two persons, both kinds of benefit, coded elements, a
 * cover, extra attributes.
 */
export const fullRequest = (caseId: string): { [member: string]: Json } => ({
  cspSetId: 1,
  pos: true,
  locale: 'en',
  complete: false,
  caseId,
  techSource: { sourceTypeId: 1, complete: true },
  application: {
    ownPortfolioAvailable: true,
    attributes: { '702': { value: 'sent by the broker' } },
    persons: [
      assuredPerson({
        ph: true,
        maritalStatus: 2,
        residenceCountry: 'DE',
        nationality: 'FR',
        occupation: { key: '2512', locale: 'de' },
        requestedBenefits: [
          lifeBenefit({
            smokerType: 1,
            premiumPaymentYears: 20,
            premiumPaymentAnnual: 480,
            singlePremium: 0,
            attributes: { '12': { value: 25 } },
          }),
          disabilityBenefit({ smokerType: 1 }),
        ],
        existingCoversInPortfolio: [
          { benefitGroup: 1, acceptanceResult: 1, smokerType: 1, sumInsured: 50000 },
          { benefitGroup: 2, acceptanceResult: 2, benefitSum: { unit: 200, value: '6000.50' } },
        ],
        pursuits: [
          { key: 'DIVING', deletable: false },
          { name: 'Klettern', locale: 'de' },
        ],
        disorders: [{ key: 'J45', locale: 'en' }],
        attributes: { '700': { value: '1991.02.28' }, '900': { value: 172 }, '901': { value: '68.5', unit: 320 } },
      }),
      policyHolder({ maritalStatus: 1 }),
    ],
  },
});

/** A copy of a body with one value replaced; `undefined` removes the member. Path: `application.persons.0.age`. */
export function changed(body: Json, path: string, value: Json | undefined): Json {
  const copy = structuredClone(body);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let parent: Json = copy;
  for (const step of steps) {
    const next: Json | undefined = Array.isArray(parent)
      ? parent[Number(step)]
      : isMap(parent)
        ? parent[step]
        : undefined;
    if (next === undefined || next === null) throw new Error(`the body has no ${path}`);
    parent = next;
  }
  if (Array.isArray(parent)) {
    if (value === undefined) parent.splice(Number(last), 1);
    else parent[Number(last)] = value;
  } else if (isMap(parent)) {
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return copy;
}

const isMap = (value: Json): value is { [member: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
