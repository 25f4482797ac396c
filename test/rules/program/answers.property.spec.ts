import { expect } from 'chai';
import fc from 'fast-check';
import type { Case } from '../../../src/case/case.js';
import { resolveCondition } from '../../../src/rules/resolve/resolve-condition.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import { labCases } from '../../support/evaluator/cases.js';
import { conditionsOver } from '../../support/evaluator/conditions.js';
import { lab, labDay, labScope } from '../../support/evaluator/lab.js';
import { locate } from '../../support/evaluator/located.js';
import { describePaths, labPaths, type LabPath } from '../../support/evaluator/paths.js';
import { times } from '../../support/run/times.js';

/** Facts that say something about what is not stored, and so may change with an answer. */
const aboutAbsence = ['children', 'singlePremium', 'smallest', 'knownAge'];

const monotone = (paths: readonly LabPath[]): readonly LabPath[] =>
  paths
    .filter(({ path }) => !path.split('.').some((name) => name === 'base' || aboutAbsence.includes(name)))
    .map((path) => ({ ...path, operators: path.operators.filter((operator) => !/isKnown|isConfirmed/.test(operator)) }))
    .filter(({ operators }) => operators.length > 0);

const pools = {
  person: monotone(describePaths(labScope('person'), labPaths.person)),
  benefit: monotone(describePaths(labScope('benefit'), labPaths.benefit)),
};

/** The case with some of its attributes taken away, by a random list of yes and no. */
function withLess(subject: Case, takeAway: readonly boolean[]): Case {
  const less = structuredClone(subject);
  let index = 0;
  for (const object of less.objects)
    object.attributes = object.attributes.filter(() => !takeAway[index++ % takeAway.length]);
  return less;
}

describe('an answer', () => {
  for (const kind of ['person', 'benefit'] as const) {
    it(`never changes what was decided without it, for conditions of ${kind}`, () => {
      const tally = { decided: 0, undecided: 0 };
      fc.assert(
        fc.property(
          conditionsOver(pools[kind]),
          labCases,
          fc.array(fc.boolean(), { minLength: 5, maxLength: 40 }),
          (written, subject, takeAway) => {
            const condition = resolveCondition(locate(written), labScope(kind), new Findings());
            if (!condition) return;
            const compiled = lab.program.compileCondition(condition);
            const [less, full] = [withLess(subject, takeAway), subject].map((one) =>
              lab.program.view(one, labDay).instancesOf(kind),
            );
            for (const [index, instance] of (less ?? []).entries()) {
              const truth = compiled.truth(instance);
              const answered = full?.[index];
              tally[truth === 'true' || truth === 'false' ? 'decided' : 'undecided']++;
              if (answered && (truth === 'true' || truth === 'false')) expect(compiled.truth(answered)).to.equal(truth);
            }
          },
        ),
        { numRuns: 500 * times },
      );
      expect(Math.min(tally.decided, tally.undecided)).to.be.above(100);
    });
  }
});
