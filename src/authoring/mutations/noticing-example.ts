import type { Located } from '../../documents/located.js';
import { outcomeOfExample } from '../../rules/examples/judge-example.js';
import type { ParameterSet } from '../../rules/model/rule-set.js';
import type { Program } from '../../rules/program/program.js';
import { type Change, changedGiven } from '../../rules/examples/changed-given.js';
import { type Interests, interestsOf } from '../examples/interests.js';
import type { MadeExample } from '../examples/made-example.js';
import { type Seed, settledExample } from '../examples/settled-example.js';
import { shrunkGiven } from '../../rules/examples/shrunk-given.js';
import type { Trial, Trials } from '../examples/trials.js';
import { type Varying, variations } from '../examples/variations.js';
import { whatWasSeen } from '../examples/what-was-seen.js';
import { changedProgram } from './changed-program.js';
import type { Mutant, Replacement } from './mutant.js';

/** So many givens are tried for a change. */
const mostTries = 1500;
/** So many examples are varied; of what comes to the changed place so many once more. */
const mostSeeds = 8;
const mostNear = 25;

/**
 * An example that notices a change of the rules: one that is there, changed in one place or two, until it comes out
 * differently with the change than without. What is expected is what the rules say today: whoever takes an example over
 * vouches for it. Undefined when none was found.
 */
export function noticingExample(
  mutant: Mutant,
  seeds: readonly Seed[],
  trials: Trials,
  all: readonly Trials[],
): MadeExample | undefined {
  return new Search(mutant, trials, all).from(seeds.slice(0, mostSeeds));
}

/** Whether an example that was made for one change notices another one of the same place. */
export function notices({ title, given, expect }: MadeExample, mutant: Mutant, trials: Trials): boolean {
  return (trials.of(title, given) ?? []).some(({ prepared }) => {
    const changed = changedProgram(trials.ruleSet, prepared.program.parameterSet, mutant.instead);
    return outcomeOfExample(prepared, changed) !== expect;
  });
}

/** Of a row of a table only its cells and those beside it are tried: other limits have nothing to do with it. */
const noLimits: Pick<Interests, 'numbers' | 'parameters'> = { numbers: new Set(), parameters: new Set() };

const cellsAround = ({ written: { rows }, row }: Extract<Replacement, { readonly of: 'table' }>): ReadonlySet<number> =>
  new Set(rows.slice(Math.max(0, row - 1), row + 2).flatMap((each) => Object.values(each).filter(isNumber)));

const isNumber = (cell: unknown): cell is number => typeof cell === 'number';

class Search {
  readonly #programs = new Map<ParameterSet, Program>();
  /** What the changed place reads: that is varied first. */
  readonly #focus: ReadonlySet<string>;
  #tries = 0;
  #isReached = false;
  /** Of what is undecided an example says less than of what is not. */
  #undecided: MadeExample | undefined;

  constructor(
    private readonly mutant: Mutant,
    private readonly trials: Trials,
    private readonly all: readonly Trials[],
  ) {
    const { instead } = mutant;
    const { attributes, relations, parameters } = interestsOf(instead.of === 'table' ? [] : [instead.written]);
    this.#focus = new Set([
      ...[...attributes].flatMap(({ object, fact }) => (object === 'case' ? [fact, `case.${fact}`] : [fact])),
      ...[...relations].map(({ name }) => name),
      ...[...parameters].map(({ name }) => `csp.${name}`),
    ]);
  }

  from(seeds: readonly Seed[]): MadeExample | undefined {
    const near: Seed[] = [];
    for (const seed of seeds) {
      const found = this.#try(seed, near) ?? this.#vary(seed, near);
      if (found) return found;
    }
    if (this.#undecided) return this.#undecided;
    for (const seed of near) {
      const found = this.#vary(seed, []) ?? this.#undecided;
      if (found) return found;
    }
    return undefined;
  }

  #vary(seed: Seed, near: Seed[]): MadeExample | undefined {
    const first = this.trials.first(seed.title, seed.given);
    if (!first) return undefined;
    const { program, subject } = first.prepared;
    const interests = this.trials.interests(subject);
    const { ruleSet } = this.trials;
    const seen = whatWasSeen(first.prepared);
    const of = { ruleSet, scope: subject.scope, values: program.parameterSet.values };
    const { instead } = this.mutant;
    const varying: Varying =
      instead.of === 'table'
        ? { ...of, interests: { ...interests, ...noLimits }, seen: { ...seen, numbers: cellsAround(instead) } }
        : { ...of, interests, seen };
    const isNear = ({ path }: Change): boolean => path.some((step) => this.#focus.has(String(step)));
    const changes = [...variations(seed.given, varying)];
    for (const change of [...changes.filter(isNear), ...changes.filter((each) => !isNear(each))]) {
      if (++this.#tries > mostTries) return undefined;
      const found = this.#try({ title: seed.title, given: changedGiven(seed.given, change) }, near);
      if (found) return found;
    }
    return undefined;
  }

  #try(seed: Seed, near: Seed[]): MadeExample | undefined {
    const trial = this.trials.first(seed.title, seed.given);
    if (!trial) return undefined;
    this.#isReached = false;
    const changed = outcomeOfExample(trial.prepared, this.#changed(trial.prepared.program.parameterSet));
    if (changed === trial.outcome) {
      if (this.#isReached && near.length < mostNear) near.push(seed);
      return undefined;
    }
    if (trial.outcome !== 'undecided') return this.#made(seed, trial);
    this.#undecided ??= this.#made(seed, trial);
    return undefined;
  }

  #changed(parameterSet: ParameterSet): Program {
    const present = this.#programs.get(parameterSet);
    if (present) return present;
    const { ruleSet } = this.trials;
    const made = changedProgram(ruleSet, parameterSet, this.mutant.instead, () => (this.#isReached = true));
    // Those that a single example changes are not met again.
    if (ruleSet.parameterSets.get(parameterSet.id) === parameterSet) this.#programs.set(parameterSet, made);
    return made;
  }

  /** With nothing that it does not need. */
  #made(seed: Seed, trial: Trial): MadeExample | undefined {
    const { title } = seed;
    const isEnough = (given: Located): boolean =>
      this.trials.first(title, given)?.outcome === trial.outcome && this.#notices(title, given);
    const given = shrunkGiven(seed.given, isEnough);
    const shrunk = this.trials.first(title, given);
    const settled = (from: Located, of: Trial): MadeExample | undefined =>
      settledExample({ title, given: from }, of, this.trials, this.all, (each) => this.#notices(title, each));
    return (shrunk && settled(given, shrunk)) ?? settled(seed.given, trial);
  }

  #notices(title: string, given: Located): boolean {
    return (this.trials.of(title, given) ?? []).some(
      ({ prepared, outcome }) => outcomeOfExample(prepared, this.#changed(prepared.program.parameterSet)) !== outcome,
    );
  }
}
