import { expect } from 'chai';
import { checkDeep } from '../../../src/meaning/deep/check-deep.js';
import { type Solve, withSolver } from '../../../src/meaning/deep/solver.js';
import { setsOf } from '../../../src/meaning/check-meaning.js';
import { tinyRules } from '../../support/screens/tiny-files.js';
import { tinySystems } from '../../support/screens/tiny-systems.js';

const attributes = `${tinyRules['tiny/attributes/person.yaml'] ?? ''}  plan: { id: 3001, kind: reference, catalogue: plans, name: { en: "plan", de: "Plan" } }
  entryAge: { id: 3002, kind: number, unit: year, decimals: 0, minimum: 0, maximum: 120, name: { en: "entry age", de: "Eintrittsalter" } }
  term: { id: 3003, kind: number, unit: year, decimals: 0, minimum: 0, maximum: 120, name: { en: "term", de: "Dauer" } }
`;
const facts = 'lastAge: { scope: person, unit: year, is: { add: [entryAge, term] } }\n';
const limits = `{ name: { en: "Plan", de: "Plan" }, lowest: 60, shortest: 35, highest: 90 }`;

/** A plan with limits, beside one that has nearly none. */
const plans = (entry: string): string => `catalogue: plans
columns:
  lowest: { kind: number, unit: year, default: none }
  oldest: { kind: number, unit: year, default: none }
  shortest: { kind: number, unit: year, default: none }
  highest: { kind: number, unit: year, default: none }
entries:
  free: { id: 1, shortest: 1, name: { en: "Free plan", de: "Freier Plan" } }
  limited: ${entry.replace('{', '{ id: 2,')}
`;

const rule = (id: string, violatedWhen: string, sources = ''): string =>
  `  ${id}:\n    severity: error\n${sources}    violatedWhen: ${violatedWhen}\n    message: { en: "Wrong.", de: "Falsch." }\n` +
  '    concerns: [entryAge, term]\n    reference: practice\n    examples:\n' +
  '      - { given: { this: {} }, expect: violated }\n      - { given: { this: {} }, expect: satisfied }\n';

const limit = (fact: string, operator: string, column: string): string =>
  `{ fact: ${fact}, operator: ${operator}, value: { fact: plan.${column} } }`;
const lowest = rule('entry-age-too-low', limit('entryAge', 'lessThan', 'lowest'));
const shortest = rule('term-too-short', limit('term', 'lessThan', 'shortest'));
const highest = rule('last-age-too-high', limit('lastAge', 'greaterThan', 'highest'));
const all = lowest + shortest + highest;
const applicant = '    sources: [applicant]\n';

async function told(rules: string, solve: Solve, entry = limits): Promise<readonly string[]> {
  const systems = tinySystems({
    'rules/tiny/attributes/person.yaml': attributes,
    'rules/tiny/facts/age.yaml': facts,
    'rules/tiny/catalogues/plans.yaml': plans(entry),
    'rules/tiny/plausibility/plans.yaml': `scope: person\nrules:\n${rules}`,
  });
  const found: string[] = [];
  for (const set of setsOf(systems))
    for await (const { holds, about, at, code, message, under, witness } of checkDeep(set, solve))
      if (holds) found.push(`${about} ${at.file}:${at.line} ${code} ${message}${witness?.() ?? ''} ${under ?? ''}`);
  return found;
}

/** What leaves numbers, or says nothing of that. */
const leaving: readonly (readonly [what: string, rules: string, entry?: string])[] = [
  ['the limits leave one number', all, limits.replace('90', '95')],
  ['one of the limits is not given', all, limits.replace('shortest: 35, ', '')],
  [
    'one of the rules asks for something besides',
    lowest +
      shortest +
      rule(
        'last-age-too-high',
        `{ all: [${limit('lastAge', 'greaterThan', 'highest')}, { fact: medication, operator: equal, value: yes }] }`,
      ),
  ],
  [
    'one of the numbers may not be given at all',
    all +
      rule(
        'no-term',
        `{ all: [{ fact: term, operator: isKnown, value: true }, { fact: plan, operator: equal, value: limited }] }`,
      ),
  ],
  [
    'no source is asked by all of the rules',
    lowest +
      rule('term-too-short', limit('term', 'lessThan', 'shortest'), applicant) +
      rule('last-age-too-high', limit('lastAge', 'greaterThan', 'highest'), '    sources: [technical]\n'),
  ],
];

describe('A code of which several rules leave no numbers', () => {
  it('is told where its limits stand, with the rules that it needs and their limits', async () => {
    await withSolver(async (solve) =>
      expect(
        await told(all + rule('entry-age-too-high', limit('entryAge', 'greaterThan', 'highest')), solve),
      ).to.deep.equal([
        'rules tiny/catalogues/plans.yaml:9 contradictory-rules of the plan limited the rules entry-age-too-low, term-too-short and last-age-too-high leave no numbers (lowest 60, shortest 35, highest 90): whatever they are, one of them is violated 1',
      ]),
    );
  });

  it('is not told where there is no such code', async () => {
    await withSolver(async (solve) => {
      for (const [what, rules, entry] of leaving) {
        const found = await told(rules, solve, entry);
        expect(
          found.filter((each) => each.includes('leave no numbers')),
          what,
        ).to.deep.equal([]);
      }
    });
  });

  it('is told of a highest limit that none comes to, with the rules and limits that are in the way', async () => {
    const highestEntry = rule('entry-age-too-high', limit('entryAge', 'greaterThan', 'oldest'));
    const found = (oldest: number, solve: Solve) =>
      told(
        shortest + highest + highestEntry,
        solve,
        limits.replace('lowest: 60, shortest: 35', `oldest: ${oldest}, shortest: 35`),
      );
    await withSolver(async (solve) => {
      expect(await found(55, solve)).to.deep.equal([]);
      expect(await found(56, solve)).to.deep.equal([
        'rules tiny/catalogues/plans.yaml:9 unreachable-limit of the plan limited none comes to oldest 56: there the rules term-too-short and last-age-too-high leave no numbers (shortest 35, highest 90) ',
      ]);
    });
  });

  it('is no reason to say of a rule whose limit no code has that every case violates it', async () => {
    await withSolver(async (solve) => {
      const never = rule('beyond', limit('term', 'greaterThan', 'lowest'));
      const found = await told(never, solve, limits.replace('lowest: 60, ', ''));
      expect(found).to.have.length(1);
      expect(found[0]).to.contain('impossible-condition the rule beyond can never be violated');
    });
  });
});
