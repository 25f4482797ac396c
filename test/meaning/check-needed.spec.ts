import { expect } from 'chai';
import { askedAnew } from '../../src/meaning/asked.js';
import { checkNeeded } from '../../src/meaning/check-needed.js';
import { checkTried } from '../../src/meaning/check-tried.js';
import { examplesOf } from '../../src/rules/examples/examples-of.js';
import { isNeeded, type LeftOutPart, partsToLeaveOut } from '../../src/rules/examples/parts-left-out.js';
import { prepareExamples } from '../../src/rules/examples/prepare-examples.js';
import { runAllExamples } from '../../src/rules/examples/run-examples.js';
import type { Example } from '../../src/rules/model/example.js';
import type { DerivedFact } from '../../src/rules/model/expression.js';
import type { Rule } from '../../src/rules/model/rule.js';
import type { RuleSet } from '../../src/rules/model/rule-set.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

/** What is told of a system, by what it is told of. */
function told(rules: CaseRules, ruleSet = rules.ruleSet): readonly string[] {
  const { tried } = runAllExamples([ruleSet]);
  const of = { ...rules, ruleSet };
  const asked = { ...askedAnew, tried };
  const found = [...checkNeeded(of, 0, asked), ...checkTried(of, 0, 0, asked)];
  return found.flatMap(({ holds, message }) => (holds ? [message] : []));
}

/** The rule set with other examples of its rules and facts, and none that stand apart. */
function withExamples(ruleSet: RuleSet, examples: (of: Rule | DerivedFact) => readonly Example[]): RuleSet {
  const changed = <T extends Rule | DerivedFact>(of: T): T => ({ ...of, examples: examples(of) });
  const objects = [...ruleSet.objects].map(([name, kind]) => {
    const facts = new Map([...kind.facts].map(([key, fact]) => [key, changed(fact)] as const));
    return [name, { ...kind, facts }] as const;
  });
  return { ...ruleSet, tests: [], rules: ruleSet.rules.map(changed), objects: new Map(objects) };
}

/** The parts of one kind, each with the examples that do not need it; of each rule and fact the last one. */
function partsWithout(ruleSet: RuleSet, isOfKind: (part: LeftOutPart) => boolean) {
  const prepared = prepareExamples(ruleSet);
  const found = new Map<Rule | DerivedFact, { readonly title: string; readonly examples: readonly Example[] }>();
  for (const [{ of, title }, examples] of examplesOf(ruleSet)) {
    const part = partsToLeaveOut(of).filter(isOfKind).at(-1);
    const own = prepared.filter(({ subject }) => subject.of === of);
    const needing = new Set(own.filter((each) => part && isNeeded(part, [each])).map(({ example }) => example));
    const left = examples.filter((example) => !needing.has(example));
    if (part && left.length > 0) found.set(of, { title, examples: left });
  }
  return found;
}

const kinds: readonly (readonly [string, (part: LeftOutPart) => boolean])[] = [
  ['a value of a list', ({ without }) => typeof without !== 'object'],
  ['a condition among several', ({ of }) => of.node === 'all' || of.node === 'any'],
  ['an operand of a sum, a difference or a product', ({ of }) => of.node === 'operation'],
  ['all that is summed or counted', ({ of, without }) => of === without],
];

describe('What could be left out of a rule or fact without an example that notices', () => {
  it('is nothing in this repository', () => {
    const [first = [], second = []] = systems.map((rules) => told(rules));
    expect(first.filter((message) => second.includes(message) && /needs/.test(message))).to.deep.equal([]);
  });

  for (const [kind, isOfKind] of kinds)
    it(`is told of ${kind} when the examples that need it are gone, or that none comes to it`, () => {
      let [changed, found] = [0, 0];
      for (const rules of systems) {
        const without = partsWithout(rules.ruleSet, isOfKind);
        const messages = told(
          rules,
          withExamples(rules.ruleSet, (of) => without.get(of)?.examples ?? []),
        );
        for (const { title } of without.values()) {
          changed += 1;
          if (messages.some((each) => each.startsWith(`no example of ${title} `))) found += 1;
        }
      }
      expect(changed).to.be.above(3);
      // Of the others a limit, or what they expect, is left without an example: those are findings of their own.
      expect(found / changed).to.be.above(0.7);
    });

  it('is not told where the rule says that it is intended', () => {
    const [{ ruleSet }] = systems as [CaseRules];
    const all = { ...ruleSet, rules: ruleSet.rules.map((rule) => ({ ...rule, intended: 'for this test' })) };
    const { tried } = runAllExamples([all]);
    const found = [...checkNeeded({ ...(systems[0] as CaseRules), ruleSet: all }, 0, { ...askedAnew, tried })];
    expect(found.filter(({ at, intended }) => /plausibility/.test(at.file) && !intended)).to.deep.equal([]);
  });
});
