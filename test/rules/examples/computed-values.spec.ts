import { expect } from 'chai';
import { computedValues } from '../../../src/rules/examples/computed-values.js';
import { lookAtExample } from '../../../src/rules/examples/judge-example.js';
import { prepareExamples } from '../../../src/rules/examples/prepare-examples.js';
import { type PlantedRule, withPlanted } from '../../support/authoring/planted.js';

/** What is told of the first example of a planted rule. */
function toldOf(rule: PlantedRule): readonly string[] {
  const ruleSet = withPlanted(rule);
  const planted = ruleSet.rules.find(({ id }) => id === 'planted');
  const [prepared] = prepareExamples(ruleSet).filter(({ subject }) => subject.of === planted);
  if (!planted || !prepared) throw new Error('the planted rule has no example');
  const seen = lookAtExample(prepared, prepared.program);
  if ('wrong' in seen) throw new Error(seen.wrong.message);
  return computedValues(planted.violatedWhen, prepared.program, seen.instance);
}

const older = '{ fact: age, operator: greaterThan, value: 60 }';
const born = '{ fact: dateOfBirth, operator: isKnown }';

const satisfied = '{ given: { this: { age: 60 } }, expect: satisfied }';

describe('the values that an example came out by', () => {
  for (const { what, violatedWhen, given, told } of [
    {
      what: 'are told with their unit, in the order in which they are written',
      violatedWhen: `{ all: [ ${older}, ${born} ] }`,
      given: '{ age: 61, dateOfBirth: "1960.01.01" }',
      told: ['age is 61 years', 'dateOfBirth is 1960.01.01'],
    },
    {
      what: 'are told once, however often they are compared',
      violatedWhen: `{ any: [ ${older}, { all: [ ${older}, ${born} ] } ] }`,
      given: '{ age: 61, dateOfBirth: "1960.01.01" }',
      told: ['age is 61 years', 'dateOfBirth is 1960.01.01'],
    },
    {
      what: 'say why one is none',
      violatedWhen: `{ any: [ ${born}, ${older} ] }`,
      given: '{ age: 61 }',
      told: ['dateOfBirth is undecided (open)', 'age is 61 years'],
    },
  ])
    it(what, () => {
      const violated = `{ given: { this: ${given} }, expect: violated }`;
      expect(toldOf({ violatedWhen, examples: [violated, satisfied] })).to.deep.equal(told);
    });

  it('are six at most', () => {
    const compared = Array.from({ length: 8 }, (_, index) => `f${index}`);
    const own = compared.map((name) => `${name}: { unit: year, is: age }`).join(', ');
    const told = toldOf({
      with: `{ ${own} }`,
      violatedWhen: `{ any: [ ${compared.map((name) => `{ fact: ${name}, operator: greaterThan, value: 60 }`).join(', ')} ] }`,
      examples: ['{ given: { this: { age: 61 } }, expect: violated }', satisfied],
    });
    expect(told).to.have.length(6);
  });
});
