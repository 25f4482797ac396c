import type { Located } from '../../documents/located.js';
import { changedGiven, ofSet, scalarAt } from '../../rules/examples/changed-given.js';
import type { MadeExample } from './made-example.js';
import { commonOutcome, type Trial, type Trials } from './trials.js';

/** A given, and whose example it could be. */
export interface Seed {
  readonly title: string;
  readonly given: Located;
}

/**
 * A given as an example that comes out alike wherever it is run, whatever the parameters become that it hangs on: with
 * their values of today; as it is, or as an example of a single parameter set, where that does not help. What another
 * system does not know is an example of this one alone. `isStill` says whether it still shows what it was made for.
 * Undefined when nothing helps.
 */
export function settledExample(
  { title, given }: Seed,
  { prepared, outcome }: Trial,
  trials: Trials,
  all: readonly Trials[],
  isStill: (given: Located) => boolean,
): MadeExample | undefined {
  const { subject, program } = prepared;
  const { system } = trials.ruleSet;
  const withParameters = pinned(given, { prepared, outcome }, trials);
  const givens = [withParameters, given, ofSet(given, program.parameterSet.id)];
  for (const [of, only] of [
    [all, {}],
    [[trials], { system }],
  ] as const)
    for (const each of givens)
      if (commonOutcome(of, title, each) === outcome && isStill(each))
        return { title, of: subject.of, given: each, expect: outcome, ...only };
  return undefined;
}

/** With the parameters that are numbers and without which it would come out otherwise if they were half or double. */
function pinned(given: Located, { prepared, outcome }: Trial, trials: Trials): Located {
  const { subject, program } = prepared;
  let result = given;
  for (const { name } of trials.interests(subject).parameters) {
    const value = program.parameterSet.values.get(name);
    const isGiven = given.node === 'map' && given.entries.has(`csp.${name}`);
    if (value?.kind !== 'number' || isGiven) continue;
    const path = [`csp.${name}`];
    const matters = [value.value / 2, value.value * 2].some((other) => {
      const changed = changedGiven(given, { path, value: scalarAt(given.at, other) });
      return trials.first(subject.title, changed)?.outcome !== outcome;
    });
    if (matters) result = changedGiven(result, { path, value: scalarAt(given.at, value.value) });
  }
  return result;
}
