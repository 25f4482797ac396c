import type { CaseRules } from '../screens/model/systems.js';
import type { Domains } from './domains.js';
import { type Everywhere, excused } from './everywhere.js';
import { Possible } from './possible.js';
import { walkRead } from './walk-read.js';

/** Alternatives of which no value fulfils all that they ask for together. */
export function* checkAlternatives(
  rules: CaseRules,
  domains: Domains,
  possible = new Possible(rules.ruleSet, domains),
): Iterable<Everywhere> {
  const found: Everywhere[] = [];
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
        holds: !possible.together([each]),
      });
    }
  });
  yield* found;
}
