import type { Case } from '../../../case/case.js';
import type { WalkedCase } from '../../../case/store.js';
import type { RuleSet } from '../../../rules/model/rule-set.js';
import type { Violation } from '../../../rules/program/program.js';
import type { CaseRules, Systems } from '../../../screens/model/systems.js';
import { reasonOf } from '../../../text/reason-of.js';
import type { Change } from '../change.js';
import type { RulesComparison } from '../compare-rules.js';
import type { Renames } from '../items/names.js';
import { type CaseVerdict, caseVerdict, Unjudgeable } from './case-verdict.js';
import type { Impact, Unreadable } from './impact.js';
import { ImpactCount, type Telling } from './impact-count.js';
import { sumsInsured } from './sums-insured.js';
import type { Concerned } from './tally.js';
import { verdictChanges } from './verdict-changes.js';

/** The two states that cases are judged under, and what is known to differ between them. */
export interface Compared {
  readonly old: Systems;
  readonly now: Systems;
  readonly comparison: RulesComparison;
}

/**
 * What a change of rules means for stored cases: each is judged under both states, on the same day. `time` is that
 * moment, in milliseconds since 1970; `step` is called after each case.
 */
export async function countImpact(
  walk: AsyncIterable<WalkedCase>,
  compared: Compared,
  time: number,
  telling: Telling,
  step: () => void = () => undefined,
): Promise<Impact> {
  const count = new ImpactCount(telling);
  const judge = new Judge(compared, time, telling, count);
  for await (const walked of walk) {
    judge.add(walked);
    step();
  }
  return count.impact();
}

type Judged = { readonly verdict: CaseVerdict; readonly refused?: undefined } | { readonly refused: string };

const noRenames: Renames = new Map();

class Judge {
  readonly #same = new Map<number, boolean>();

  constructor(
    private readonly compared: Compared,
    private readonly time: number,
    private readonly telling: Telling,
    private readonly count: ImpactCount,
  ) {}

  add(walked: WalkedCase): void {
    const { count } = this;
    const { reference, case: stored } = walked;
    count.addCase(walked);
    if (!stored) return count.addUnreadable(reference, walked.damage, 'both');
    const [old, now] = [this.compared.old.forCsp(stored.csp), this.compared.now.forCsp(stored.csp)];
    const known = now ?? old;
    const sums = known ? sumsInsured(stored, known.ruleSet) : {};
    const concerned: Concerned = { reference, parameterSet: stored.csp, sums };
    const isOtherVersion = old && now ? this.#countVersion(concerned, stored, old.ruleSet, now.ruleSet) : false;
    if (old && now && this.#isSame(stored.csp, old, now)) return count.addSame();
    const [before, after] = [this.#judge(stored, old, 'old'), this.#judge(stored, now, 'now')];
    if (before.refused === undefined && after.refused === undefined) {
      const isChanged = this.#countChanges(concerned, stored, before.verdict, after.verdict);
      if (isChanged || isOtherVersion) count.addChanged(concerned);
      return;
    }
    if (before.refused !== undefined && before.refused === after.refused)
      return count.addUnreadable(reference, before.refused, 'both');
    if (before.refused !== undefined) count.addUnreadable(reference, before.refused, 'the old rules');
    if (after.refused !== undefined) count.addUnreadable(reference, after.refused, 'the new rules');
    count.addChanged(concerned);
  }

  #judge(stored: Case, rules: CaseRules | undefined, state: 'old' | 'now'): Judged {
    if (!rules) return { refused: `the rules have no parameter set ${stored.csp}` };
    const renames = state === 'old' ? this.compared.comparison.renames.get(rules.ruleSet.system) : undefined;
    try {
      return { verdict: caseVerdict(stored, rules, this.time, renames ?? noRenames) };
    } catch (error) {
      if (error instanceof Unjudgeable) return { refused: error.message };
      // Other errors may name what stands in the case.
      return { refused: this.telling.values ? reasonOf(error) : 'it cannot be judged (--values tells why)' };
    }
  }

  #countChanges(concerned: Concerned, { locale }: Case, old: CaseVerdict, now: CaseVerdict): boolean {
    const changes = verdictChanges(old, now);
    for (const change of changes) {
      const violation =
        change.what === 'rule' ? (now.violations.get(change.rule) ?? old.violations.get(change.rule)) : undefined;
      this.count.add(concerned, change, () => violation && messageOf(violation, locale));
    }
    return changes.length > 0;
  }

  /** Whether the case's version is listed in one of the states only. */
  #countVersion(concerned: Concerned, { versionId }: Case, old: RuleSet, now: RuleSet): boolean {
    const [before, after] = [old.versions.has(versionId), now.versions.has(versionId)];
    const under: Unreadable['under'] = before ? 'the new rules' : after ? 'the old rules' : 'both';
    if (!before || !after) this.count.addUnknownVersion(concerned, versionId, under);
    return before !== after;
  }

  /** Where nothing differs that a parameter set reads, every verdict is the same. */
  #isSame(csp: number, old: CaseRules, now: CaseRules): boolean {
    let same = this.#same.get(csp);
    if (same === undefined) {
      const systems = [old.ruleSet.system, now.ruleSet.system];
      const touches = ({ systems: of, parameterSet }: Change): boolean =>
        (parameterSet === undefined || parameterSet === csp) && of.some((system) => systems.includes(system));
      same = systems[0] === systems[1] && !this.compared.comparison.changes.some(touches);
      this.#same.set(csp, same);
    }
    return same;
  }
}

const messageOf = (violation: Violation, locale: string): string =>
  violation.instance.view.program.message(violation, locale);
