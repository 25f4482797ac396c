import { expect } from 'chai';
import { checkDeep } from '../../../src/meaning/deep/check-deep.js';
import { leavingNoNumbers } from '../../../src/meaning/deep/number-witness.js';
import { type Solve, withSolver } from '../../../src/meaning/deep/solver.js';
import { checkMeaning, setsOf } from '../../../src/meaning/check-meaning.js';
import type { Systems } from '../../../src/screens/model/systems.js';
import { tinyRules } from '../../support/screens/tiny-files.js';
import { tinySystems } from '../../support/screens/tiny-systems.js';

const numbers = ['a', 'b', 'c']
  .map(
    (name, index) =>
      `  ${name}: { id: ${3001 + index}, kind: number, unit: kilogram, decimals: 0, minimum: 0, maximum: 100, name: { en: "${name}", de: "${name}" } }\n`,
  )
  .join('');

/** The small system with three numbers of a person, a fact over them and some rules. */
const systemsWith = (rules: string): Systems =>
  tinySystems({
    'rules/tiny/attributes/person.yaml': `${tinyRules['tiny/attributes/person.yaml'] ?? ''}${numbers}`,
    'rules/tiny/facts/sum.yaml': 'sumOfAll: { scope: person, unit: kilogram, is: { add: [a, b, c] } }\n',
    'rules/tiny/plausibility/numbers.yaml': `scope: person\nrules:\n${rules}`,
  });

const rule = (id: string, severity: string, violatedWhen: string): string =>
  `  ${id}:\n    severity: ${severity}\n    violatedWhen: ${violatedWhen}\n    message: { en: "Wrong.", de: "Falsch." }\n` +
  '    concerns: [a, b]\n    reference: practice\n    examples:\n' +
  '      - { given: { this: {} }, expect: violated }\n      - { given: { this: {} }, expect: satisfied }\n';

const above = (one: string, other: string): string =>
  `{ fact: ${one}, operator: greaterThan, value: { fact: ${other} } }`;
const sum = (operator: string, value: number): string => `{ fact: sumOfAll, operator: ${operator}, value: ${value} }`;

async function foundIn(rules: string, solve: Solve): Promise<readonly string[]> {
  const found: string[] = [];
  for (const set of setsOf(systemsWith(rules)))
    for await (const { code, message, holds } of checkDeep(set, solve))
      if (holds) found.push(`${code} ${/the rule (\S+)/.exec(message)?.[1] ?? ''}`);
  return found;
}

/** What is wrong with some rules, the rules, and what is found. */
const mistakes: readonly (readonly [what: string, rules: string, found: readonly string[]])[] = [
  [
    'one above the other and the other above the one',
    rule('r', 'warning', `{ all: [${above('a', 'b')}, ${above('b', 'a')}] }`),
    ['impossible-condition r'],
  ],
  [
    'a circle of three',
    rule('r', 'warning', `{ all: [${above('a', 'b')}, ${above('b', 'c')}, ${above('c', 'a')}] }`),
    ['impossible-condition r'],
  ],
  [
    'a sum that its parts do not reach',
    rule('r', 'warning', `{ all: [${sum('greaterThan', 250)}, { fact: a, operator: lessThan, value: 50 }] }`),
    ['impossible-condition r'],
  ],
  [
    'whatever the two numbers are',
    rule('r', 'warning', `{ any: [${above('a', 'b')}, { not: ${above('a', 'b')} }] }`),
    ['inevitable-violation r'],
  ],
  [
    'a sum above a higher limit where one above a lower limit is an error already',
    rule('low', 'error', sum('greaterThan', 100)) + rule('high', 'warning', sum('greaterThan', 200)),
    ['implied-rule high'],
  ],
  [
    'a sum that may neither be above one limit nor below another one that is higher',
    rule('low', 'error', sum('greaterThan', 100)) + rule('high', 'error', `{ not: ${sum('greaterThan', 150)} }`),
    ['contradictory-rules low', 'contradictory-rules high'],
  ],
  [
    'the same beside a rule with too many alternatives to look at each',
    rule('low', 'error', sum('greaterThan', 100)) +
      rule('high', 'error', `{ not: ${sum('greaterThan', 150)} }`) +
      rule(
        'wide',
        'error',
        `{ all: [${Array(7)
          .fill(`{ any: [${above('a', 'b')}, ${above('b', 'a')}] }`)
          .join(', ')}] }`,
      ),
    ['contradictory-rules low', 'contradictory-rules high'],
  ],
  [
    'nothing, where the numbers leave room',
    rule('low', 'error', sum('greaterThan', 100)) +
      rule('high', 'error', `{ not: ${sum('greaterThan', 50)} }`) +
      rule('order', 'warning', `{ all: [${above('a', 'b')}, ${above('b', 'c')}] }`),
    [],
  ],
];

