/** A body of createCaseInDB, and what is to be looked at in it. */
export interface DemoCase {
  readonly about: string;
  readonly body: Readonly<Record<string, unknown>> & { readonly caseId: string };
}

/**
 * Ids of the rule data (decisions, "Reference entries of the rule data"): benefit types, limit groups, units, sexes.
 */
const [male, female, divers] = [2, 3, 4];
const [single, married, divorced] = [1, 2, 3];
const [nonSmoker, smoker] = [1, 2];
const euroPerYear = 200;

const years = (value: number) => ({ insurancePeriodYears: value, premiumPaymentYears: value });
const life = (
  benefitType: number,
  benefitName: string,
  sumInsured: number,
  period: number,
  smokerType = nonSmoker,
) => ({
  benefitType,
  benefitName,
  smokerType,
  // The specification's table: false becomes 1, which is a single life in the rule data.
  singleLife: false,
  lifeBasicForm: 1,
  limitGroup: 1,
  sumInsured,
  ...years(period),
});
const termLife = (sumInsured: number, period: number, smokerType?: number) =>
  life(1, 'Term life', sumInsured, period, smokerType);
const disability = (perYear: number, period: number, waitingWeeks: number) => ({
  benefitType: 10,
  benefitName: 'Disability income',
  limitGroup: 2,
  benefitSum: { unit: euroPerYear, value: perYear },
  disabilityPaymentYears: period,
  disabilityWaitingPeriodWeeks: waitingWeeks,
  ...years(period),
});
const criticalIllness = (sumInsured: number, period: number) => ({
  benefitType: 20,
  benefitName: 'Critical illness',
  limitGroup: 3,
  sumInsured,
  ...years(period),
});
const care = (perYear: number, period: number) => ({
  benefitType: 30,
  benefitName: 'Long-term care',
  limitGroup: 4,
  benefitSum: { unit: euroPerYear, value: perYear },
  ...years(period),
});
const accidentalDeath = (sumInsured: number, period: number) => ({
  benefitType: 40,
  benefitName: 'Accidental death',
  limitGroup: 5,
  sumInsured,
  ...years(period),
});

/** Height in cm and weight in kg, date of birth; body mass index is what underwriting looks at first. */
const build = (dateOfBirth: string, height: number, weight: number) => ({
  700: { value: dateOfBirth },
  900: { value: height },
  901: { value: weight },
});

const person = (id: string, name: string, age: number, gender: number, maritalStatus: number, more: object) => ({
  id,
  name,
  ap: true,
  ph: true,
  age,
  gender,
  maritalStatus,
  residenceCountry: 'DE',
  nationality: 'DE',
  ...more,
});

const demo = (caseId: string, about: string, persons: readonly object[], locale = 'en'): DemoCase => ({
  about,
  body: {
    cspSetId: 1,
    locale,
    caseId,
    techSource: { sourceTypeId: 1 },
    application: { ownPortfolioAvailable: persons.some((each) => 'existingCoversInPortfolio' in each), persons },
  },
});

