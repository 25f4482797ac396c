import type { Cursor } from '../documents/cursor.js';
import { parametersOf } from '../rules/examples/differing-sets.js';
import { examplesOf } from '../rules/examples/examples-of.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';

/** Parameters that an example gives and nothing that it is an example of reads: another one was meant. */
export function* checkGiven({ ruleSet }: CaseRules): Iterable<Everywhere> {
  for (const [{ of }, examples] of examplesOf(ruleSet))
    for (const example of examples) {
      const given = (example.given as Cursor).members.filter(([key]) => key.startsWith('csp.'));
      if (given.length === 0) continue;
      const read = parametersOf(ruleSet, of, example);
      for (const [key, cursor] of given) {
        const parameter = ruleSet.parameters.get(key.slice('csp.'.length));
        if (!parameter || read.has(parameter)) continue;
        const title = 'violatedWhen' in of ? `the rule ${of.id}` : `the fact ${of.scope}.${of.name}`;
        yield {
          about: 'rules',
          at: cursor.at,
          intended: 'violatedWhen' in of ? excused(title, of) : undefined,
          code: 'surplus-value',
          message: `the example gives ${key}, which ${title} does not read`,
          holds: true,
        };
      }
    }
}
