import { append } from '../../lists/append.js';
import { judgeExample } from '../../rules/examples/judge-example.js';
import type { PreparedExample } from '../../rules/examples/prepare-example.js';
import { prepareExamples } from '../../rules/examples/prepare-examples.js';
import type { Condition, Expression } from '../../rules/model/expression.js';
import type { ParameterValue } from '../../rules/model/parameter.js';
import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import { instrumented } from '../../rules/program/instrumented.js';
import type { Program } from '../../rules/program/program.js';
import { changedProgram } from './changed-program.js';
import type { Mutant } from './mutant.js';

type Place = Condition | Expression | ParameterValue;

/**
 * The examples of a rule set, which say of a mutant whether one of them notices it. Only examples that come to the
 * changed place are run: to the others nothing has changed.
 */
export class ExamplesOnMutants {
  readonly #reaching = new Map<Place, PreparedExample[]>();

  readonly all: readonly PreparedExample[];
  /** Those that do not come out as they say. */
  readonly wrong: PreparedExample[] = [];

  constructor(private readonly ruleSet: RuleSet) {
    this.all = prepareExamples(ruleSet);
    let places = new Set<Place>();
    const reached = (place: Place): void => void places.add(place);
    const watched = instrumented({ decided: reached, chose: reached, lookedUp: reached });
    for (const example of this.all) {
      places = new Set();
      // What does not come out as it says would notice every change.
      if (judgeExample(example, watched(example.program)) !== undefined) this.wrong.push(example);
      else for (const place of places) append(this.#reaching, place, example);
    }
  }

  /**
   * The first example that does not come out as it says when the rules are changed like this; undefined: none notices.
   */
  noticing({ instead, owner }: Pick<Mutant, 'instead' | 'owner'>): PreparedExample | undefined {
    const programs = new Map<ParameterSet, Program>();
    const reaching = this.reaching({ instead });
    const [own, others] = [
      reaching.filter(({ subject }) => subject.title === owner),
      reaching.filter(({ subject }) => subject.title !== owner),
    ];
    return [...own, ...others].find((example) => {
      const { parameterSet } = example.program;
      const program = programs.get(parameterSet) ?? changedProgram(this.ruleSet, parameterSet, instead);
      programs.set(parameterSet, program);
      return judgeExample(example, program) !== undefined;
    });
  }

  /** The examples that come to the changed place. */
  reaching({ instead }: Pick<Mutant, 'instead'>): readonly PreparedExample[] {
    return this.#reaching.get(instead.written) ?? [];
  }
}