describe('a look at the numbers of rules together', () => {
  it('finds what each of them cannot be', async () => {
    await withSolver(async (solve) => {
      for (const [what, rules, expected] of mistakes)
        expect(await foundIn(rules, solve), what).to.have.members([...expected]);
    });
  });

  it('ends what contradicts itself with the smallest case that shows it, as an example of the rule', async () => {
    const rules =
      rule('low', 'error', sum('greaterThan', 100)) + rule('high', 'error', `{ not: ${sum('greaterThan', 150)} }`);
    const systems = systemsWith(rules);
    const shown: string[] = [];
    await withSolver(async (solve) => {
      for (const set of setsOf(systems))
        for await (const { holds, message, witness } of checkDeep(set, solve))
          if (holds) shown.push(`${/the rule (\S+)/.exec(message)?.[1] ?? ''}${witness?.() ?? ''}`);
    });
    expect(shown).to.deep.equal([
      'low; with given: { this: { a: 100, b: 100, c: 100 } }',
      'high; with given: { this: { a: 0, b: 0, c: 0 } }',
    ]);
  });

  it('ends nothing with a case where none is known that shows it', () => {
    const rules = systemsWith(
      rule('low', 'error', sum('greaterThan', 100)) + rule('high', 'error', `{ not: ${sum('greaterThan', 50)} }`),
    ).forCsp(1);
    const ofPerson = rules?.ruleSet.objects.get('person')?.attributes;
    const answers = ['a', 'b', 'c'].flatMap((name) => ofPerson?.get(name) ?? []);
    const [low, high] = ['low', 'high'].map((id) => rules?.ruleSet.rules.find((each) => each.id === id));
    if (!low || !high || !rules) throw new Error('the rules are not there');
    expect(leavingNoNumbers(low, high, answers, rules.program)).to.equal('');
  });

  /** All that is told of some rules, in the words of the finding, with the case that shows it. */
  async function toldOf(rules: string, solve: Solve): Promise<readonly string[]> {
    const told: string[] = [];
    for (const set of setsOf(systemsWith(rules)))
      for await (const { holds, code, about, message, at, under, witness, intended } of checkDeep(set, solve))
        if (holds)
          told.push(
            `${about} ${at.file}:${at.line} ${code} ${message}${witness?.() ?? ''} ${under ?? 'every set'}` +
              (intended ? `, meant so by ${intended.title} in line ${intended.at.line}` : ''),
          );
    return told;
  }

  const withExamples = (text: string, ...given: readonly string[]): string =>
    text.replace(
      '{ given: { this: {} }, expect: violated }',
      given.map((each) => `{ given: { this: ${each} }, expect: violated }`).join('\n      - '),
    );
  const lowWithMedication = withExamples(
    rule('low', 'error', `{ all: [${sum('greaterThan', 100)}, { fact: medication, operator: equal, value: yes }] }`),
    '{ a: 90, b: 90, c: 90, medication: yes }',
  );

  const place = 'rules tiny/plausibility/numbers.yaml';
  const stories: readonly (readonly [what: string, rules: string, told: readonly string[]])[] = [
    [
      'what every case violates, with an example that shows it',
      withExamples(
        rule('r', 'warning', `{ any: [${above('a', 'b')}, { not: ${above('a', 'b')} }] }`),
        '{ a: 1 }',
        '{ a: 1, b: 2 }',
      ),
      [
        `${place}:3 inevitable-violation the rule r is violated by every case: whatever a case holds fulfils violatedWhen; with given: { this: { a: 1, b: 2 } } every set`,
      ],
    ],
    [
      'of two that say the same the later one, with an example that violates both',
      withExamples(rule('one', 'warning', above('a', 'b')), '{ a: 3, b: 2 }') +
        withExamples(
          rule('two', 'warning', `{ not: { fact: a, operator: lessThanInclusive, value: { fact: b } } }`),
          '{ a: 1, b: 2 }',
          '{ a: 5, b: 4 }',
        ),
      [
        `${place}:12 implied-rule the rule two says nothing of its own: whenever it is violated, one (tiny/plausibility/numbers.yaml:3:3) is, too, which weighs no less and is shown at the same questions; with given: { this: { a: 5, b: 4 } } every set`,
      ],
    ],
    [
      'the narrower one, also where it stands first, unless it weighs more',
      rule('high', 'warning', sum('greaterThan', 200)) +
        rule('low', 'warning', sum('greaterThan', 100)) +
        rule('highest', 'error', sum('greaterThan', 250)),
      [
        `${place}:3 implied-rule the rule high says nothing of its own: whenever it is violated, low (tiny/plausibility/numbers.yaml:12:3) is, too, which weighs no less and is shown at the same questions every set`,
      ],
    ],
    [
      'that a rule says of itself that it is meant so',
      rule('r', 'warning', `{ any: [${above('a', 'b')}, { not: ${above('a', 'b')} }] }`) +
        '    intended: "asked of everybody"\n',
      [
        `${place}:3 inevitable-violation the rule r is violated by every case: whatever a case holds fulfils violatedWhen every set, meant so by the rule r in line 3`,
      ],
    ],
    [
      'no numbers of three rules only where two of them leave none, with what else the rules ask for',
      lowWithMedication +
        withExamples(
          rule(
            'high',
            'error',
            `{ all: [{ not: ${sum('greaterThan', 150)} }, { fact: medication, operator: notEqual, value: no }] }`,
          ),
          '{ a: 1, b: 1, c: 1, medication: yes }',
        ) +
        rule('other', 'error', sum('greaterThan', 299)),
      [
        `${place}:3 contradictory-rules the rule low and high leave no numbers: whatever they are, one of them is violated; with given: { this: { a: 90, b: 90, c: 90, medication: yes } } 1`,
        `${place}:12 contradictory-rules the rule high and low leave no numbers: whatever they are, one of them is violated; with given: { this: { a: 1, b: 1, c: 1, medication: yes } } 1`,
      ],
    ],
    [
      'no numbers where each of two rules asks for something else, in a case in which both are given',
      lowWithMedication +
        withExamples(
          rule('high', 'error', `{ all: [{ not: ${sum('greaterThan', 150)} }, { fact: name, operator: isKnown }] }`),
          '{ a: 1, b: 1, c: 1, name: "Jane" }',
        ),
      [
        `${place}:3 contradictory-rules the rule low and high leave no numbers: whatever they are, one of them is violated; with given: { this: { a: 100, b: 100, c: 100, medication: yes, name: "Jane" } } 1`,
        `${place}:12 contradictory-rules the rule high and low leave no numbers: whatever they are, one of them is violated; with given: { this: { a: 0, b: 0, c: 0, name: "Jane", medication: yes } } 1`,
      ],
    ],
    [
      'no numbers where no example shows what else is asked for',
      rule('low', 'error', `{ all: [${sum('greaterThan', 100)}, { fact: medication, operator: equal, value: yes }] }`) +
        rule('high', 'error', `{ not: ${sum('greaterThan', 150)} }`),
      [
        `${place}:3 contradictory-rules the rule low and high leave no numbers: whatever they are, one of them is violated 1`,
        `${place}:12 contradictory-rules the rule high and low leave no numbers: whatever they are, one of them is violated 1`,
      ],
    ],
  ];
  for (const [what, rules, expected] of stories)
    it(`tells ${what}`, async () => {
      expect(await withSolver((solve) => toldOf(rules, solve))).to.deep.equal(expected);
    });

  it('is needed for it: what is checked at once does not say so', () => {
    for (const [what, rules] of mistakes.slice(0, 3)) {
      const { all } = checkMeaning(setsOf(systemsWith(rules)), Date.UTC(2026, 10, 22)).rules;
      expect(
        all.filter(({ code }) => code === 'impossible-condition').map(({ message }) => message),
        what,
      ).to.deep.equal([]);
    }
  });
});
