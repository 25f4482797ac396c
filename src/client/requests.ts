// Written by scripts/client-types.ts from the operation table (npm run tables).

/** A case as it is to be created. */
export interface CaseDto {
  /** Id of the company-specific parameter set. */
  readonly cspSetId: number | string;
  readonly pos?: boolean;
  /** Locale of two or four characters. */
  readonly locale: string;
  readonly complete?: boolean;
  /** Equals the query parameter caseId. */
  readonly caseId: string;
  /** The technical source. */
  readonly techSource: TechnicalSource;
  /** The application. */
  readonly application: Application;
}

/** The technical source. */
export interface TechnicalSource {
  /** Id of the technical source type. */
  readonly sourceTypeId: number | string;
  readonly complete?: boolean;
}

/** The application. */
export interface Application {
  readonly ownPortfolioAvailable?: boolean;
  readonly attributes?: Readonly<Record<string, AttributeEntry>>;
  /**
   * The persons, at least one. What all of them have may come to at most 2000 case objects (512 at `persons`); a
   * benefit is three.
   */
  readonly persons: readonly Person[];
}

/**
 * An extra attribute: a number needs `value` (and may have `unit`), a reference `id` (a keyed one its key as `value`),
 * a text or date `value`.
 */
export interface AttributeEntry {
  readonly id?: number | string;
  readonly value?: string | number;
  readonly unit?: number | string;
}

/** An assured person, a policy holder, or both. */
export interface Person {
  /** Person id (attribute 307). */
  readonly id: string;
  /** Name (attribute 44). */
  readonly name: string;
  /** The person is an assured person. */
  readonly ap: boolean;
  /** The person is a policy holder; a person that is not assured is one anyway. */
  readonly ph: boolean;
  /** Age in years (attribute 21). */
  readonly age: number | string;
  /** Sex id (attribute 73): 2 male, 3 female, 4 divers. */
  readonly gender: number | string;
  readonly maritalStatus?: number | string;
  readonly residenceCountry?: string;
  readonly nationality?: string;
  readonly occupation?: Occupation;
  readonly requestedBenefits?: readonly RequestedBenefit[];
  readonly existingCoversInPortfolio?: readonly ExistingCover[];
  readonly pursuits?: readonly Pursuit[];
  readonly disorders?: readonly Disorder[];
  readonly attributes?: Readonly<Record<string, AttributeEntry>>;
}

/** Occupation of an assured person. */
export interface Occupation {
  readonly name?: string;
  readonly key?: string;
  readonly locale?: string;
  readonly deletable?: boolean;
  readonly attributes?: Readonly<Record<string, AttributeEntry>>;
}

/** A requested benefit; becomes a Benefit, an EventPayment and a Payment. */
export interface RequestedBenefit {
  /** Benefit type id (attribute 11). */
  readonly benefitType: number | string;
  /** Name of the benefit (attribute 108). */
  readonly benefitName: string;
  readonly smokerType?: number | string;
  readonly singleLife?: boolean;
  readonly lifeBasicForm?: number | string;
  readonly premiumPaymentYears?: number | string;
  readonly premiumPaymentAnnual?: number | string;
  readonly singlePremium?: number | string;
  /** Insurance period in years (attribute 121). */
  readonly insurancePeriodYears: number | string;
  /** Limit group id (attribute 333). */
  readonly limitGroup: number | string;
  readonly benefitSum?: BenefitSum;
  readonly sumInsured?: number | string;
  readonly disabilityPaymentYears?: number | string;
  readonly disabilityWaitingPeriodWeeks?: number | string;
  readonly attributes?: Readonly<Record<string, AttributeEntry>>;
}

/** Regular sum per time unit. */
export interface BenefitSum {
  readonly unit?: number | string;
  readonly value?: number | string;
  readonly id?: undefined;
}

/** A cover that the person has already; becomes a Pre-existing Insurance Portfolio object. */
export interface ExistingCover {
  /** Benefit group id (attribute 770), in a German system event type id (161). */
  readonly benefitGroup: number | string;
  /** Acceptance result id (attribute 1). */
  readonly acceptanceResult: number | string;
  readonly smokerType?: number | string;
  readonly benefitSum?: BenefitSum;
  readonly sumInsured?: number | string;
  readonly attributes?: Readonly<Record<string, AttributeEntry>>;
}

/** A pursuit, by key or by name and locale. */
export interface Pursuit {
  readonly name?: string;
  readonly key?: string;
  readonly locale?: string;
  readonly deletable?: boolean;
  readonly attributes?: Readonly<Record<string, AttributeEntry>>;
}

/** A disorder, by key or by name and locale. */
export interface Disorder {
  readonly name?: string;
  readonly key?: string;
  readonly locale?: string;
  readonly deletable?: boolean;
  readonly attributes?: Readonly<Record<string, AttributeEntry>>;
}

