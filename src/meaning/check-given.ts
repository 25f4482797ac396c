import type { Cursor } from '../documents/cursor.js';
import { append } from '../lists/append.js';
import { canRestOn } from '../rules/examples/differing-sets.js';
import { examplesOf } from '../rules/examples/examples-of.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';

/**
 * Parameters that examples give and nothing that they are examples of reads: another one was meant. Of several examples
 * the first is told.
 */
export function* checkGiven({ ruleSet }: CaseRules): Iterable<Everywhere> {
  for (const [{ of, title }, examples] of examplesOf(ruleSet)) {
    const surplus = new Map<string, Cursor[]>();
    for (const example of examples)
      for (const [key, cursor] of (example.given as Cursor).members) {
        const parameter = key.startsWith('csp.') ? ruleSet.parameters.get(key.slice('csp.'.length)) : undefined;
        if (parameter && !canRestOn(ruleSet, of, example, parameter)) append(surplus, key, cursor);
      }
    for (const [key, [first, ...others]] of surplus) {
      const more = others.length === 0 ? '' : `; ${others.length} more of its examples do`;
      yield {
        about: 'rules',
        at: (first as Cursor).at,
        intended: 'violatedWhen' in of ? excused(title, of) : undefined,
        code: 'surplus-value',
        message: `the example gives ${key}, which ${title} does not read${more}`,
        holds: true,
      };
    }
  }
}
