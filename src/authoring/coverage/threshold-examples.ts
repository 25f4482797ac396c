import type { Located } from '../../documents/located.js';
import type { PreparedExample } from '../../rules/examples/prepare-example.js';
import { changedGiven } from '../../rules/examples/changed-given.js';
import { givenText } from '../examples/given-text.js';
import type { MadeExample } from '../examples/made-example.js';
import { settledExample } from '../examples/settled-example.js';
import type { Trial, Trials } from '../examples/trials.js';
import { variations } from '../examples/variations.js';
import { writtenGiven } from '../examples/written-given.js';
import { whatWasSeen } from '../examples/what-was-seen.js';
import { type Edge, edgesOf } from '../../rules/operators/edges-of.js';
import { crossingExamples } from './crossing-examples.js';
import { Limit } from './limit.js';
import { writtenPlaces } from '../mutations/written-places.js';

/** So many examples of a rule are varied for one limit, and each in so many ways. */
const mostSeeds = 6;
const mostVariations = 400;

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
    if (!titles.has(owner) || of.node !== 'comparison') continue;
    const own = examples.filter(({ subject }) => subject.title === owner);
    for (const edge of edgesOf(of))
      for (const found of atEdge(edge, own, trials, all))
        if (!made.some((each) => each.title === found.title && givenText(each.given) === givenText(found.given)))
          made.push(found);
  }
  return made;
}

function* atEdge(
  edge: Edge,
  own: readonly PreparedExample[],
  trials: Trials,
  all: readonly Trials[],
): Iterable<MadeExample> {
  const limit = new Limit(edge);
  let isThere = false;
  for (const distance of [-edge.step, 0, edge.step]) {
    const found = own.some((example) => limit.isAt(example, distance)) || varied(limit, distance, own, trials, all);
    if (found) isThere = true;
    if (typeof found === 'object') yield found;
  }
  // What is reckoned from answers need not come to a limit, but passes it.
  if (!isThere) yield* crossingExamples(limit, own.slice(0, mostSeeds), trials, all);
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
    const given = writtenGiven(example);
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
