import { Cursor } from '../../documents/cursor.js';
import { Findings } from '../../documents/findings/findings.js';
import type { Located } from '../../documents/located.js';
import type { ExampleSubject } from '../../rules/examples/example-subject.js';
import { examplesOf } from '../../rules/examples/examples-of.js';
import { outcomeOfExample } from '../../rules/examples/judge-example.js';
import { type PreparedExample, prepareExample } from '../../rules/examples/prepare-example.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { compileProgram } from '../../rules/program/compile-program.js';
import type { Program } from '../../rules/program/program.js';
import { type Interests, interestsOf } from './interests.js';

/** What came out of a given when it was tried under one parameter set. */
export interface Trial {
  readonly prepared: PreparedExample;
  /** As an example writes it. */
  readonly outcome: string;
}

/** Tries what an example could give, under the parameter sets of one rule set. */
export class Trials {
  readonly #programs: readonly Program[];
  readonly #subjects: ReadonlyMap<string, ExampleSubject>;
  readonly #interests = new Map<ExampleSubject['of'], Interests>();

  constructor(readonly ruleSet: RuleSet) {
    this.#programs = [...ruleSet.parameterSets.values()].map((set) => compileProgram(ruleSet, set));
    this.#subjects = new Map(examplesOf(ruleSet).map(([subject]) => [subject.title, subject]));
  }

  /** What the outcome of a subject can hang on. */
  interests({ of }: ExampleSubject): Interests {
    const present = this.#interests.get(of);
    if (present) return present;
    const found = interestsOf(['violatedWhen' in of ? of.violatedWhen : of.is]);
    this.#interests.set(of, found);
    return found;
  }

  get subjects(): Iterable<ExampleSubject> {
    return this.#subjects.values();
  }

  /**
   * What comes out for a subject under every parameter set that can hold the given; of a case that cannot be judged,
   * nothing. Undefined where the given is wrong in this rule set: it has no such subject, attribute or code.
   */
  of(title: string, given: Located): readonly Trial[] | undefined {
    return this.#try(title, given, this.#programs);
  }

  /** What comes out under the first parameter set that can hold the given. */
  first(title: string, given: Located): Trial | undefined {
    for (const program of this.#programs) {
      const trials = this.#try(title, given, [program]);
      if (!trials || trials[0]) return trials?.[0];
    }
    return undefined;
  }

  #try(title: string, given: Located, programs: readonly Program[]): readonly Trial[] | undefined {
    const subject = this.#subjects.get(title);
    if (!subject) return undefined;
    const cursor = new Cursor(given, given.at);
    const trials: Trial[] = [];
    for (const program of programs) {
      const [findings, notHere] = [new Findings(), new Findings()];
      const example = { given: cursor, expect: new Cursor(undefined, given.at), at: given.at };
      const prepared = prepareExample(subject, example, program, { findings, notHere });
      if (findings.errors.length > 0) return undefined;
      const outcome = prepared && outcomeOfExample(prepared);
      if (prepared && outcome !== undefined) trials.push({ prepared, outcome });
    }
    return trials;
  }

  knows(title: string): boolean {
    return this.#subjects.has(title);
  }
}

/**
 * What comes out under all parameter sets of rule sets that know the subject; undefined when it is not the same
 * everywhere.
 */
export function commonOutcome(all: readonly Trials[], title: string, given: Located): string | undefined {
  const tried = all.filter((trials) => trials.knows(title)).map((trials) => trials.of(title, given));
  const outcomes = new Set(tried.flatMap((trials) => (trials ?? []).map(({ outcome }) => outcome)));
  return tried.includes(undefined) || outcomes.size !== 1 ? undefined : [...outcomes][0];
}
