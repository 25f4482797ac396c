import { expect } from 'chai';
import fc from 'fast-check';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import { assess } from '../../../src/screens/assess/assessment.js';
import { sourceProgram } from '../../../src/screens/questions/source-program.js';
import { anyCaseOf } from '../../support/evaluator/any-case.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { testSeed } from '../../support/run/seed.js';
import { times } from '../../support/run/times.js';

const today = { year: 2026, month: 11, day: 26 };

describe('What rests on a failed value', () => {
  for (const csp of [1, 3])
    it(`is found where only what can fail is asked as where everything is, under parameter set ${csp}`, () => {
      const rules = realSystems().forCsp(csp);
      if (!rules) throw new Error(`there is no parameter set ${csp}`);
      // Closures read values when they are asked for them: nobody knows then which of a case are unusual.
      const closures = compileProgram(
        rules.ruleSet,
        rules.parameterSet,
        comparisonOperators,
        undefined,
        Number.POSITIVE_INFINITY,
      );
      const [found, unusual] = [{ rules: 0, conditions: 0 }, new Set<number>()];
      fc.assert(
        fc.property(anyCaseOf(rules.program), (subject) => {
          for (const typeId of rules.screens.bySourceType.keys()) {
            const said = [rules, { ...rules, program: closures }].map((each) => {
              const source = sourceProgram(each, typeId);
              if (!source) throw new Error(`there is no source type ${typeId}`);
              const view = each.program.view(subject, today);
              for (const attribute of view.unusual ?? []) unusual.add(attribute);
              const { failedRules, failedConditions } = assess(source, view);
              return {
                rules: failedRules.map(({ rule, instance, missing }) => [rule.id, instance.id, missing]),
                conditions: failedConditions,
              };
            });
            expect(said[0]).to.deep.equal(said[1]);
            found.rules += said[0]?.rules.length ?? 0;
            found.conditions += said[0]?.conditions.length ?? 0;
          }
        }),
        { numRuns: 40 * times, seed: testSeed },
      );
      expect(unusual.size, 'unusual attributes').to.be.above(10);
      expect(found.rules, 'failed rules').to.be.above(10);
      expect(found.conditions, 'failed conditions').to.be.above(0);
    });
});
