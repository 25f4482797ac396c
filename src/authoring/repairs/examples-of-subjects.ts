import { Findings } from '../../documents/findings/findings.js';
import { remembered } from '../../lists/remembered.js';
import { programsOfExamples } from '../../rules/examples/example-programs.js';
import { examplesOf, type SubjectExamples } from '../../rules/examples/examples-of.js';
import { judgeExample } from '../../rules/examples/judge-example.js';
import { type PreparedExample, prepareExample } from '../../rules/examples/prepare-example.js';
import type { DerivedFact } from '../../rules/model/expression.js';
import type { Rule } from '../../rules/model/rule.js';
import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import type { Program } from '../../rules/program/program.js';
import { type Mended, mendedProgram } from './slip.js';

/** The examples of what some examples are wrong of, to be judged again with something mended. */
export class ExamplesOfSubjects {
  readonly subjects: readonly SubjectExamples[];
  readonly #prepared = new Map<Rule | DerivedFact, readonly PreparedExample[]>();

  constructor(readonly ruleSet: RuleSet) {
    this.subjects = examplesOf(ruleSet);
  }

  /** Under all parameter sets, those first that do not come out as they say. */
  of(subject: SubjectExamples): readonly PreparedExample[] {
    return remembered(this.#prepared, subject[0].of, () => {
      const all = this.#prepare(subject).map((each) => ({ each, wrong: judgeExample(each) !== undefined }));
      return all.toSorted((one, other) => Number(other.wrong) - Number(one.wrong)).map(({ each }) => each);
    });
  }

  /** Those that do not come out as they say. */
  wrongOf(subject: SubjectExamples): readonly PreparedExample[] {
    return this.of(subject).filter((each) => judgeExample(each) !== undefined);
  }

  /** Whether all of them come out as they say with something mended. */
  areRight(subject: SubjectExamples, mended: Mended): boolean {
    const programs = new Map<ParameterSet, Program>();
    return this.of(subject).every((example) => {
      const { parameterSet } = example.program;
      const program = remembered(programs, parameterSet, () => mendedProgram(this.ruleSet, parameterSet, mended));
      return judgeExample(example, program) === undefined;
    });
  }

  #prepare([subject, examples]: SubjectExamples): readonly PreparedExample[] {
    return [...this.ruleSet.parameterSets.values()].flatMap((parameterSet) => {
      const programs = programsOfExamples(this.ruleSet, parameterSet);
      const into = () => ({ findings: new Findings(), notHere: new Findings(), programs });
      return examples.flatMap((example) => prepareExample(subject, example, programs.program, into()) ?? []);
    });
  }
}
