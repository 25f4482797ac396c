import { expect } from 'chai';
import * as fc from 'fast-check';
import { Trials } from '../../../src/authoring/examples/trials.js';
import type { MadeExample } from '../../../src/authoring/examples/made-example.js';
import { makeExamples } from '../../../src/authoring/mutations/make-examples.js';
import { type TriedMutant, tryMutants } from '../../../src/authoring/mutations/try-mutants.js';
import { Cursor } from '../../../src/documents/cursor.js';
import type { Example } from '../../../src/rules/model/example.js';
import type { Rule } from '../../../src/rules/model/rule.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import { realSystems } from '../rules/real-systems.js';

/** One example on each side, as somebody writes who is in a hurry. */
function hurried({ examples }: Rule): readonly Example[] {
  const expecting = (outcome: string): readonly Example[] =>
    examples.filter(({ expect: expected }) => (expected as Cursor).text === outcome).slice(0, 1);
  return [...expecting('violated'), ...expecting('satisfied')];
}

const withExamples = (
  ruleSet: RuleSet,
  examplesOf: (rule: Rule) => readonly Example[],
  ids: readonly string[],
): RuleSet => ({
  ...ruleSet,
  tests: [],
  rules: ruleSet.rules.map((rule) => (ids.includes(rule.id) ? { ...rule, examples: examplesOf(rule) } : rule)),
});

const asExample = ({ given, expect: expected }: MadeExample): Example => ({
  given: new Cursor(given, given.at),
  expect: new Cursor({ node: 'scalar', value: expected, quoted: false, at: given.at }, given.at),
  at: given.at,
});

const unnoticed = (tried: readonly TriedMutant[]): number => tried.filter(({ noticed }) => !noticed).length;

/** Examples made for so many rules of this repository: what takes long is done once for all of them. */
export function describeMadeExamples(rules: number): void {
  describe('examples made for rules of this repository', () => {
    it('come out as they say under every parameter set, and each notices a change that none noticed before', () => {
      const [ruleSet] = realSystems().ruleSets;
      if (!ruleSet) throw new Error('there is no rule set');
      const ids = ruleSet.rules.map(({ id }) => id);
      void fc.assert(
        fc.property(fc.uniqueArray(fc.constantFrom(...ids), { minLength: rules, maxLength: rules }), (chosen) => {
          const owners = chosen.map((id) => `the rule ${id}`);
          const few = withExamples(ruleSet, hurried, chosen);
          const before = tryMutants([few], { owners });
          const made = makeExamples(before, [few]);
          const trials = new Trials(few);
          for (const { title, given, expect: expected } of made)
            for (const { outcome } of trials.of(title, given) ?? []) expect(outcome, title).to.equal(expected);
          const more = (rule: Rule): readonly Example[] => [
            ...rule.examples,
            ...made.filter(({ title }) => title === `the rule ${rule.id}`).map(asExample),
          ];
          const after = tryMutants([withExamples(few, more, chosen)], { owners });
          expect(unnoticed(before) - unnoticed(after)).to.be.at.least(made.length);
        }),
        { numRuns: 1 },
      );
    });
  });
}
