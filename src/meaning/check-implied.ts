import { grouped } from '../lists/grouped.js';
import { remembered } from '../lists/remembered.js';
import type { Condition } from '../rules/model/expression.js';
import { partsOf } from '../rules/model/parts-of.js';
import type { Rule } from '../rules/model/rule.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { oppositeOf } from '../rules/resolve/opposite-of.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Domains } from './domains.js';
import { type Everywhere, excused } from './everywhere.js';
import { identityOf } from './identity-of.js';
import { notTrueOf, unfolded } from './not-true-of.js';
import { Possible } from './possible.js';
import { examplesOf, violatingAll } from './witness.js';
import { mayStandFor, standsBeside, restsOnNoMore, saysNothing, saysSame, weightIn } from './standing.js';

/**
 * Rules that say nothing of their own: whenever one is violated, another one is that weighs as much and is shown at the
 * same questions.
 */
export function* checkImplied(
  { ruleSet, parameterSet, program }: CaseRules,
  domains: Domains,
  possible = new Possible(ruleSet, domains),
): Iterable<Everywhere> {
  const says = (one: Rule, instead: Rule): boolean =>
    !possible.together([one.violatedWhen, notTrueOf(instead.violatedWhen)]) &&
    // One that every case violates is told as that.
    possible.together([oppositeOf(instead.violatedWhen)]);
  const isLater = (one: Rule, other: Rule): boolean => ruleSet.rules.indexOf(one) > ruleSet.rules.indexOf(other);
  for (const { rule, other, comparesNoMore, isShownThere } of remembered(pairs, ruleSet, () => pairsIn(ruleSet))) {
    const found = {
      about: 'rules',
      at: rule.at,
      intended: excused(`the rule ${rule.id}`, rule),
      code: 'implied-rule',
      message: isShownThere ? saysNothing(rule, other) : saysSame(rule, other),
    } as const;
    // What only a look at the numbers proves (`check --deep`) may be what is intended.
    if (rule.intended !== undefined && restsOnNoMore(other, rule)) yield { ...found, holds: true };
    if (!comparesNoMore) continue;
    const more = weightIn(parameterSet, other) - weightIn(parameterSet, rule);
    const saysIt = more >= 0 && possible.together([rule.violatedWhen]) && says(rule, other);
    const saySame = saysIt && says(other, rule);
    // Of two that say the same the one that weighs less is the one too many, and of others the later one.
    const holds = saySame ? more > 0 || isLater(rule, other) : saysIt && isShownThere;
    const witness = (): string => {
      const made = possible.given([rule.violatedWhen]);
      return violatingAll([rule, other], [...(made ? [made] : []), ...examplesOf(rule)], program);
    };
    yield { ...found, holds, witness };
  }
}

/** A rule, and another one that could stand for it. */
interface Pair {
  readonly rule: Rule;
  readonly other: Rule;
  /** Whether the other one compares nothing that the rule does not: only then numbers need not be looked at. */
  readonly comparesNoMore: boolean;
  /** Whether it is shown at all questions at which the rule is; else only one that says the same stands for it. */
  readonly isShownThere: boolean;
}

/** The same under all parameter sets. */
const pairs = new WeakMap<RuleSet, readonly Pair[]>();

function pairsIn({ rules }: RuleSet): readonly Pair[] {
  const read = new Map(rules.map((rule) => [rule, comparedIn(rule.violatedWhen)]));
  const byScope = grouped(rules, ({ scope }) => scope);
  return rules.flatMap((rule) =>
    (byScope.get(rule.scope) as readonly Rule[]).flatMap((other) => {
      const compares = comparesNoMore(read.get(other), read.get(rule));
      const isShownThere = mayStandFor(other, rule);
      const comparesSame = compares && comparesNoMore(read.get(rule), read.get(other)) && standsBeside(other, rule);
      if (isShownThere ? !compares && rule.intended === undefined : !comparesSame) return [];
      return [{ rule, other, comparesNoMore: compares, isShownThere }];
    }),
  );
}

function comparesNoMore(other: ReadonlySet<string> = new Set(), rule: ReadonlySet<string> = new Set()): boolean {
  for (const name of other) if (!rule.has(name)) return false;
  return other.size > 0;
}

/** What the comparisons of a condition have on their left, facts that are conditions unfolded. */
function comparedIn(condition: Condition): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (whole: Condition): void => {
    if (whole.node === 'comparison') {
      const inner = unfolded(whole);
      if (inner) walk(inner);
      else found.add(identityOf(whole.left));
    } else for (const { of } of partsOf(whole)) if (of) walk(of as Condition);
  };
  walk(condition);
  return found;
}
