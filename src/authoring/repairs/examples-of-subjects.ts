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

/** Examples that come out as they say, and that do not. */
interface Judged {
  readonly wrong: readonly PreparedExample[];
  readonly right: readonly PreparedExample[];
}

/** The examples of what some examples are wrong of, to be judged again with something mended. */
export class ExamplesOfSubjects {
  readonly subjects: readonly SubjectExamples[];
  readonly #judged = new Map<Rule | DerivedFact, Judged>();

  constructor(readonly ruleSet: RuleSet) {
    this.subjects = examplesOf(ruleSet);
  }

  /** Those that do not come out as they say, under all parameter sets. */
  wrongOf(subject: SubjectExamples): readonly PreparedExample[] {
    return this.#of(subject).wrong;
  }

  /** Whether all of them come out as they say with something mended. */
  areRight(subject: SubjectExamples, mended: Mended): boolean {
    const programs = new Map<ParameterSet, Program>();
    // Those that were wrong first: most slips change nothing for them.
    const { wrong, right } = this.#of(subject);
    return [...wrong, ...right].every((example) => {
      const { parameterSet } = example.program;
      const program = remembered(programs, parameterSet, () => mendedProgram(this.ruleSet, parameterSet, mended));
      return judgeExample(example, program) === undefined;
    });
  }

  #of(subject: SubjectExamples): Judged {
    return remembered(this.#judged, subject[0].of, () => {
      const [wrong, right]: [PreparedExample[], PreparedExample[]] = [[], []];
      for (const each of this.#prepare(subject)) (judgeExample(each) === undefined ? right : wrong).push(each);
      return { wrong, right };
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
