import type { Cursor } from '../../documents/cursor.js';
import type { Located } from '../../documents/located.js';
import { remembered } from '../../lists/remembered.js';
import { grouped } from '../../lists/grouped.js';
import type { Example } from '../model/example.js';
import type { DerivedFact } from '../model/expression.js';
import type { Rule } from '../model/rule.js';
import type { RuleSet } from '../model/rule-set.js';
import type { ExampleSubject } from './example-subject.js';
import { namesOfGiven, namesRead } from '../model/definitions-read.js';
import { factSubject } from './fact-subject.js';
import { ruleSubject } from './rule-subject.js';

/** What has examples, and its examples: those beside it, and those that stand apart. */
export type SubjectExamples = readonly [subject: ExampleSubject, examples: readonly Example[]];

/** Every rule and derived fact of a rule set with its examples (rule language, "Examples" and `tests/<topic>.yaml`). */
export function examplesOf({ rules, objects, tests }: RuleSet): readonly SubjectExamples[] {
  const standingApart = grouped(tests, ({ of }) => of);
  const apart = (of: Rule | DerivedFact): readonly Example[] =>
    (standingApart.get(of) ?? []).flatMap(({ examples }) => examples);
  const facts = [...objects.values()].flatMap((kind) => [...kind.facts.values()]);
  return [
    ...rules.map((rule) => [ruleSubject(rule), [...rule.examples, ...apart(rule)]] as const),
    ...facts.map((fact) => [factSubject(fact), [...(fact.examples ?? []), ...apart(fact)]] as const),
  ];
}

const rested = new WeakMap<Rule | DerivedFact, readonly string[]>();

/**
 * What the outcome of all examples of a rule or fact rests on beside catalogues and what chooses objects: the files
 * where they are written, and the attributes, facts and parameters that are read and given.
 */
export const restsOn = (ruleSet: RuleSet, { of }: ExampleSubject, examples: readonly Example[]): readonly string[] =>
  remembered(rested, of, () => {
    const names = new Set([of.at.file, ...namesRead(ruleSet, 'violatedWhen' in of ? of.violatedWhen : of.is)]);
    const seen = new Set<string>();
    for (const example of examples) {
      names.add(example.at.file);
      for (const given of namesGiven(example)) {
        if (seen.has(given)) continue;
        seen.add(given);
        for (const name of namesOfGiven(ruleSet, given)) names.add(name);
      }
    }
    return [...names];
  });

const given = new WeakMap<Located, readonly string[]>();

/** Whatever is named in what an example gives: `case.<name>` is called `<name>`. */
export const namesGiven = ({ given: cursor }: Example): readonly string[] => {
  const node = (cursor as Cursor).node as Located;
  return remembered(given, node, () => [...addKeys(node, new Set())]);
};

function addKeys(node: Located, keys: Set<string>): ReadonlySet<string> {
  if (node.node === 'list') for (const item of node.items) addKeys(item, keys);
  if (node.node === 'map')
    node.entries.forEach(({ value }, key) => {
      keys.add(key.startsWith('case.') ? key.slice('case.'.length) : key);
      if (value.node !== 'scalar') addKeys(value, keys);
    });
  return keys;
}
