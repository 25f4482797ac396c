import { expect } from 'chai';
import { checkRuns } from '../../src/meaning/check-runs.js';
import { walkRead } from '../../src/meaning/walk-read.js';
import type { Condition } from '../../src/rules/model/expression.js';
import type { Rule } from '../../src/rules/model/rule.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = (rules: CaseRules): readonly string[] => [...checkRuns(rules)].map(({ message }) => message);

/** A rule that asks for a list of codes alone. */
const asking = ({ ruleSet, ...rest }: CaseRules, list: Condition, value: readonly string[]): CaseRules => {
  const [rule] = ruleSet.rules as [Rule];
  const violatedWhen =
    list.node === 'comparison' && list.right.node === 'literal' ? { ...list, right: { ...list.right, value } } : list;
  const screens = { ...rest.screens, bySourceType: new Map() };
  const objects = new Map([...ruleSet.objects].map(([name, kind]) => [name, { ...kind, facts: new Map() }]));
  return { ...rest, screens, ruleSet: { ...ruleSet, objects, rules: [{ ...rule, with: new Map(), violatedWhen }] } };
};

describe('A list of codes with numbers', () => {
  it('has all of a run, in all rules and screens of this repository', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  it('is told where one in the middle of a run is left out, in whatever list', () => {
    let count = 0;
    for (const rules of systems)
      walkRead(rules, (whole) => {
        if (whole.node !== 'comparison' || whole.left.type.kind !== 'code' || whole.right.node !== 'literal') return;
        const codes = [whole.right.value].flat().map(String);
        for (const [at, code] of codes.entries()) {
          const around = [-2, -1, 1].map((by) => String(codes[at + by]));
          const number = (each: string): number => (/^[A-Z]\d\d$/.test(each) ? Number(each.slice(1)) : Number.NaN);
          const isRun = around.every(
            (each, index) => number(each) - number(code) === [-2, -1, 1][index] && each[0] === code[0],
          );
          if (!isRun) continue;
          const without = codes.filter((each) => each !== code);
          expect(told(asking(rules, whole, without)).join()).to.include(`and not ${code}, which is a code of`);
          count++;
        }
      });
    expect(count).to.be.at.least(5);
  });
});
