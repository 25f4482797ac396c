import type { Case, CaseReference } from '../../case/case.js';
import { confirm } from '../../operations/confirm.js';
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

/**
 * Checks a case as checkCompleteness does, and stores nothing: for the given source types, or for those of its own
 * sources. That it cannot be checked is a line too.
 */
export async function checkCase(checking: Checking, reference: CaseReference, stored: Case): Promise<CompleteLine> {
  try {
    const sources = await check(checking, stored);
    return {
      ...reference,
      complete: sources.every(({ complete, consistent }) => complete && consistent),
      sources,
    };
  } catch (error) {
    return { ...reference, broken: reasonOf(error) };
  }
}

async function check({ systems, sourceTypes, now }: Checking, stored: Case): Promise<readonly CheckedSource[]> {
  const rules = systems.forCsp(stored.csp);
  if (!rules) throw new Error(`the rules have no parameter set ${stored.csp}`);
  const view = rules.program.view(stored, dayIn(rules.ruleSet.timeZone, now));
  const asked = sourceTypes.length > 0 ? sourceTypes : [...new Set(stored.sources.map(({ typeId }) => typeId))];
  const checked: CheckedSource[] = [];
  for (const sourceType of asked) {
    const source = sourceProgram(rules, sourceType);
    if (!source) throw new Error(`the rules have no source type ${sourceType}`);
    const assessment = assess(source, view);
    await confirm(assessment.violations);
    checked.push(checkedSource(assessment, stored.locale));
  }
  return checked;
}
