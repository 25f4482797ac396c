import { expect } from 'chai';
import { checkContradictions } from '../../src/meaning/check-contradictions.js';
import { checkImplied } from '../../src/meaning/check-implied.js';
import { Domains } from '../../src/meaning/domains.js';
import type { Everywhere } from '../../src/meaning/everywhere.js';
import { answerOf } from '../../src/meaning/witness.js';
import type { Condition } from '../../src/rules/model/expression.js';
import type { Rule } from '../../src/rules/model/rule.js';
import { oppositeOf } from '../../src/rules/resolve/opposite-of.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { testSeed } from '../support/run/seed.js';
import { realSystems } from '../support/rules/real-systems.js';

const rulesOf = (csp: number): CaseRules => {
  const rules = realSystems().forCsp(csp);
  if (!rules) throw new Error(`there is no parameter set ${csp}`);
  return rules;
};

/** The rules with one more at the end of the file of another. */
const withTwin = (rules: CaseRules, twin: Rule): CaseRules => ({
  ...rules,
  ruleSet: { ...rules.ruleSet, rules: [...rules.ruleSet.rules, twin] },
});

const twinOf = (rule: Rule, violatedWhen: Condition): Rule => ({
  ...rule,
  id: `${rule.id}-twin`,
  at: { ...rule.at, line: 9999 },
  violatedWhen,
});

const partsOf = ({ violatedWhen }: Rule): readonly Condition[] =>
  violatedWhen.node === 'all' ? violatedWhen.conditions : [violatedWhen];

/**
 * All that a rule says of an answer at which it is shown; undefined: it says nothing of a single one, or it in parts.
 */
const saidOfAnswer = (rule: Rule): Condition | undefined => {
  const compared = partsOf(rule).flatMap((part) => (part.node === 'comparison' ? [part] : []));
  return compared.find(
    (part) =>
      part.decorator === undefined &&
      part.operator !== 'isKnown' &&
      rule.concerns.includes(part.leftName) &&
      answerOf(part.left) !== undefined &&
      compared.filter(({ leftName }) => leftName === part.leftName).length === 1,
  );
};

/** It forbids some values of a number that is made of answers, and asks for nothing besides. */
const isOfReckoned = (condition: Condition): boolean =>
  condition.node === 'comparison' &&
  condition.decorator === undefined &&
  condition.left.node === 'derived' &&
  condition.left.type.kind === 'number' &&
  (condition.right?.node === 'literal' || condition.right?.node === 'parameter');

/** One of four rules, others each time. */
const sampled = ({ ruleSet }: CaseRules): readonly Rule[] =>
  ruleSet.rules.filter((_, index) => index % 4 === testSeed % 4);

const holding = (found: Iterable<Everywhere>): readonly Everywhere[] => [...found].filter(({ holds }) => holds);
const isAt =
  (rule: Rule) =>
  ({ at }: Everywhere) =>
    at.file === rule.at.file && at.line === rule.at.line;

for (const csp of [1, 2]) {
  const rules = rulesOf(csp);
  const domains = new Domains(rules.program);

  describe(`rules planted beside those of parameter set ${csp}`, () => {
    it('none of the rules of this repository contradicts or implies another', () => {
      expect(holding(checkContradictions(rules, domains)).map(({ message }) => message)).to.deep.equal([]);
      const implied = holding(checkImplied(rules, domains)).filter(({ intended }) => !intended);
      expect(implied.map(({ message }) => message)).to.deep.equal([]);
    });

    it('a twin that forbids all that an error rule allows is found at both', () => {
      const judged = rules.ruleSet.rules.filter(
        (rule, index) =>
          index % 2 === testSeed % 2 &&
          (rules.parameterSet.severities.get(rule.id) ?? rule.severity) === 'error' &&
          saidOfAnswer(rule),
      );
      const lost = judged.filter((rule) => {
        const said = saidOfAnswer(rule);
        if (!said) return true;
        const rest = partsOf(rule).filter((part) => part !== said);
        const twin = twinOf(rule, { node: 'all', conditions: [...rest, oppositeOf(said)] });
        const found = holding(checkContradictions(withTwin(rules, twin), domains));
        return ![rule, twin].every((each) => found.some(isAt(each)));
      });
      expect(judged).to.have.length.greaterThan(30);
      expect(lost.length, lost.map(({ id }) => id).join()).to.be.at.most(Math.ceil(judged.length * 0.02));
    });

    it('a twin that forbids all other values of a number that is reckoned is found at both, with an example', () => {
      const judged = rules.ruleSet.rules.filter(
        (rule) =>
          (rules.parameterSet.severities.get(rule.id) ?? rule.severity) === 'error' && isOfReckoned(rule.violatedWhen),
      );
      const told = judged.map((rule) => {
        if (rule.violatedWhen.node !== 'comparison') return [];
        const twin = twinOf(rule, oppositeOf(rule.violatedWhen));
        const found = holding(checkContradictions(withTwin(rules, twin), domains));
        return [rule, twin].map((each) => found.find(isAt(each))?.message.includes('; with given: {') === true);
      });
      expect(judged).to.have.length.greaterThan(3);
      expect(told).to.deep.equal(judged.map(() => [true, true]));
    });

    it('a rule written twice is found at the second, with a case that violates both', () => {
      const judged = sampled(rules);
      const shown: string[] = [];
      const lost = judged.filter((rule) => {
        const twin = twinOf(rule, rule.violatedWhen);
        const found = holding(checkImplied(withTwin(rules, twin), domains)).find(isAt(twin));
        shown.push(...[String(found?.witness?.())].filter((witness) => witness.startsWith('; with given: {')));
        return !found;
      });
      expect(lost.length, lost.map(({ id }) => id).join()).to.be.at.most(Math.ceil(judged.length * 0.02));
      // Where parameters of their own make examples what they are, there may be none.
      expect(shown.length / judged.length).to.be.at.least(0.8);
    });

    it('a rule with a further condition is implied by the one without', () => {
      const judged = sampled(rules).filter((rule) => partsOf(rule).length > 1);
      const lost = judged.filter((rule) => {
        const twin = twinOf(rule, { node: 'all', conditions: partsOf(rule).slice(0, -1) });
        return !holding(checkImplied(withTwin(rules, twin), domains)).some(isAt(rule));
      });
      expect(lost.length, lost.map(({ id }) => id).join()).to.be.at.most(Math.ceil(judged.length * 0.02));
    });
  });
}
