import { Cursor } from '../../documents/cursor.js';
import type { Located } from '../../documents/located.js';
import type { PreparedExample } from '../../rules/examples/prepare-example.js';
import { changedGiven, ofSet } from '../../rules/examples/changed-given.js';
import { givenText } from '../examples/given-text.js';
import type { Seed } from '../examples/settled-example.js';
import type { Trials } from '../examples/trials.js';
import type { Mutant } from './mutant.js';

/**
 * What an example that notices a change is made from: the examples of the changed rule or fact, those of others of its
 * scope, and one that gives nothing. Of a relation or a table, the examples of what reads it.
 */
export function seedsOf(
  mutant: Mutant,
  reaching: readonly PreparedExample[],
  all: readonly PreparedExample[],
  trials: Trials,
): readonly Seed[] {
  const titles = titlesOf(mutant, reaching, trials);
  const seeds = titles.flatMap(({ title, scope, at }) => {
    const own = all.filter(({ subject }) => subject.title === title);
    const others = reaching.filter(({ subject }) => subject.title !== title && subject.scope === scope);
    const nothing: Located = {
      node: 'map',
      entries: new Map([['this', { keyAt: at, value: { node: 'map', entries: new Map(), at } }]]),
      at,
    };
    const givens = [...own, ...others].flatMap(({ example }) =>
      example.given instanceof Cursor ? (example.given.node ?? []) : [],
    );
    return [...givens, nothing].map((given): Seed => ({ title, given: prepared(given, mutant) }));
  });
  const seen = new Set<string>();
  return seeds.filter(({ title, given }) => {
    const key = `${title} ${givenText(given)}`;
    return !seen.has(key) && seen.add(key);
  });
}

function titlesOf({ owner, instead }: Mutant, reaching: readonly PreparedExample[], trials: Trials) {
  const subjects = [...trials.subjects];
  const own = subjects.filter(({ title }) => title === owner);
  const readers =
    instead.of === 'table'
      ? subjects.filter((each) => [...trials.interests(each).parameters].some(({ name }) => name === instead.parameter))
      : [...new Set(reaching.map(({ subject }) => subject))];
  // What hangs on least says most of the place.
  const simplest = readers.sort((a, b) => trials.interests(a).attributes.size - trials.interests(b).attributes.size);
  return (own.length > 0 ? own : simplest.slice(0, 4)).map(({ title, scope, of }) => ({ title, scope, at: of.at }));
}

/** For a row of a table, with the table as the parameter set has it. */
function prepared(given: Located, { instead, owner }: Mutant): Located {
  if (instead.of !== 'table') return given;
  const own = changedGiven(given, { path: [`csp.${instead.parameter}`], value: undefined });
  const set = Number(owner.slice(owner.lastIndexOf(' ')));
  return ofSet(own, set);
}
