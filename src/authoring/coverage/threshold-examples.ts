import { Cursor } from '../../documents/cursor.js';
import type { Located } from '../../documents/located.js';
import { judgeExample, outcomeOfExample } from '../../rules/examples/judge-example.js';
import type { PreparedExample } from '../../rules/examples/prepare-example.js';
import type { Condition, NodeOf } from '../../rules/model/expression.js';
import { instrumented } from '../../rules/program/instrumented.js';
import type { Program } from '../../rules/program/program.js';
import { changedGiven } from '../../rules/examples/changed-given.js';
import { givenText } from '../examples/given-text.js';
import type { MadeExample } from '../examples/made-example.js';
import { settledExample } from '../examples/settled-example.js';
import type { Trial, Trials } from '../examples/trials.js';
import { variations } from '../examples/variations.js';
import { whatWasSeen } from '../examples/what-was-seen.js';
import { stepOf } from '../../rules/model/step-of.js';
import { writtenPlaces } from '../mutations/written-places.js';

type Comparison = NodeOf<'comparison', Condition>;

/** So many examples of a rule are varied for one limit, and each in so many ways. */
const mostSeeds = 6;
const mostVariations = 400;

const tolerance = 1e-9;

/**
 * Examples at each limit of the rules with these titles and one step on either side of it, where none stands yet: one
 * that is there with another number, such that the comparison decides what comes out. What is expected is what the
 * rules say today.
 */
export function thresholdExamples(
  titles: ReadonlySet<string>,
  examples: readonly PreparedExample[],
  trials: Trials,
  all: readonly Trials[],
): readonly MadeExample[] {
  const made: MadeExample[] = [];
  for (const { owner, of } of writtenPlaces(trials.ruleSet)) {
    if (!titles.has(owner) || of.node !== 'comparison' || !hasLimit(of)) continue;
    const own = examples.filter(({ subject }) => subject.title === owner);
    for (const found of atLimit(of, own, trials, all))
      if (!made.some((each) => each.title === found.title && givenText(each.given) === givenText(found.given)))
        made.push(found);
  }
  return made;
}

const limits = ['lessThan', 'lessThanInclusive', 'greaterThan', 'greaterThanInclusive'];
const hasLimit = ({ operator, decorator, right }: Comparison): boolean =>
  limits.includes(operator) && !decorator && right.type.kind === 'number';

function* atLimit(
  comparison: Comparison,
  own: readonly PreparedExample[],
  trials: Trials,
  all: readonly Trials[],
): Iterable<MadeExample> {
  const { left, right } = comparison;
  const literal = right.node === 'literal' && typeof right.value === 'number' ? right.value : undefined;
  const step = stepOf(left, literal);
  const limit = new Limit(comparison);
  for (const distance of [-step, 0, step]) {
    if (own.some((example) => limit.isAt(example, distance))) continue;
    const found = varied(limit, distance, own, trials, all);
    if (found) yield found;
  }
}

function varied(
  limit: Limit,
  distance: number,
  own: readonly PreparedExample[],
  trials: Trials,
  all: readonly Trials[],
): MadeExample | undefined {
  const thereWith = (title: string, given: Located): Trial | undefined => {
    const trial = trials.first(title, given);
    return trial && limit.isAt(trial.prepared, distance) ? trial : undefined;
  };
  for (const example of own.slice(0, mostSeeds)) {
    const given = example.example.given instanceof Cursor ? example.example.given.node : undefined;
    if (!given) continue;
    const { subject, program } = example;
    const varying = {
      ruleSet: trials.ruleSet,
      scope: subject.scope,
      interests: trials.interests(subject),
      seen: whatWasSeen(example, distance),
      values: program.parameterSet.values,
    };
    let tries = 0;
    for (const change of variations(given, varying)) {
      if (++tries > mostVariations) break;
      const other = changedGiven(given, change);
      const trial = thereWith(subject.title, other);
      const seed = { title: subject.title, given: other };
      const isStill = (each: Located): boolean => thereWith(subject.title, each) !== undefined;
      const found = trial && settledExample(seed, trial, trials, all, isStill);
      if (found) return found;
    }
  }
  return undefined;
}

/** The limit of a comparison, and how far from it examples come. */
class Limit {
  /** The sides of the comparison in the example that was looked at last. */
  #compared: (readonly [left: number, right: number])[] = [];
  readonly #watched: (of: Program) => Program;
  /** With the comparison always true, and always false. */
  readonly #decided: readonly ((of: Program) => Program)[];

  constructor(comparison: Comparison) {
    this.#watched = instrumented({
      compared: (of, left, right) => {
        if (of === comparison && typeof left === 'number' && typeof right === 'number')
          this.#compared.push([left, right]);
      },
    });
    this.#decided = [true, false].map((value) => {
      const by: Condition = { node: 'always', value };
      return instrumented({ instead: new Map([[comparison, by]]) });
    });
  }

  /**
   * Whether the left side is so far above the right one, and the outcome another one when the comparison turns round.
   */
  isAt(example: PreparedExample, distance: number): boolean {
    this.#compared = [];
    judgeExample(example, this.#watched(example.program));
    const isThere = this.#compared.some(
      ([left, right]) => Math.abs(left - right - distance) <= tolerance * Math.max(1, Math.abs(right)),
    );
    return isThere && this.#decides(example);
  }

  /** Whether what comes out is not the same whichever way the comparison comes out. */
  #decides(example: PreparedExample): boolean {
    const [yes, no] = this.#decided.map((program) => outcomeOfExample(example, program(example.program)));
    return yes !== no;
  }
}
