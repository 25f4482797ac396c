import { expect } from 'chai';
import fc from 'fast-check';
import { Findings } from '../../../src/documents/findings/findings.js';
import { DifferingSets } from '../../../src/rules/examples/differing-sets.js';
import { examplesOf } from '../../../src/rules/examples/examples-of.js';
import { outcomeOfExample } from '../../../src/rules/examples/judge-example.js';
import { prepareExample } from '../../../src/rules/examples/prepare-example.js';
import type { ExampleSubject } from '../../../src/rules/examples/example-subject.js';
import type { Example } from '../../../src/rules/model/example.js';
import type { ParameterValue } from '../../../src/rules/model/parameter.js';
import type { ParameterSet, RuleSet } from '../../../src/rules/model/rule-set.js';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import type { Program } from '../../../src/rules/program/program.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { times } from '../../support/run/times.js';

/** Another value of the same kind, far from it. */
function otherwise(value: ParameterValue): ParameterValue {
  switch (value.kind) {
    case 'number':
      return { kind: 'number', value: value.value * 7 + 3 };
    case 'date':
      return { kind: 'date', value: { ...value.value, year: value.value.year - 20 } };
    case 'text':
      return { kind: 'text', value: `${value.value} and others` };
    case 'list':
      return { kind: 'list', values: value.values.slice(1) };
    case 'range':
      return { kind: 'range', low: value.low * 7 + 3, high: value.high * 9 + 4 };
    case 'table':
      return { kind: 'table', rows: value.rows.slice(1) };
  }
}

/** Sets that differ from one of a rule system in some parameters, or in what money is worth. */
const otherSets = (ruleSet: RuleSet): fc.Arbitrary<readonly [ParameterSet, ParameterSet]> =>
  fc
    .record({
      set: fc.constantFrom(...ruleSet.parameterSets.values()),
      changed: fc.subarray([...ruleSet.parameters.keys()], { minLength: 1 }),
      rate: fc.option(fc.double({ min: 0.2, max: 5, noNaN: true })),
    })
    .map(({ set, changed, rate }) => {
      const values = new Map(
        [...set.values].map(([name, value]) => [name, changed.includes(name) ? otherwise(value) : value]),
      );
      const exchangeRates = new Map([...set.exchangeRates].map(([name, known]) => [name, rate ?? known]));
      return [set, { ...set, values, exchangeRates }];
    });

/** What an example comes to with a program; undefined when no case of its set can hold what it gives. */
function outcomeWith(subject: ExampleSubject, example: Example, program: Program): string | undefined {
  const prepared = prepareExample(subject, example, program, { findings: new Findings(), notHere: new Findings() });
  return prepared && outcomeOfExample(prepared);
}

describe('Two parameter sets of a shipped rule system that differ', () => {
  for (const ruleSet of realSystems().ruleSets)
    it(`in the ${ruleSet.system} system: an example on which they agree comes to the same under both`, () => {
      const subjects = examplesOf(ruleSet);
      let [agreed, differed, all] = [0, 0, 0];
      fc.assert(
        fc.property(otherSets(ruleSet), fc.nat(9), ([one, other], share) => {
          const sets = new DifferingSets(ruleSet, one, other);
          const programs = [one, other].map((set) =>
            compileProgram(ruleSet, set, undefined, undefined, Number.POSITIVE_INFINITY),
          );
          subjects.forEach(([subject, examples], index) => {
            // A tenth of them in each trial.
            if (index % 10 !== share) return;
            for (const example of examples) {
              const [before, after] = programs.map((program) => outcomeWith(subject, example, program));
              if (before === undefined || after === undefined) continue;
              all++;
              if (sets.agreeOn(subject, example)) {
                agreed++;
                if (before !== after) expect(after, `${example.at.file}:${example.at.line}`).to.equal(before);
              } else if (before !== after) differed++;
            }
          });
        }),
        { numRuns: 15 * times },
      );
      expect(agreed).to.be.greaterThan(all / 10);
      expect(differed).to.be.greaterThan(0);
    });
});