/** Changes of assured persons of a stored case, and of their benefits. */
export interface ModifyCaseDto {
  /** Equals the query parameter caseId. */
  readonly caseId: string;
  /** Locale of two or four characters. */
  readonly locale: string;
  /**
   * The changes, by assured person; at least one. With them the case may have at most 2000 case objects (512 at
   * `personsModifications`).
   */
  readonly personsModifications: readonly PersonModification[];
}

/** Changes of an assured person and of its benefits. */
export interface PersonModification {
  /** Id (attribute 307) of an assured person of the case; only finds the person. */
  readonly id: string;
  /** Name (attribute 44) of the same person; only finds the person. */
  readonly name: string;
  readonly age?: number | string;
  readonly gender?: number | string;
  readonly newBenefits?: readonly RequestedBenefit[];
  readonly benefitsToBeDeleted?: readonly BenefitToBeDeleted[];
  readonly benefitsToBeModified?: readonly BenefitModification[];
}

/** A benefit of the person that is removed. */
export interface BenefitToBeDeleted {
  /** Benefit type id (attribute 11) of the benefit. */
  readonly benefitType: number | string;
  /** Name (attribute 108) of the benefit. */
  readonly benefitName: string;
}

/** Changes of a benefit that the person has. */
export interface BenefitModification {
  /** Benefit type id (attribute 11) of the benefit. */
  readonly benefitType: number | string;
  /** Name (attribute 108) of the benefit. */
  readonly benefitName: string;
  readonly sumInsured?: number | string;
  readonly benefitSum?: BenefitSum;
  readonly insurancePeriodYears?: number | string;
  readonly disabilityPaymentYears?: number | string;
  readonly disabilityWaitingPeriodWeeks?: number | string;
}

/** Starts the capture of a new case. */
export interface CreateAndCapture {
  /** Capture language: a locale of the rule set, of two or four characters. */
  readonly language: string;
  /** `pos`, `headoffice` or `form`. */
  readonly caseMode: string;
  /** Id of the source type; only its screens are shown. */
  readonly sourceType: number | string;
  /** Case id: 1 to 128 characters, no control characters. */
  readonly caseId: string;
  /** Sub-system id: 1 to 128 characters, no control characters. */
  readonly subId: string;
  readonly loggingArea?: string | number;
  /** Id of the company-specific parameter set. */
  readonly csp: number | string;
}

/** Starts or continues the capture of a stored case. */
export interface Capture {
  /** Capture language: a locale of the rule set, of two or four characters. */
  readonly language: string;
  /** Id of the source type; only its screens are shown. */
  readonly sourceType: number | string;
  /** Case id: 1 to 128 characters, no control characters. */
  readonly caseId: string;
  /** Sub-system id: 1 to 128 characters, no control characters. */
  readonly subId: string;
  readonly loggingArea?: string | number;
  readonly groupScreens?: boolean;
  readonly review?: boolean;
  readonly why?: boolean;
  readonly item?: string;
  readonly guide?: boolean;
}

/** Starts or continues the capture of a stored case; the hash is accepted once. */
export interface CaptureWithHash {
  /** Capture language: a locale of the rule set, of two or four characters. */
  readonly language: string;
  /** Id of the source type; only its screens are shown. */
  readonly sourceType: number | string;
  /** Case id: 1 to 128 characters, no control characters. */
  readonly caseId: string;
  /** Sub-system id: 1 to 128 characters, no control characters. */
  readonly subId: string;
  readonly loggingArea?: string | number;
  readonly groupScreens?: boolean;
  readonly review?: boolean;
  readonly why?: boolean;
  readonly item?: string;
  readonly guide?: boolean;
  /** SHA3-256 (with a secret: HMAC-SHA3-256) of the signed text, in hexadecimal. */
  readonly hash: string;
  /** UTC instant of the call, not far from now: `2026-11-21T01:23:45.678Z`. */
  readonly timestamp: string;
}

/** The reply to a screen: answers and a command. */
export interface UserAction {
  /** Screen command. */
  readonly screenCommand: string;
  /** Id of the screen on which the questions stand. */
  readonly screenId: string;
  /** Case id: 1 to 128 characters, no control characters. */
  readonly caseId: string;
  /** Sub-system id: 1 to 128 characters, no control characters. */
  readonly subId: string;
  readonly loggingArea?: string | number;
  readonly answers?: readonly Answer[];
  readonly guide?: boolean;
  readonly seenChanges?: number | string;
  readonly seenRevision?: string;
}

/** The answer to one question of the screen. */
export interface Answer {
  /** Id of the question. */
  readonly questionId: string;
  readonly values?: readonly AnswerValue[];
}

/** One value of an answer. */
export interface AnswerValue {
  readonly id?: string;
  readonly value?: string;
  readonly unit?: string;
}

/** Checks a stored case against a source type. */
export interface CheckCompleteness {
  /** Capture language: a locale of the rule set, of two or four characters. */
  readonly language: string;
  /** Id of the source type; only its screens are shown. */
  readonly sourceType: number | string;
  /** Case id: 1 to 128 characters, no control characters. */
  readonly caseId: string;
  /** Sub-system id: 1 to 128 characters, no control characters. */
  readonly subId: string;
  readonly loggingArea?: string | number;
}
