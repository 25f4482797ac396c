import type { Severity } from '../../rules/model/rule.js';

/** `jsonContent` of checkCompleteness (decisions, "Capture"). */
export interface Completeness {
  readonly complete: boolean;
  readonly consistent: boolean;
  readonly missing: readonly MissingAnswer[];
  readonly violations: readonly ReportedViolation[];
  readonly undecidable: readonly Undecidable[];
}

/** An open mandatory question. */
export interface MissingAnswer {
  /** Key of its screen file. */
  readonly screen: string;
  readonly questionId: string;
  readonly cotyID: number;
  readonly objectId: number;
  readonly catyID: number;
  readonly text: string;
}

/** A violated rule of the checked source type, of any severity. */
export interface ReportedViolation {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly objectId: number;
  readonly message: string;
  /** Ids of the questions that show it. */
  readonly questions: readonly string[];
}

/** A rule of severity error or incomplete, or a condition, that rests on a failed value. */
export interface Undecidable {
  readonly ruleId: string;
  readonly objectId: number;
  readonly reason: string;
}
