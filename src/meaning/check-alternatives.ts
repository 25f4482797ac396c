import type { Condition, NodeOf } from '../rules/model/expression.js';
import { remembered } from '../lists/remembered.js';
import { definitionsRead } from '../rules/model/definitions-read.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Domains } from './domains.js';
import { type Everywhere, excused } from './everywhere.js';
import { Possible } from './possible.js';
import { walkRead } from './walk-read.js';

/** What can be so under one parameter set is no finding. */
const possibleOnce = new WeakMap<RuleSet, Set<Condition>>();

/** Alternatives of which no value fulfils all that they ask for together. */
export function* checkAlternatives(
  rules: CaseRules,
  domains: Domains,
  possible = new Possible(rules.ruleSet, domains),
): Iterable<Everywhere> {
  const found: Everywhere[] = [];
  const once = remembered(possibleOnce, rules.ruleSet, () => new Set<Condition>());
  walkRead(rules, (whole, rule, about) => {
    if (whole.node !== 'any') return;
    for (const each of whole.conditions) {
      if (each.node !== 'all') continue;
      const at = each.conditions.find((part) => part.node === 'comparison')?.at;
      if (!at) continue;
      found.push({
        about,
        at,
        intended: rule && excused(`the rule ${rule.id}`, rule),
        code: 'impossible-condition',
        message: 'this alternative is never so: no value that a case can hold fulfils all of it',
        holds: !isPossible(each, possible, once),
      });
    }
  });
  yield* found;
}

function isPossible(alternative: NodeOf<'all', Condition>, possible: Possible, once: Set<Condition>): boolean {
  if (once.has(alternative)) return true;
  const isSo = areApart(alternative.conditions) || possible.together([alternative]);
  if (isSo) once.add(alternative);
  return isSo;
}

/** Whether no two of the conditions read the same: then none says anything of another one. */
function areApart(conditions: readonly Condition[]): boolean {
  const before = new Set<unknown>();
  for (const each of conditions) {
    const read = [...definitionsRead(each)];
    if (read.some((definition) => before.has(definition))) return false;
    for (const definition of read) before.add(definition);
  }
  return true;
}
