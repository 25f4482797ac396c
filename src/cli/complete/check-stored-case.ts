import type { Case } from '../../case/case.js';
import type { WalkedCase } from '../../case/store.js';
import { confirm } from '../../operations/confirm.js';
import { dayIn } from '../../rules/values/day-in.js';
import { assess } from '../../screens/assess/assessment.js';
import { completenessOf } from '../../screens/assess/completeness-of.js';
import { sourceProgram } from '../../screens/questions/source-program.js';
import type { Systems } from '../../screens/model/systems.js';
import { type CheckedSource, checkedSource, type CompleteLine } from './complete-line.js';
import { reasonOf } from '../../text/reason-of.js';

/**
 * Checks a stored case as checkCompleteness does, and stores nothing: for the given source types, or for those of its
 * own sources. A case that cannot be read or checked is a line too.
 */
export async function checkStoredCase(
  systems: Systems,
  walked: WalkedCase,
  sourceTypes: readonly number[],
  now: number,
): Promise<CompleteLine> {
  if (!walked.case) return { ...walked.reference, broken: walked.damage };
  try {
    const sources = await check(systems, walked.case, sourceTypes, now);
    return {
      ...walked.reference,
      complete: sources.every(({ complete, consistent }) => complete && consistent),
      sources,
    };
  } catch (error) {
    return { ...walked.reference, broken: reasonOf(error) };
  }
}

async function check(
  systems: Systems,
  stored: Case,
  sourceTypes: readonly number[],
  now: number,
): Promise<readonly CheckedSource[]> {
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
    checked.push(checkedSource(sourceType, completenessOf(assessment, stored.locale)));
  }
  return checked;
}
