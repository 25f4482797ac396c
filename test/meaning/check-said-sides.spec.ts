import { expect } from 'chai';
import { checkSaidSides } from '../../src/meaning/check-said-sides.js';
import type { Parameter } from '../../src/rules/model/parameter.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

function told(rules: CaseRules, changed?: Parameter): readonly string[] {
  const parameters = changed
    ? new Map([...rules.ruleSet.parameters, [changed.name, changed]])
    : rules.ruleSet.parameters;
  return [...checkSaidSides({ ...rules, ruleSet: { ...rules.ruleSet, parameters } })].flatMap(({ holds, message }) =>
    holds ? [message] : [],
  );
}

describe('The meaning of a limit', () => {
  it('says on which side of it something is so, as rules and facts compare, in this repository', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  it('is told where it says the other side, whichever limit it is that is compared on one side only', () => {
    const turned = { above: 'below', below: 'above' } as const;
    let count = 0;
    for (const rules of systems)
      for (const parameter of rules.ruleSet.parameters.values()) {
        const [, word] = /\b(above|below) which\b/.exec(parameter.meaning) ?? [];
        if (word !== 'above' && word !== 'below') continue;
        const meaning = parameter.meaning.replace(`${word} which`, `${turned[word]} which`);
        const [message, ...more] = told(rules, { ...parameter, meaning });
        expect(more).to.deep.equal([]);
        if (message === undefined) continue;
        expect(message).to.equal(
          `the meaning of ${parameter.name} says “${turned[word]} which”; all that compare with it ask what is ${word} it`,
        );
        count++;
      }
    expect(count).to.be.above(25);
  });
});
