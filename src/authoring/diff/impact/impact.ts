import type { CaseReference } from '../../../case/case.js';
import type { Counted } from './tally.js';
import type { CompletenessChange, QuestionChange, RuleVerdictChange } from './verdict-changes.js';

/** What a change of rules means for the stored cases. Never a value of a case, unless it was asked for. */
export interface Impact {
  readonly cases: number;
  /** Something is said otherwise of them, or they can be read under one of the states only. */
  readonly changed: Counted;
  /** Not judged, since the rules of their parameter set say the same. */
  readonly sameRules: number;
  /** Most cases first. */
  readonly rules: readonly (RuleVerdictChange & Counted)[];
  readonly questions: readonly (QuestionChange & Counted)[];
  readonly completeness: readonly (CompletenessChange & Counted)[];
  readonly parameterSets: readonly ({ readonly parameterSet: number } & Shares)[];
  readonly subSystems: readonly ({ readonly subId: string } & Shares)[];
  readonly unreadable: readonly Unreadable[];
  /** Cases of a version that one of the states does not list. */
  readonly unknownVersions: readonly (UnknownVersion & Counted)[];
}

/** How many of the cases change. */
export interface Shares {
  readonly cases: number;
  readonly changed: number;
}

/** Cases that cannot be read or judged for one reason. */
export interface Unreadable {
  readonly reason: string;
  /** Under which of the states. */
  readonly under: 'the new rules' | 'the old rules' | 'both';
  readonly cases: number;
  /** In the order of the store, as many as are listed. */
  readonly ids: readonly CaseReference[];
}

export interface UnknownVersion {
  readonly versionId: number;
  readonly under: Unreadable['under'];
}
