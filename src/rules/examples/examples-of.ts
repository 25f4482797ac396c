import { grouped } from '../../lists/grouped.js';
import type { Example } from '../model/example.js';
import type { DerivedFact } from '../model/expression.js';
import type { Rule } from '../model/rule.js';
import type { RuleSet } from '../model/rule-set.js';
import type { ExampleSubject } from './example-subject.js';
import { namesOfFacts } from '../model/facts-read.js';
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

/** What the outcome of examples rests on beside attributes, catalogues and parameters: the files where they are written, and facts. */
export const restsOn = (ruleSet: RuleSet, { of }: ExampleSubject, examples: readonly Example[]): readonly string[] => [
  ...new Set([of.at.file, ...examples.map(({ at }) => at.file)]),
  ...namesOfFacts(ruleSet, 'violatedWhen' in of ? of.violatedWhen : of.is),
];
