import type { Cursor } from '../documents/cursor.js';
import { append } from '../lists/append.js';
import { canRestOn } from '../rules/examples/differing-sets.js';
import { examplesOf } from '../rules/examples/examples-of.js';
import { definitionsRead } from '../rules/model/definitions-read.js';
import type { DerivedFact } from '../rules/model/expression.js';
import type { ObjectKind } from '../rules/model/object-kind.js';
import type { Rule } from '../rules/model/rule.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';

/**
 * Parameters and answers that examples give and nothing that they are examples of reads: another one was meant. Of
 * several examples the first is told.
 */
export function* checkGiven({ ruleSet }: CaseRules): Iterable<Everywhere> {
  for (const [{ of, title }, examples] of examplesOf(ruleSet)) {
    const surplus = new Map<string, Cursor[]>();
    const kind = ruleSet.objects.get(of.scope);
    const read = readBy(of, ruleSet);
    for (const example of examples)
      for (const [key, cursor] of (example.given as Cursor).members) {
        for (const [name, answer] of kind ? answersOf(key, cursor, kind) : [])
          if (!read.has(name)) append(surplus, name, answer);
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

/** The answers that a rule or a fact reads in the end, also to print them, by their objects and names. */
function readBy(of: Rule | DerivedFact, { objects }: RuleSet): ReadonlySet<string> {
  const own = 'violatedWhen' in of ? [of.violatedWhen, ...[...of.with.values()].map(({ is }) => is)] : [of.is];
  const names = new Set<string>();
  for (const whole of [...own, ...printedBy(of, objects.get(of.scope)?.facts)])
    for (const each of definitionsRead(whole)) if ('object' in each) names.add(each.fact);
  for (const [, name = ''] of placeholdersOf(of)) names.add(name);
  return names;
}

const placeholdersOf = (of: Rule | DerivedFact): readonly RegExpExecArray[] =>
  'violatedWhen' in of ? Object.values(of.message).flatMap((text) => [...text.matchAll(/\{(\w+)/g)]) : [];

/** The facts that a message prints. */
const printedBy = (of: Rule | DerivedFact, facts: ObjectKind['facts'] | undefined): readonly DerivedFact['is'][] =>
  placeholdersOf(of).flatMap(([, name = '']) => facts?.get(name)?.is ?? []);

/** What an example answers of the object that is judged: others are made as they are seen in life. */
function answersOf(key: string, cursor: Cursor, { attributes }: ObjectKind): Cursor['members'] {
  return key === 'this' ? cursor.members.filter(([name]) => attributes.has(name)) : [];
}
