import type { Missing } from '../values/gap.js';
import { verdictOf } from '../values/outcome.js';
import type { Rule } from '../model/rule.js';
import { computedValues } from './computed-values.js';
import type { ExampleSubject } from './example-subject.js';

/**
 * A rule's examples expect `violated`, `satisfied` or `undecided`; a parameter set that switches the rule off does not
 * change that.
 */
export function ruleSubject(rule: Rule): ExampleSubject {
  return {
    title: `the rule ${rule.id}`,
    scope: rule.scope,
    of: rule,
    surprise(program, instance, expected) {
      const condition = program.compileCondition(rule.violatedWhen);
      const outcome = verdictOf(condition.truth(instance));
      if (outcome === expected.text) return undefined;
      if (outcome !== 'undecided') return outcome;
      return `undecided (missing: ${condition.missing(instance).map(named).join(', ')})`;
    },
    because: (program, instance) => computedValues(rule.violatedWhen, program, instance),
    comesTo: (program, instance) => verdictOf(program.compileCondition(rule.violatedWhen).truth(instance)),
  };
}

const named = ({ attribute, kind, reason }: Missing): string =>
  kind === 'open' ? attribute : `${attribute}: ${reason || kind}`;
