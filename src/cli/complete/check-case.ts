import type { Case, CaseReference } from '../../case/case.js';
import { confirm } from '../../operations/capture/confirm.js';
import { dayIn } from '../../rules/values/day-in.js';
import { assess } from '../../screens/assess/assessment.js';
import { sourceProgram } from '../../screens/questions/source-program.js';
import type { Systems } from '../../screens/model/systems.js';
import { type CheckedSource, checkedSource, type CompleteLine } from './complete-line.js';
import { reasonOf } from '../../text/reason-of.js';

/** How cases are checked. */
export interface Checking {
  readonly systems: Systems;
  /** Against which source types; none: those of the case. */
  readonly sourceTypes: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What is said of a case: a promise only where something has yet to be confirmed, as of most cases nothing has. */
export type Checked = CompleteLine | Promise<CompleteLine>;

/**
 * Checks a case as checkCompleteness does, and stores nothing: for the given source types, or for those of its own
 * sources. That it cannot be checked is a line too.
 */
export function checkCase(checking: Checking, reference: CaseReference, stored: Case): Checked {
  const broken = (error: unknown): CompleteLine => ({ ...reference, broken: reasonOf(error) });
  const confirming: Promise<unknown>[] = [];
  try {
    const sources = check(checking, stored, confirming);
    const complete = sources.every((source) => source.complete && source.consistent);
    const { subId, caseId } = reference;
    const line: CompleteLine = { subId, caseId, complete, sources };
    return confirming.length > 0 ? Promise.all(confirming).then(() => line, broken) : line;
  } catch (error) {
    // What was to be confirmed is not told.
    for (const open of confirming) open.catch(() => undefined);
    return broken(error);
  }
}

/** What is found, if json-rules-engine confirms what is added to `confirming`. */
function check(
  { systems, sourceTypes, now }: Checking,
  stored: Case,
  confirming: Promise<unknown>[],
): readonly CheckedSource[] {
  const rules = systems.forCsp(stored.csp);
  if (!rules) throw new Error(`the rules have no parameter set ${stored.csp}`);
  const view = rules.program.view(stored, dayIn(rules.ruleSet.timeZone, now));
  const asked = sourceTypes.length > 0 ? sourceTypes : [...new Set(stored.sources.map(({ typeId }) => typeId))];
  const sources: CheckedSource[] = [];
  for (const sourceType of asked) {
    const source = sourceProgram(rules, sourceType);
    if (!source) throw new Error(`the rules have no source type ${sourceType}`);
    const assessment = assess(source, view);
    const open = confirm(assessment.violations);
    if (open !== undefined) confirming.push(open);
    sources.push(checkedSource(assessment, stored.locale));
  }
  return sources;
}
