import { expect } from 'chai';
import { SeenOutcomes } from '../../src/authoring/coverage/seen-outcomes.js';
import { KeptAnswers } from '../../src/documents/kept-answers.js';
import { askedAnew } from '../../src/meaning/asked.js';
import { checkTried } from '../../src/meaning/check-tried.js';
import { judgeExample } from '../../src/rules/examples/judge-example.js';
import { partsToTry } from '../../src/rules/examples/parts-tried.js';
import { prepareExamples } from '../../src/rules/examples/prepare-examples.js';
import { runAllExamples } from '../../src/rules/examples/run-examples.js';
import { instrumented } from '../../src/rules/program/instrumented.js';
import { Outcome } from '../../src/rules/values/outcome.js';
import type { Example } from '../../src/rules/model/example.js';
import type { DerivedFact } from '../../src/rules/model/expression.js';
import type { ObjectKind } from '../../src/rules/model/object-kind.js';
import type { RuleSet } from '../../src/rules/model/rule-set.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const rules = realSystems().forCsp(2) as CaseRules;
/** Rules of several parts, each with one of its examples. */
const withOneExample: readonly RuleSet[] = [0, 1, 2].map((which) => ({
  ...rules.ruleSet,
  tests: [],
  rules: rules.ruleSet.rules.map((rule) => ({ ...rule, examples: rule.examples.slice(which, which + 1) })),
}));

/** What examples of each rule come to, as the tool that measures coverage sees it. */
function seenIn(ruleSet: RuleSet): SeenOutcomes {
  const seen = new SeenOutcomes();
  const watched = instrumented(seen);
  for (const example of prepareExamples(ruleSet))
    if ('violatedWhen' in example.subject.of) judgeExample(example, watched(example.program));
  return seen;
}

describe('the parts of rules that examples come to', () => {
  for (const [which, ruleSet] of withOneExample.entries())
    it(`are those that measuring sees, when each rule has its example ${which + 1} alone`, () => {
      const { tried } = runAllExamples([ruleSet]);
      const seen = seenIn(ruleSet);
      let untried = 0;
      for (const { id, violatedWhen, examples } of ruleSet.rules) {
        if (examples.length === 0) continue;
        for (const part of partsToTry(ruleSet.rules.find((rule) => rule.id === id) as (typeof ruleSet.rules)[number])) {
          if (part.of.node === 'choice' || part.of.node === 'operation') continue;
          const outcomes = [part.came === true ? Outcome.true : Outcome.false];
          const came = outcomes.some((outcome) => seen.cameTo(part.of as typeof violatedWhen, outcome));
          // Another rule may have come to a part that two share by reference; none does it here without this one.
          if (tried.has(part)) expect(came, id).to.equal(true);
          else untried += 1;
        }
      }
      expect(untried).to.be.above(100);
    });

  it('are told by name where an example is missing, and not where the rule says that it is intended', () => {
    const [ruleSet] = withOneExample as [RuleSet];
    const { tried } = runAllExamples([ruleSet]);
    const told = [...checkTried({ ...rules, ruleSet }, 0, 0, { ...askedAnew, tried })].filter(({ holds }) => holds);
    expect(told.length).to.be.above(100);
    for (const { message } of told)
      expect(message).to.match(/^no example of the (?:rule|fact) \S+ (?:comes to|takes|has) /);
    const all = { ...ruleSet, rules: ruleSet.rules.map((rule) => ({ ...rule, intended: 'for this test' })) };
    const excused = [...checkTried({ ...rules, ruleSet: all }, 0, 0, { ...askedAnew, tried })];
    expect(
      excused.filter(({ about, at, intended }) => about === 'rules' && /plausibility/.test(at.file) && !intended),
    ).to.deep.equal([]);
  });

  it('are the ways that operators can go, too: each that examples leave out is told', () => {
    const { facts } = rules.ruleSet.objects.get('person') as ObjectKind;
    const left = (fact: string, examples: (all: readonly Example[]) => readonly Example[]): readonly string[] => {
      const whole = facts.get(fact) as DerivedFact;
      const own = { ...whole, examples: examples(whole.examples ?? []) };
      const person = { ...(rules.ruleSet.objects.get('person') as ObjectKind), facts: new Map([[fact, own]]) };
      const ruleSet = {
        ...rules.ruleSet,
        rules: [],
        tests: [],
        objects: new Map(rules.ruleSet.objects).set('person', person),
      };
      const { tried } = runAllExamples([ruleSet]);
      return [...checkTried({ ...rules, ruleSet }, 0, 0, { ...askedAnew, tried })].flatMap(({ holds, message }) =>
        holds && message.includes(`.${fact} `) ? [message] : [],
      );
    };
    expect(left('weightChangeShare', (all) => all)).to.deep.equal([]);
    expect(left('weightChangeShare', (all) => all.slice(1)).join()).to.contain('has a negative ');
    expect(left('statedDeathSumBeyond', (all) => all)).to.deep.equal([]);
    expect(left('statedDeathSumBeyond', (all) => all.slice(0, 3)).join()).to.contain('takes 0 of its highest');
    // Of several that stand for each other each is told by its name.
    expect(left('worstForDeath', (all) => all)).to.deep.equal([]);
    expect(left('worstForDeath', (all) => all.slice(1)).join()).to.contain(
      'takes highest over disorders of its highest',
    );
    expect(left('worstForDeath', (all) => all.slice(0, 2)).join()).to.contain(
      'takes highest over occupations of its highest',
    );
  });

  it('are the same when what examples came to is known from an earlier check', () => {
    const kept = new KeptAnswers();
    const [ruleSet] = withOneExample as [RuleSet];
    const texts = new Map([['all', 'the same']]);
    const placesOf = (): readonly string[] => {
      kept.begin();
      const { tried } = runAllExamples(
        [ruleSet],
        kept.about('rules', texts, () => true),
      );
      return ruleSet.rules.flatMap((rule) => partsToTry(rule).map((part) => `${rule.id} ${tried.has(part)}`));
    };
    const first = placesOf();
    expect(placesOf()).to.deep.equal(first);
    expect(kept.made).to.equal(0);
  });
});
