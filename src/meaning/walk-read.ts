import { remembered } from '../lists/remembered.js';
import type { Condition, Expression } from '../rules/model/expression.js';
import { choosersOf, partsOf } from '../rules/model/parts-of.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import type { Rule } from '../rules/model/rule.js';
import type { ScreenSet } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Everywhere } from './everywhere.js';

type Whole = Expression | Condition;

/** Where something is written: the kind of file, and the rule when it stands in one. */
interface Where {
  readonly about: Everywhere['about'];
  readonly rule: Rule | undefined;
}

/** Visits every value and condition of rules, facts and screens once, with the rule where it stands in one. */
export function walkRead(
  rules: CaseRules,
  visit: (whole: Whole, rule: Rule | undefined, about: Where['about']) => void,
): void {
  const { ruleSet, screens } = rules;
  const ofRules = remembered(read, ruleSet, () => new WeakMap<ScreenSet, ReadOf>());
  remembered(ofRules, screens, () => allRead(rules)).forEach(({ rule, about }, whole) => visit(whole, rule, about));
}

const ofRules: Where = { about: 'rules', rule: undefined };
const ofScreens: Where = { about: 'screens', rule: undefined };

type ReadOf = ReadonlyMap<Whole, Where>;

/** Several ask for them, one after the other, under every parameter set. */
const read = new WeakMap<RuleSet, WeakMap<ScreenSet, ReadOf>>();

function allRead({ ruleSet, screens }: CaseRules): ReadOf {
  const seen = new Map<Whole, Where>();
  const walk = (whole: Whole, where: Where = ofRules): void => {
    if (seen.has(whole)) return;
    seen.set(whole, where);
    // A fact of all stands for itself, wherever it is read.
    for (const part of partsOf(whole)) {
      const { of } = part;
      const inside = whole.node === 'derived' && !isOwn(where.rule, whole) ? ofRules : where;
      for (const each of [of, ...choosersOf(part)]) if (each) walk(each, inside);
    }
  };
  for (const kind of ruleSet.objects.values()) for (const fact of kind.facts.values()) walk(fact.is);
  for (const rule of ruleSet.rules) {
    const where = { about: 'rules', rule } as const;
    walk(rule.violatedWhen, where);
    for (const fact of rule.with.values()) walk(fact.is, where);
  }
  for (const { screens: list } of screens.bySourceType.values())
    for (const screen of list) {
      walk(screen.shownWhen, ofScreens);
      for (const { shownWhen, mandatoryWhen, notices } of screen.questions)
        for (const each of [shownWhen, mandatoryWhen, ...notices.map((notice) => notice.shownWhen)])
          walk(each, ofScreens);
    }
  return seen;
}

const isOwn = (rule: Rule | undefined, whole: Expression & { readonly node: 'derived' }): boolean =>
  rule?.with.get(whole.fact.name) === whole.fact;
