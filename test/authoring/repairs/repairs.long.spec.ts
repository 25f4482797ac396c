import { expect } from 'chai';
import * as fc from 'fast-check';
import { mendedRuleSet } from '../../../src/authoring/repairs/mended-systems.js';
import { repairsOf } from '../../../src/authoring/repairs/repairs-of.js';
import type { Slip } from '../../../src/authoring/repairs/slip.js';
import { slipsOf } from '../../../src/authoring/repairs/slips-of.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import { placeOf } from '../../../src/documents/position.js';
import { examplesOf, type SubjectExamples } from '../../../src/rules/examples/examples-of.js';
import { runExample, type UnexpectedOutcome } from '../../../src/rules/examples/run-example.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { testSeed } from '../../support/run/seed.js';

/** What comes out otherwise of the examples of one rule, under every parameter set. */
function surprisesOf(ruleSet: RuleSet, [subject, examples]: SubjectExamples): readonly UnexpectedOutcome[] {
  return [...ruleSet.parameterSets.values()].flatMap((parameterSet) => {
    const program = compileProgram(ruleSet, parameterSet);
    const into = () => ({ findings: new Findings(), notHere: new Findings() });
    return examples.flatMap((example) => runExample(subject, example, program, into()) ?? []);
  });
}

/**
 * Every slip that is looked for, as one that somebody makes: of rules, since facts are held by who reads them. Of a
 * condition that was left out nothing says what it was.
 */
function* slipsMade(ruleSet: RuleSet): Iterable<{ readonly id: string; readonly slip: Slip }> {
  for (const subject of examplesOf(ruleSet)) {
    const { of } = subject[0];
    if (!('violatedWhen' in of)) continue;
    for (const slip of slipsOf(ruleSet, subject, [])) if (slip.kind !== 'surplus') yield { id: of.id, slip };
  }
}

describe(`A slip in a rule that several of its examples notice, with TEST_SEED=${testSeed}`, () => {
  const count = 200;

  it('is told where it was made, and so is what would undo it', () => {
    const [ruleSet] = realSystems().ruleSets;
    if (!ruleSet) throw new Error('there is no rule set');
    const made = [...slipsMade(ruleSet)];
    const drawn = fc.sample(fc.constantFrom(...made), { numRuns: count, seed: testSeed });
    let noticed = 0;
    const elsewhere: string[] = [];
    const untold: string[] = [];
    for (const { id, slip } of drawn) {
      const slipped = mendedRuleSet(ruleSet, [slip.mended]);
      const subject = examplesOf(slipped).find(([{ of }]) => 'violatedWhen' in of && of.id === id) as SubjectExamples;
      const surprises = surprisesOf(slipped, subject);
      if (new Set(surprises.map(({ at }) => placeOf(at))).size < 2) continue;
      noticed++;
      const [repair] = repairsOf([slipped], surprises);
      const planted = `${id} ${placeOf(slip.at)} ${slip.how}`;
      if (!repair) untold.push(planted);
      else if (placeOf(repair.at) !== placeOf(slip.at))
        elsewhere.push(`${planted}: ${placeOf(repair.at)} ${repair.why}`);
    }
    process.stdout.write(
      `    of ${count} slips ${noticed} noticed by several examples; ${untold.length} untold, ${elsewhere.length} told elsewhere\n`,
    );
    const all = [...untold, '', ...elsewhere].join('\n');
    expect(untold.length, all).to.be.at.most(0.04 * noticed);
    expect(elsewhere.length, all).to.be.at.most(0.04 * noticed);
  });
});
