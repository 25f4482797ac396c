import { expect } from 'chai';
import fc from 'fast-check';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import { type ComparisonOperator, comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { Outcome } from '../../../src/rules/values/outcome.js';
import { lab } from '../../support/evaluator/lab.js';
import { holdsFor, trials } from '../../support/evaluator/law.js';
import { Reached } from '../../support/evaluator/reached.js';
import { testSeed } from '../../support/run/seed.js';
import { times } from '../../support/run/times.js';

/** So many that what is rarest, where a condition comes to none, is met in any run. */
const runs = Math.max(1500, 750 * times);
const seed = testSeed;
/** Code is made of every condition before it is evaluated. */
const generated = compileProgram(lab.ruleSet, lab.parameterSet, comparisonOperators, undefined, 0);

describe('the compiled program and json-rules-engine', () => {
  const reached = new Reached();

  after(() => {
    process.stdout.write(`    seed ${seed} (TEST_SEED), ${runs} runs\n${reached.report().replace(/^/gm, '    ')}\n`);
  });

  it('agree on every condition and its opposite, over random rules and random cases', async () => {
    await fc.assert(
      fc.asyncProperty(trials, (trial) => holdsFor(trial, generated, reached)),
      { numRuns: runs, seed },
    );
  });

  it('are compared on every operator, every truth value and every kind of missing', () => {
    expect(reached.never).to.deep.equal([]);
  });
});

const outcome = (holds: boolean): Outcome => (holds ? Outcome.true : Outcome.false);

/** Wrong operators that somebody could write. */
const planted: Readonly<Record<string, Partial<ComparisonOperator>>> = {
  lessThan: { test: (left, right) => outcome((left as number) <= (right as number)) },
  notBetween: {
    test(left, right) {
      const [low = 0, high = 0] = right as readonly number[];
      return outcome((left as number) <= low || (left as number) >= high);
    },
  },
  contains: { test: (left, right) => outcome((left as readonly unknown[]).every((element) => element === right)) },
  greaterThanInclusive: { test: (left, right) => outcome((left as number) > (right as number)) },
  in: { test: (left, right) => outcome((right as readonly unknown[])[0] === left) },
  notMultipleOf: { test: (left, right) => outcome((left as number) % (right as number) === 0) },
  sameDate: { test: (left, right) => outcome((left as { year: number }).year === (right as { year: number }).year) },
  isKnown: { readsGaps: false },
  before: { test: () => Outcome.unknown },
};

describe('a wrong operator in the compiled table', () => {
  for (const [name, change] of Object.entries(planted)) {
    it(`is noticed by the same law: ${name}`, async () => {
      const right = comparisonOperators.get(name);
      if (!right) throw new Error(`there is no operator ${name}`);
      const program = compileProgram(
        lab.ruleSet,
        lab.parameterSet,
        new Map([...comparisonOperators, [name, { ...right, ...change }]]),
      );
      const found = await fc.check(
        fc.asyncProperty(trials, (trial) => holdsFor(trial, program, new Reached())),
        { numRuns: 3000, seed, endOnFailure: true },
      );
      expect(found.failed).to.equal(true);
      // Whichever of the two other evaluators the random conditions meet first.
      expect(String(found.errorInstance)).to.match(/json-rules-engine fires|compiled and plain recursive/);
    });
  }
});
