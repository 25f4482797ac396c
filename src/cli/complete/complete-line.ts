import type { CaseReference } from '../../case/case.js';
import type { Completeness } from '../../screens/model/completeness.js';

/** What is said of one stored case. */
export type CompleteLine = CaseReference & (BrokenCase | CheckedCase);

/** It cannot be read or checked: the reason. */
interface BrokenCase {
  readonly broken: string;
}

interface CheckedCase {
  readonly broken?: undefined;
  /** Complete and consistent for every source type that was checked. */
  readonly complete: boolean;
  readonly sources: readonly CheckedSource[];
}

/** As checkCompleteness says it, with the ids only: texts are for those who capture. */
export interface CheckedSource {
  readonly sourceType: number;
  readonly complete: boolean;
  readonly consistent: boolean;
  /** Ids of open mandatory questions. */
  readonly missing: readonly string[];
  readonly violations: readonly { readonly ruleId: string; readonly severity: string; readonly objectId: number }[];
  readonly undecidable: readonly { readonly ruleId: string; readonly objectId: number; readonly reason: string }[];
}

/** The line's part about one source type. */
export function checkedSource(
  sourceType: number,
  { complete, consistent, missing, violations, undecidable }: Completeness,
): CheckedSource {
  return {
    sourceType,
    complete,
    consistent,
    missing: missing.map(({ questionId }) => questionId),
    violations: violations.map(({ ruleId, severity, objectId }) => ({ ruleId, severity, objectId })),
    undecidable: undecidable.map(({ ruleId, objectId, reason }) => ({ ruleId, objectId, reason })),
  };
}
