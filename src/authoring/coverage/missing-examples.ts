import type { RuleSet } from '../../rules/model/rule-set.js';
import type { MadeExample } from '../examples/made-example.js';
import { Trials } from '../examples/trials.js';
import { prepareExamples } from '../../rules/examples/prepare-examples.js';
import { thresholdExamples } from './threshold-examples.js';

/**
 * Examples at and beside each limit of the rules with these ids, of all rules when none is named, where none stands
 * yet. A rule of several systems has them once.
 */
export function missingExamples(ruleSets: readonly RuleSet[], ids: readonly string[] = []): readonly MadeExample[] {
  const all = ruleSets.map((ruleSet) => new Trials(ruleSet));
  const done = new Set<string>();
  return all.flatMap((trials) => {
    const wanted = trials.ruleSet.rules.filter(({ id }) => ids.length === 0 || ids.includes(id));
    const titles = new Set(wanted.map(({ id }) => `the rule ${id}`).filter((title) => !done.has(title)));
    for (const title of titles) done.add(title);
    return thresholdExamples(titles, prepareExamples(trials.ruleSet), trials, all);
  });
}
