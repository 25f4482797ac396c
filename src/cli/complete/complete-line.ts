import type { CaseReference } from '../../case/case.js';
import type { Assessment } from '../../screens/assess/assessment.js';
import { completenessOf } from '../../screens/assess/completeness-of.js';

/** What is said of one case, or of a line of the input that is no case. */
export type CompleteLine = (CaseReference & (BrokenCase | CheckedCase)) | FaultyLine;

/** It cannot be read or checked: the reason, and where it stands in an input of lines. */
interface BrokenCase {
  readonly line?: number;
  readonly broken: string;
}

interface CheckedCase {
  readonly line?: undefined;
  readonly broken?: undefined;
  /** Complete and consistent for every source type that was checked. */
  readonly complete: boolean;
  readonly sources: readonly CheckedSource[];
}

/** A fault of the input: a line that is no case, by its number from 1, or a store that cannot be read behind a case. */
interface FaultyLine {
  readonly line?: number;
  readonly after?: CaseReference;
  readonly subId?: undefined;
  readonly caseId?: undefined;
  readonly broken: string;
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

/**
 * The line's part about one source type. Only the reason why something is undecidable is a text; the others, which cost
 * more than finding what they tell, are not written.
 */
export function checkedSource(assessment: Assessment, language: string): CheckedSource {
  const { missing, violations, ownViolations, failedRules, failedConditions, source } = assessment;
  const all = [
    ...violations.map(({ rule, severity, instance }) => ({ ruleId: rule.id, severity, objectId: instance.id })),
    ...ownViolations.map(({ key, severity, instance }) => ({ ruleId: key, severity, objectId: instance.id })),
  ];
  const isDecided = failedRules.length === 0 && failedConditions.length === 0;
  return {
    sourceType: source.sourceType.id,
    complete: missing.length === 0 && isDecided && all.every(({ severity }) => severity !== 'incomplete'),
    consistent: all.every(({ severity }) => severity !== 'error'),
    missing: missing.map(({ id }) => id),
    violations: all,
    undecidable: isDecided ? [] : completenessOf(assessment, language).undecidable.map(undecidableOf),
  };
}

const undecidableOf = ({ ruleId, objectId, reason }: CheckedSource['undecidable'][number]) => ({
  ruleId,
  objectId,
  reason,
});
