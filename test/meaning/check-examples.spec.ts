import { expect } from 'chai';
import { checkExamples } from '../../src/meaning/check-examples.js';
import { Domains } from '../../src/meaning/domains.js';
import { compileProgram } from '../../src/rules/program/compile-program.js';
import type { RuleSet } from '../../src/rules/model/rule-set.js';
import { withPlanted } from '../support/authoring/planted.js';
import { loadEdited } from '../support/rules/tiny-rules.js';

/** Of which limits the examples of a planted rule, or of a planted fact of a person, leave open where they are. */
function uncertain(ruleSet: RuleSet): readonly string[] {
  return [...ruleSet.parameterSets.values()].flatMap((parameterSet) => {
    const program = compileProgram(ruleSet, parameterSet);
    const screens = { bySourceType: new Map(), messages: new Map() };
    const found = [...checkExamples({ ruleSet, parameterSet, program, screens }, new Domains(program), undefined)];
    return found
      .filter(({ holds, message }) => holds && / the (?:rule|fact person\.)\s?planted /.test(message))
      .map(({ message }) => /stand at (.*) and on the other side/.exec(message)?.[1] ?? message);
  });
}

/** The tiny rules with a fact of a person that is a condition, or a number. */
function withFact(when: string | undefined, examples: readonly string[]): RuleSet {
  const is =
    when === undefined
      ? '{ choose: [{ when: { fact: age, operator: lessThan, value: 18 }, is: 1 }, { is: 2 }] }'
      : `{ when: ${when} }`;
  const expected = examples.map((each) => each.replace('violated', 'true').replace('satisfied', 'false'));
  const lines = ['planted:', '  scope: person', `  is: ${is}`, ...(expected.length > 0 ? ['  examples:'] : [])];
  const text = [...lines, ...expected.map((each) => `    - ${each}`), ''].join('\n');
  const { systems, findings } = loadEdited([{ file: 'common/facts/planted.yaml', find: '', replace: text }]);
  const [ruleSet] = systems;
  if (!ruleSet || findings.errors.length > 0) throw new Error(findings.report());
  return ruleSet;
}

const aged = (age: number, expected: string): string => `{ given: { this: { age: ${age} } }, expect: ${expected} }`;
const born = (date: string, expected: string): string =>
  `{ given: { this: { dateOfBirth: "${date}" } }, expect: ${expected} }`;
const range = '{ fact: age, operator: notBetween, value: [18, 65] }';
const day = '{ fact: dateOfBirth, operator: before, value: "1900.01.01" }';

const planted: readonly (readonly [violatedWhen: string, examples: readonly string[], open: readonly string[]])[] = [
  [range, [aged(17, 'violated'), aged(18, 'satisfied'), aged(65, 'satisfied'), aged(66, 'violated')], []],
  [
    range,
    [aged(10, 'violated'), aged(40, 'satisfied'), aged(65, 'satisfied'), aged(66, 'violated')],
    ['the lowest value of age notBetween [18, 65]'],
  ],
  [
    range,
    [aged(17, 'violated'), aged(18, 'satisfied'), aged(80, 'violated')],
    ['the highest value of age notBetween [18, 65]'],
  ],
  // Whether 18 itself is outside nobody knows.
  [
    range,
    [aged(17, 'violated'), aged(19, 'satisfied'), aged(65, 'satisfied'), aged(66, 'violated')],
    ['the lowest value of age notBetween [18, 65]'],
  ],
  ['{ fact: age, operator: lessThan, value: 18 }', [aged(17, 'violated'), aged(18, 'satisfied')], []],
  [
    '{ fact: age, operator: lessThanInclusive, value: 18 }',
    [aged(17, 'violated'), aged(19, 'satisfied')],
    ['age lessThanInclusive 18'],
  ],
  [day, [born('1899.12.31', 'violated'), born('1900.01.01', 'satisfied')], []],
  [day, [born('1899.12.01', 'violated'), born('1900.01.01', 'satisfied')], ['dateOfBirth before 1900.01.01']],
  // What is known to a month only stands on neither side of a day.
  [day, [born('1899', 'violated'), born('1900.01', 'satisfied')], ['dateOfBirth before 1900.01.01']],
];

describe('Examples near a limit', () => {
  for (const [violatedWhen, examples, open] of planted)
    it(`of ${violatedWhen}, as ${examples.join(', ')}, leave open: ${open.join(', ') || 'nothing'}`, () => {
      expect(uncertain(withPlanted({ violatedWhen, examples }))).to.deep.equal(open);
    });

  for (const [when, examples, open] of planted)
    it(`of a fact that is ${when}, as ${examples.join(', ')}, leave open: ${open.join(', ') || 'nothing'}`, () => {
      expect(uncertain(withFact(when, examples))).to.deep.equal(open);
    });

  it('of a fact that is no yes or no are not asked for', () => {
    expect(uncertain(withFact(undefined, []))).to.deep.equal([]);
  });
});
