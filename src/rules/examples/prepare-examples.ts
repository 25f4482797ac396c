import { Findings } from '../../documents/findings/findings.js';
import type { RuleSet } from '../model/rule-set.js';
import { compileProgram } from '../program/compile-program.js';
import { examplesOf } from './examples-of.js';
import { type PreparedExample, prepareExample } from './prepare-example.js';

/**
 * Every example of a rule set under every parameter set that can hold it, ready to be judged again and again. Only of
 * data in which checking found no error.
 */
export function prepareExamples(ruleSet: RuleSet): readonly PreparedExample[] {
  const subjects = examplesOf(ruleSet);
  return [...ruleSet.parameterSets.values()].flatMap((parameterSet) => {
    const program = compileProgram(ruleSet, parameterSet);
    return subjects.flatMap(([subject, examples]) =>
      examples.flatMap(
        (example) =>
          prepareExample(subject, example, program, { findings: new Findings(), notHere: new Findings() }) ?? [],
      ),
    );
  });
}
