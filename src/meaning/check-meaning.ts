import { placeOf } from '../documents/position.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import type { CaseRules, Systems } from '../screens/model/systems.js';
import { type Asked, askedAnew } from './asked.js';
import { checkDemanded } from './check-demanded.js';
import { checkDuplicateAnswers } from './check-duplicate-answers.js';
import { checkAlike } from './check-alike.js';
import { checkAlternatives } from './check-alternatives.js';
import { checkAskedBeside } from './check-asked-beside.js';
import { checkAskedWhere } from './check-asked-where.js';
import { checkChoices } from './check-choices.js';
import { checkColumns } from './check-columns.js';
import { checkTried } from './check-tried.js';
import { checkDates } from './check-dates.js';
import { checkCertain } from './check-certain.js';
import { checkConditions } from './check-conditions.js';
import { checkContradictions } from './check-contradictions.js';
import { checkEntries } from './check-entries.js';
import { checkExamples } from './check-examples.js';
import { checkExpected } from './check-expected.js';
import { checkForbiddenAnswers } from './check-forbidden-answers.js';
import { checkFollowUps } from './check-follow-ups.js';
import { checkGiven } from './check-given.js';
import { checkImplied } from './check-implied.js';
import { checkLimits } from './check-limits.js';
import { checkListed } from './check-listed.js';
import { checkMisplaced } from './check-misplaced.js';
import { checkNamedButtons } from './check-named-buttons.js';
import { checkNeeded } from './check-needed.js';
import { checkNotices } from './check-notices.js';
import { checkOptional } from './check-optional.js';
import { checkOwnFacts } from './check-own-facts.js';
import { checkSets } from './check-sets.js';
import { checkPeriods } from './check-periods.js';
import { checkPrinted } from './check-printed.js';
import { checkRates } from './check-rates.js';
import { checkReading } from './check-reading.js';
import { checkRepeated } from './check-repeated.js';
import { checkRows } from './check-rows.js';
import { checkRuns } from './check-runs.js';
import { checkSizes } from './check-sizes.js';
import { checkTables } from './check-tables.js';
import { checkTurned } from './check-turned.js';
import { checkCalledUnits } from './check-called-units.js';
import { checkCited } from './check-cited.js';
import { checkSaidSides } from './check-said-sides.js';
import { checkUnlikeAnswers } from './check-unlike-answers.js';
import { checkNamedSiblings } from './check-named-siblings.js';
import { checkNamedOpeners } from './check-named-openers.js';
import { checkTurnedOpeners } from './check-turned-openers.js';
import { checkUse } from './check-use.js';
import { Domains } from './domains.js';
import type { Everywhere } from './everywhere.js';
import { Possible } from './possible.js';
import { Gathered, type MeaningFindings } from './gathered.js';

type CheckOfSet = (rules: CaseRules, domains: Domains, possible: Possible, ask: Asked) => Iterable<Everywhere>;
type CheckOfSystem = (rules: CaseRules, now: number, ask: Asked) => Iterable<Everywhere>;

/** What is looked at under each parameter set, and what is the same under all of a system. */
const ofSets: readonly CheckOfSet[] = [
  checkTables,
  checkRows,
  checkConditions,
  checkAskedWhere,
  checkAskedBeside,
  checkDemanded,
  checkForbiddenAnswers,
  checkFollowUps,
  checkAlternatives,
  checkChoices,
  checkDuplicateAnswers,
  checkCertain,
  checkLimits,
  checkListed,
  checkContradictions,
  checkImplied,
  checkExamples,
  checkTried,
];
const ofSystems: readonly CheckOfSystem[] = [
  checkUse,
  checkReading,
  checkNamedButtons,
  checkEntries,
  checkNotices,
  checkDates,
  checkTurned,
  checkOwnFacts,
  checkCited,
  checkCalledUnits,
  checkNamedOpeners,
  checkNamedSiblings,
  checkUnlikeAnswers,
  checkSaidSides,
  checkTurnedOpeners,
  checkExpected,
  checkGiven,
  checkRates,
  checkRepeated,
  checkPrinted,
  checkSizes,
  checkRuns,
  checkMisplaced,
  checkPeriods,
  checkOptional,
  checkAlike,
  checkNeeded,
];

/**
 * What rules and screens mean, jointly, under every parameter set (rule language, "What checking proves"); only of data
 * that loads without an error. What is written once for several sets or systems is a finding when it is so in all,
 * unless one is enough. `now` (milliseconds since 1970-01-01 UTC) is when: what is offered no longer depends on it.
 */
export function checkMeaning(sets: Iterable<CaseRules>, now: number, ask: Asked = askedAnew): MeaningFindings {
  const gathered = new Gathered();
  const withdrawn = new Set<string>();
  const seen = new Set<RuleSet>();
  for (const set of sets) {
    const domains = new Domains(set.program);
    const possible = new Possible(set.ruleSet, domains);
    for (const check of ofSets) for (const each of check(set, domains, possible, ask)) gathered.add(each);
    if (!seen.has(set.ruleSet))
      for (const check of ofSystems)
        for (const each of check(set, now, ask)) {
          gathered.add(each);
          if (each.code === 'withdrawn-code') withdrawn.add(placeOf(each.at));
        }
    seen.add(set.ruleSet);
  }
  // Of an entry that was withdrawn though something rests on it, that is told.
  for (const check of [checkSets, checkColumns])
    for (const each of check([...seen])) if (!withdrawn.has(placeOf(each.at))) gathered.add(each);
  return gathered.findings();
}

/** Every parameter set of every system, with its screens. */
export function* setsOf(systems: Systems): Iterable<CaseRules> {
  for (const { parameterSets } of systems.ruleSets)
    for (const id of parameterSets.keys()) {
      const rules = systems.forCsp(id);
      if (rules) yield rules;
    }
}
