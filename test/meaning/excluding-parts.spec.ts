import { expect } from 'chai';
import { Domains } from '../../src/meaning/domains.js';
import { excludingParts } from '../../src/meaning/excluding-parts.js';
import { Possible } from '../../src/meaning/possible.js';
import type { Condition } from '../../src/rules/model/expression.js';
import { oppositeOf } from '../../src/rules/resolve/opposite-of.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const rules = realSystems().forCsp(2) as CaseRules;
const domains = new Domains(rules.program);
const possible = new Possible(rules.ruleSet, domains);
const why = (...conditions: readonly Condition[]): string => excludingParts(conditions, possible, domains).said;

/** What shows the questions of all screens by one answer. */
const comparisons = [...rules.screens.bySourceType.values()].flatMap(({ screens }) =>
  screens.flatMap(({ questions }) =>
    questions.flatMap(({ shownWhen }) => (shownWhen.node === 'comparison' ? [shownWhen] : [])),
  ),
);

describe('Why conditions cannot hold together', () => {
  it('is said by the two that exclude each other, with their places, among others that do not', () => {
    expect(comparisons.length).to.be.above(100);
    for (const comparison of comparisons) {
      const { file, line } = comparison.at;
      const [beside] = comparisons.filter((each) => each.leftName !== comparison.leftName);
      const said = why(beside as Condition, { node: 'all', conditions: [comparison, oppositeOf(comparison)] });
      expect(said, comparison.leftName).to.match(/ exclude each other$|never holds$|^: \w+ is /);
      expect(said).to.contain(`${file}:${line}:`);
    }
  });

  it('is said by the bounds of the answers, where two numbers never compare so', () => {
    const rule = rules.ruleSet.rules.find(({ id }) => id === 'hdl-not-below-total');
    const condition = rule?.violatedWhen as Condition & { node: 'comparison' };
    expect(why(condition)).to.equal('');
    const impossible = {
      ...condition,
      operator: 'lessThan',
      left: condition.right,
      right: { node: 'literal', value: 10, type: condition.right.type },
    } as Condition;
    expect(why(impossible)).to.match(
      /^: totalCholesterol is 50 to 1500 \(common\/attributes\/disorder\.yaml:\d+:\d+\)$/,
    );
  });

  it('is told at the one of the two that is written later, whichever is asked first', () => {
    const slipOf = (...conditions: readonly Condition[]) => excludingParts(conditions, possible, domains).slip;
    for (const comparison of comparisons) {
      const later = { ...oppositeOf(comparison), at: { ...comparison.at, line: comparison.at.line + 1 } } as Condition;
      const isAlone = possible.together([comparison]) && possible.together([later]);
      if (!isAlone || later.node !== 'comparison') continue;
      expect(slipOf(comparison, later)?.line, comparison.leftName).to.equal(comparison.at.line + 1);
      expect(slipOf(later, comparison)?.line, comparison.leftName).to.equal(comparison.at.line + 1);
    }
  });
});
