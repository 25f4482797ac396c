import { expect } from 'chai';
import { Cursor } from '../../src/documents/cursor.js';
import { Findings } from '../../src/documents/findings/findings.js';
import { loadYaml } from '../../src/documents/yaml/yaml.js';
import { checkGiven } from '../../src/meaning/check-given.js';
import { definitionsRead } from '../../src/rules/model/definitions-read.js';
import type { Rule } from '../../src/rules/model/rule.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = (rules: CaseRules): readonly string[] => [...checkGiven(rules)].map(({ message }) => message);

/** The rules with this one alone, with an example of it that gives so much. */
function withExample({ ruleSet, ...rest }: CaseRules, rule: Rule, given: string): CaseRules {
  const at = { ...rule.at, line: 1 };
  const node = loadYaml(given, 'planted.yaml', new Findings());
  const example = { given: new Cursor(node, at), expect: new Cursor(undefined, at), at };
  const objects = new Map([...ruleSet.objects].map(([name, kind]) => [name, { ...kind, facts: new Map() }]));
  const rules = [{ ...rule, with: new Map(), message: {}, examples: [example] }];
  return { ...rest, ruleSet: { ...ruleSet, objects, tests: [], rules } };
}

describe('What an example gives', () => {
  it('is read by the rule or fact in every example of this repository', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  it('is told where it is an answer that the rule does not read, of every rule', () => {
    let count = 0;
    for (const rules of systems)
      for (const rule of rules.ruleSet.rules) {
        const read = new Set([...definitionsRead(rule.violatedWhen)].map((each) => ('fact' in each ? each.fact : '')));
        const kind = rules.ruleSet.objects.get(rule.scope);
        const unread = [...(kind?.attributes.keys() ?? [])].find((fact) => !read.has(fact));
        const own = [...(kind?.attributes.keys() ?? [])].find((fact) => read.has(fact));
        if (unread === undefined) continue;
        const given = `{ this: { ${[own, unread]
          .filter((each) => each !== undefined)
          .map((each) => `${each}: 1`)
          .join(', ')} } }`;
        expect(told(withExample(rules, rule, given)), rule.id).to.deep.equal([
          `the example gives ${unread}, which the rule ${rule.id} does not read`,
        ]);
        count++;
      }
    expect(count).to.be.at.least(500);
  });

  it('may be an answer of another object, which is made as it is seen in life', () => {
    const [rules] = systems as [CaseRules];
    const rule = rules.ruleSet.rules.find(({ scope }) => scope === 'person') as Rule;
    expect(told(withExample(rules, rule, '{ benefits: [{ benefitType: termLife, name: A }] }'))).to.deep.equal([]);
  });
});
