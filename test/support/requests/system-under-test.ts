/** What of a journey differs between the rule systems: ids of the specification's and the decisions' tables. */
export interface SystemUnderTest {
  readonly system: string;
  readonly csp: number;
  readonly version: { readonly id: number; readonly name: string };
  /** A lump sum and a regular sum: id and English name of the benefit type. */
  readonly life: { readonly id: number; readonly name: string };
  readonly disability: { readonly id: number; readonly name: string };
  /**
   * The existing cover: type of its object, the attribute that says what is insured, and whether it has a smoker type.
   */
  readonly cover: { readonly type: number; readonly benefitGroup: number; readonly smokerType: boolean };
  /** The question of the first questionnaire screen that only this system asks. */
  readonly ownNotice: string | undefined;
}

export const international: SystemUnderTest = {
  system: 'international',
  csp: 1,
  version: { id: 600, name: 'International 2026.1' },
  life: { id: 1, name: 'Term life' },
  disability: { id: 10, name: 'Disability income' },
  cover: { type: 52, benefitGroup: 770, smokerType: true },
  ownNotice: undefined,
};

export const german: SystemUnderTest = {
  system: 'german',
  csp: 2,
  version: { id: 700, name: 'Deutschland 2026.1' },
  life: { id: 101, name: 'Term life' },
  disability: { id: 110, name: 'Disability annuity' },
  cover: { type: 14, benefitGroup: 161, smokerType: false },
  ownNotice: '27.1034',
};

export const systemsUnderTest: readonly SystemUnderTest[] = [international, german];
