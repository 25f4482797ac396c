import type { RuleSet } from '../../rules/model/rule-set.js';
import type { MadeExample } from '../examples/made-example.js';
import { Trials } from '../examples/trials.js';
import { ExamplesOnMutants } from './examples-on-mutants.js';
import { notices, noticingExample } from './noticing-example.js';
import { seedsOf } from './seeds-of.js';
import type { TriedMutant } from './try-mutants.js';

/**
 * Examples that notice the changes which none noticed so far, as far as such are found; one for as many of them as it
 * notices.
 */
export function makeExamples(tried: readonly TriedMutant[], ruleSets: readonly RuleSet[]): readonly MadeExample[] {
  const all = ruleSets.map((ruleSet) => new Trials(ruleSet));
  const made: MadeExample[] = [];
  for (const trials of all) {
    const mutants = tried.filter(({ noticed, ruleSet }) => !noticed && ruleSet === trials.ruleSet);
    if (mutants.length === 0) continue;
    const examples = new ExamplesOnMutants(trials.ruleSet);
    for (const { mutant } of mutants) {
      const seeds = seedsOf(mutant, examples.reaching(mutant), examples.all, trials);
      const titles = new Set(seeds.map(({ title }) => title));
      if (made.some((each) => titles.has(each.title) && notices(each, mutant, trials))) continue;
      const found = noticingExample(mutant, seeds, trials, all);
      if (found) made.push(found);
    }
  }
  return made;
}
