import type { Located } from '../../documents/located.js';
import { changedGiven, type Path, scalarAt } from '../../rules/examples/changed-given.js';
import type { PreparedExample } from '../../rules/examples/prepare-example.js';
import { decimal } from '../../rules/model/decimal.js';
import { givenObjects } from '../examples/given-objects.js';
import type { MadeExample } from '../examples/made-example.js';
import { settledExample } from '../examples/settled-example.js';
import type { Trials } from '../examples/trials.js';
import { writtenGiven } from '../examples/written-given.js';
import type { Limit } from './limit.js';

/** An answer that is a number, and which it can be: whole multiples of its step. */
interface Dial {
  readonly path: Path;
  readonly step: number;
  readonly low: number;
  readonly high: number;
}

/** An answer without a bound is tried up to so many times what stands there. */
const beyond = 100;

/**
 * The two examples between which a limit lies, of one that is there: with two neighbouring values of one of its
 * numbers, below the limit and at or above it. For values that are reckoned from answers, as a body mass index.
 */
export function crossingExamples(
  limit: Limit,
  own: readonly PreparedExample[],
  trials: Trials,
  all: readonly Trials[],
): readonly MadeExample[] {
  for (const example of own) {
    const given = writtenGiven(example);
    if (!given) continue;
    for (const dial of dialsOf(example, given, trials))
      for (const isAbove of sides) {
        const made = neighbours(dial, (value) => {
          const trial = trials.first(example.subject.title, turned(given, dial, value));
          const distance = trial && limit.distanceOf(trial.prepared);
          return distance === undefined ? undefined : isAbove(distance);
        }).flatMap((value) => settled(example, turned(given, dial, value), limit, trials, all) ?? []);
        if (new Set(made.map(({ expect }) => expect)).size === 2) return made;
      }
  }
  return [];
}

/** What is exactly at a limit counts with what is above it, or below. */
const sides = [(distance: number): boolean => distance >= 0, (distance: number): boolean => distance > 0];

const turned = (given: Located, { path }: Dial, value: number): Located =>
  changedGiven(given, { path, value: scalarAt(given.at, value) });

function settled(
  { subject: { title } }: PreparedExample,
  given: Located,
  limit: Limit,
  trials: Trials,
  all: readonly Trials[],
): MadeExample | undefined {
  const trial = trials.first(title, given);
  const distance = trial && limit.distanceOf(trial.prepared);
  const isStill = (each: Located): boolean => {
    const still = trials.first(title, each);
    return still !== undefined && limit.distanceOf(still.prepared) === distance;
  };
  return trial && settledExample({ title, given }, trial, trials, all, isStill);
}

function dialsOf({ subject, program }: PreparedExample, given: Located, trials: Trials): readonly Dial[] {
  return givenObjects(given, subject.scope, trials.ruleSet).flatMap(({ kind, given: answers, path }) =>
    [...answers.entries].flatMap(([name, { value }]): Dial | readonly Dial[] => {
      const attribute = kind.attributes.get(name);
      if (attribute?.kind !== 'number' || value.node !== 'scalar' || typeof value.value !== 'number') return [];
      const { minimum = 0, maximum = beyond * Math.max(Math.abs(value.value), 1) } = program.bounds(attribute);
      return { path: [...path, name], step: 10 ** -(attribute.decimals ?? 0), low: minimum, high: maximum };
    }),
  );
}

/** The value below and the one above which the answer to a question changes; none where it is the same at both ends. */
function neighbours({ step, low, high }: Dial, ask: (value: number) => boolean | undefined): readonly number[] {
  const at = (index: number): number => decimal(index * step);
  let [from, to] = [Math.ceil(low / step - 1e-6), Math.floor(high / step + 1e-6)];
  const first = ask(at(from));
  const last = ask(at(to));
  if (first === undefined || last === undefined || first === last) return [];
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    const here = ask(at(middle));
    if (here === undefined) return [];
    if (here === first) from = middle;
    else to = middle;
  }
  return [at(from), at(to)];
}
