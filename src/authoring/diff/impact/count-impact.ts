import type { Case, CaseReference } from '../../../case/case.js';
import type { WalkedCase } from '../../../case/store.js';
import type { RuleSet } from '../../../rules/model/rule-set.js';
import type { Rule } from '../../../rules/model/rule.js';
import type { Violation } from '../../../rules/program/program.js';
import type { CaseRules, Systems } from '../../../screens/model/systems.js';
import { dayIn } from '../../../rules/values/day-in.js';
import { reasonOf } from '../../../text/reason-of.js';
import type { RulesComparison } from '../compare-rules.js';
import { reference } from '../items/item.js';
import type { Renames } from '../items/names.js';
import { type CaseVerdict, caseVerdict, withRest } from './case-verdict.js';
import { type Differing, differing } from './differing.js';
import type { Impact, Unreadable } from './impact.js';
import { ImpactCount, type Telling } from './impact-count.js';
import { Numbering } from './meanings.js';
import { type Part, Unjudgeable, wholeOf } from './part.js';
import { type Sums, sumsInsured } from './sums-insured.js';
import type { Concerned } from './tally.js';
import { verdictChanges } from './verdict-changes.js';

/** The two states that cases are judged under, and what is known to differ between them. */
export interface Compared {
  readonly old: Systems;
  readonly now: Systems;
  readonly comparison: RulesComparison;
}

/**
 * What a change of rules means for stored cases: what each is told under both states, on the same day. Only what may
 * differ between them is judged. `time` is that
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
  readonly #numbering = new Numbering();
  readonly #differing = new Map<number, Differing>();

  constructor(
    private readonly compared: Compared,
    private readonly time: number,
    private readonly telling: Telling,
    private readonly count: ImpactCount,
  ) {}

  add(walked: WalkedCase): void {
    const { count } = this;
    const { reference: of, case: stored } = walked;
    count.addCase(walked);
    if (!stored) return count.addUnreadable(of, walked.damage, 'both');
    const [old, now] = [this.compared.old.forCsp(stored.csp), this.compared.now.forCsp(stored.csp)];
    const concerned = concernedBy(of, stored, now ?? old);
    const isOtherVersion = old && now ? this.#countVersion(concerned, stored, old.ruleSet, now.ruleSet) : false;
    const differing = old && now && this.#differingFor(stored, old, now);
    if (differing?.isNothing) count.addSame();
    if (differing?.isNothing && isOtherVersion) count.addChanged(concerned);
    if (differing?.isNothing) return;
    const before = this.#judge(stored, old, 'old', differing?.old);
    const after = this.#judge(stored, now, 'now', differing?.now);
    if (before.refused === undefined && after.refused === undefined) {
      const [was, is] = [before.verdict, after.verdict];
      const rest = differing && !areAsComplete(was, is) ? this.#judge(stored, now, 'now', differing.rest) : undefined;
      if (rest?.refused !== undefined) return count.addUnreadable(of, rest.refused, 'both');
      const isChanged = rest
        ? this.#countChanges(concerned, stored, withRest(was, rest.verdict), withRest(is, rest.verdict))
        : this.#countChanges(concerned, stored, was, is);
      if (isChanged || isOtherVersion) count.addChanged(concerned);
      return;
    }
    if (before.refused !== undefined && before.refused === after.refused)
      return count.addUnreadable(of, before.refused, 'both');
    if (before.refused !== undefined) count.addUnreadable(of, before.refused, 'the old rules');
    if (after.refused !== undefined) count.addUnreadable(of, after.refused, 'the new rules');
    count.addChanged(concerned);
  }

  /** Judges a case by a part of the rules, or by all of them. */
  #judge(stored: Case, rules: CaseRules | undefined, state: 'old' | 'now', part?: Part): Judged {
    if (!rules) return { refused: `the rules have no parameter set ${stored.csp}` };
    try {
      const view = rules.program.view(stored, dayIn(rules.ruleSet.timeZone, this.time));
      const renames = state === 'old' ? this.#renames(rules) : noRenames;
      return { verdict: caseVerdict(view, part ?? wholeOf(rules), renames) };
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

  /** Undefined for a case with a source type that only one of the states has, or none. */
  #differingFor({ csp, sources }: Case, old: CaseRules, now: CaseRules): Differing | undefined {
    let found = this.#differing.get(csp);
    if (!found) {
      const renames = this.#renames(old);
      const named = ({ id }: Rule): string => renames.get(reference('rule', id)) ?? id;
      found = differing({ rules: old, named }, { rules: now, named: ({ id }) => id }, this.#numbering);
      this.#differing.set(csp, found);
    }
    const { sourceTypes } = found;
    return sources.every(({ typeId }) => sourceTypes.has(typeId)) ? found : undefined;
  }

  #renames({ ruleSet }: CaseRules): Renames {
    return this.compared.comparison.renames.get(ruleSet.system) ?? noRenames;
  }
}

/** What a case adds to counts; what it insures is added up when something changes for it. */
function concernedBy(reference: CaseReference, stored: Case, rules: CaseRules | undefined): Concerned {
  let sums: Sums | undefined;
  return {
    reference,
    parameterSet: stored.csp,
    get sums() {
      sums ??= rules ? sumsInsured(stored, rules.ruleSet) : {};
      return sums;
    },
  };
}

/**
 * Whether parts leave every source type as complete and consistent. Where they do not, what the whole is rests on the
 * rest too, which says the same under both states and is judged once.
 */
const areAsComplete = (old: CaseVerdict, now: CaseVerdict): boolean =>
  [...now.sources].every(([typeId, { complete, consistent }]) => {
    const before = old.sources.get(typeId);
    return before?.complete === complete && before.consistent === consistent;
  });

const messageOf = (violation: Violation, locale: string): string =>
  violation.instance.view.program.message(violation, locale);
