import type { Missing } from '../values/gap.js';
import type { Rule } from '../model/rule.js';
import type { ExampleSubject } from './run-example.js';

const outcomes = { true: 'violated', false: 'satisfied', none: 'satisfied', unknown: 'undecided' } as const;

/**
 * A rule's examples expect `violated`, `satisfied` or `undecided`; a parameter set that switches the rule off does not
 * change that.
 */
export function ruleSubject(rule: Rule): ExampleSubject {
  return {
    title: `the rule ${rule.id}`,
    scope: rule.scope,
    surprise(program, instance, expected) {
      const condition = program.compileCondition(rule.violatedWhen);
      const outcome = outcomes[condition.truth(instance)];
      if (outcome === expected.text) return undefined;
      return outcome === 'undecided'
        ? `undecided (missing: ${condition.missing(instance).map(named).join(', ')})`
        : outcome;
    },
  };
}

const named = ({ attribute, kind, reason }: Missing): string =>
  kind === 'open' ? attribute : `${attribute}: ${reason || kind}`;
