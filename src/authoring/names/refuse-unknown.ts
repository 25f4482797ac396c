import { didYouMean } from '../../documents/findings/nearest.js';
import type { RuleSet } from '../../rules/model/rule-set.js';

/**
 * Rules and derived facts (`person.endAge`) that a command is asked about are there. @throws Error that names those
 * that are not.
 */
export function refuseUnknown(
  ruleSets: readonly RuleSet[],
  { rule, fact = [] }: { readonly rule: readonly string[]; readonly fact?: readonly string[] },
): void {
  const rules = ruleSets.flatMap((ruleSet) => ruleSet.rules.map(({ id }) => id));
  const facts = ruleSets.flatMap(({ objects }) =>
    [...objects.values()].flatMap((kind) => [...kind.facts.keys()].map((name) => `${kind.name}.${name}`)),
  );
  const unknown = [
    ...rule.filter((id) => !rules.includes(id)).map((id) => `there is no rule ${id}${didYouMean(id, rules)}`),
    ...fact
      .filter((name) => !facts.includes(name))
      .map((name) => `there is no derived fact ${name}${didYouMean(name, facts)}`),
  ];
  if (unknown.length > 0) throw new Error(unknown.join('\n'));
}
