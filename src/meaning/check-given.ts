import type { Cursor } from '../documents/cursor.js';
import { canRestOn } from '../rules/examples/differing-sets.js';
import { examplesOf } from '../rules/examples/examples-of.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';

/** Parameters that an example gives and nothing that it is an example of reads: another one was meant. */
export function* checkGiven({ ruleSet }: CaseRules): Iterable<Everywhere> {
  for (const [{ of }, examples] of examplesOf(ruleSet))
    for (const example of examples) {
      for (const [key, cursor] of (example.given as Cursor).members) {
        const parameter = key.startsWith('csp.') ? ruleSet.parameters.get(key.slice('csp.'.length)) : undefined;
        if (!parameter || canRestOn(ruleSet, of, example, parameter)) continue;
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
