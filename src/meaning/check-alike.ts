import { grouped } from '../lists/grouped.js';
import type { Rule } from '../rules/model/rule.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';

/** What is the same of rules that say the same: how much they weigh, and who is told. */
const aspects: Readonly<Record<string, (rule: Rule) => string>> = {
  severity: ({ severity }) => severity,
  sources: ({ sources }) => (sources === undefined ? 'all' : [...sources].sort().join(', ')),
};

/** Rules with the same message of which one weighs more, or is told others. */
export function* checkAlike({ ruleSet }: CaseRules): Iterable<Everywhere> {
  for (const alike of grouped(ruleSet.rules, ({ message }) => JSON.stringify(message)).values())
    for (const [aspect, of] of Object.entries(aspects)) {
      const [usual, ...others] = [...grouped(alike, of)].sort(([, one], [, other]) => other.length - one.length);
      for (const [found, rules] of others)
        for (const rule of rules)
          yield {
            about: 'rules',
            at: rule.at,
            intended: excused(`the rule ${rule.id}`, rule),
            code: 'uncertain-value',
            message: `the rule ${rule.id} says what ${usual?.[1].map(({ id }) => id).join(', ')} says; its ${aspect} is ${found} and theirs ${usual?.[0]}`,
            holds: true,
          };
    }
}