/** Twelve cases as an insurer meets them: life, disability and other benefits; healthy and not; quiet and hazardous. */
export const demoCases: readonly DemoCase[] = [
  demo('DEMO-01', 'a software developer who buys a home', [
    person('P1', 'Jane Doe', 34, female, married, {
      occupation: { key: '2512' },
      requestedBenefits: [termLife(350_000, 25)],
      attributes: build('1992.03.14', 170, 64),
    }),
  ]),
  demo('DEMO-02', 'a doctor with disability income beside her life cover', [
    person('P1', 'Amelie Roth', 38, female, married, {
      occupation: { key: '2211' },
      requestedBenefits: [termLife(500_000, 27), disability(30_000, 27, 26)],
      attributes: build('1988.06.02', 168, 61),
    }),
  ]),
  demo('DEMO-03', 'a carpenter who climbs', [
    person('P1', 'Lukas Brandt', 29, male, single, {
      occupation: { key: '7115' },
      requestedBenefits: [disability(18_000, 31, 26)],
      pursuits: [{ key: 'CLIMBING' }],
      attributes: build('1997.01.22', 183, 78),
    }),
  ]),
  demo('DEMO-04', 'a diver with treated high blood pressure', [
    person('P1', 'Peter Novak', 47, male, married, {
      occupation: { key: '2512' },
      requestedBenefits: [termLife(250_000, 18)],
      pursuits: [{ key: 'DIVING' }],
      disorders: [{ key: 'I10' }],
      attributes: build('1979.04.30', 178, 91),
    }),
  ]),
  demo(
    'DEMO-05',
    'a smoker with asthma, in German',
    [
      person('P1', 'Karin Seidel', 41, female, divorced, {
        occupation: { key: '2512' },
        requestedBenefits: [termLife(150_000, 20, smoker)],
        disorders: [{ name: 'Asthma', locale: 'en', key: 'J45' }],
        attributes: build('1985.02.11', 165, 70),
      }),
    ],
    'de',
  ),
  demo('DEMO-06', 'a father who is policy holder only, for his daughter', [
    person('P1', 'Mia Weber', 19, female, single, {
      ph: false,
      occupation: { key: '2512' },
      requestedBenefits: [disability(12_000, 45, 26)],
      attributes: build('2007.05.05', 172, 60),
    }),
    { id: 'P2', name: 'Thomas Weber', ap: false, ph: true, age: 52, gender: male, residenceCountry: 'DE' },
  ]),
  demo('DEMO-07', 'a couple, both assured', [
    person('P1', 'Sofia Rossi', 36, female, married, {
      occupation: { key: '2512' },
      requestedBenefits: [termLife(300_000, 25)],
      attributes: build('1990.07.19', 169, 66),
    }),
    person('P2', 'Marco Rossi', 39, male, married, {
      occupation: { key: '2211' },
      requestedBenefits: [termLife(300_000, 25)],
      attributes: build('1987.03.03', 181, 84),
    }),
  ]),
  demo('DEMO-08', 'someone with diabetes and cover that was loaded before', [
    person('P1', 'Henrik Olsen', 51, male, married, {
      occupation: { key: '2512' },
      requestedBenefits: [termLife(200_000, 14)],
      disorders: [{ key: 'E11' }],
      existingCoversInPortfolio: [{ benefitGroup: 1, acceptanceResult: 2, smokerType: nonSmoker, sumInsured: 100_000 }],
      attributes: build('1975.05.27', 176, 95),
    }),
  ]),
  demo('DEMO-09', 'critical illness, and accidental death without the life cover that it needs', [
    person('P1', 'Laura Martin', 44, female, married, {
      occupation: { key: '2512' },
      requestedBenefits: [criticalIllness(75_000, 20), accidentalDeath(150_000, 20)],
      attributes: build('1982.06.16', 162, 58),
    }),
  ]),
  demo('DEMO-10', 'long-term care for someone near retirement', [
    person('P1', 'Georg Lang', 60, male, married, {
      occupation: { key: '2211' },
      requestedBenefits: [care(18_000, 25)],
      attributes: build('1966.01.08', 174, 80),
    }),
  ]),
  demo('DEMO-11', 'an endowment for a private pilot', [
    person('P1', 'Nils Berg', 33, divers, single, {
      occupation: { key: '2512' },
      requestedBenefits: [life(2, 'Endowment', 100_000, 30)],
      pursuits: [{ key: 'PRIVATE_FLYING' }],
      attributes: build('1993.04.21', 186, 82),
    }),
  ]),
  demo('DEMO-12', 'a whole life cover with a covered past', [
    person('P1', 'Elena Petrova', 56, female, divorced, {
      occupation: { key: '2211' },
      requestedBenefits: [{ ...life(3, 'Whole life', 80_000, 40), premiumPaymentYears: 10 }],
      existingCoversInPortfolio: [
        { benefitGroup: 2, acceptanceResult: 1, benefitSum: { unit: euroPerYear, value: 12_000 } },
      ],
      attributes: build('1970.02.02', 167, 72),
    }),
  ]),
];
