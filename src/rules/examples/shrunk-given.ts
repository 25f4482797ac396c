import type { Located } from '../../documents/located.js';
import { changedGiven, type Path } from './changed-given.js';

/** What an example can do without: everything is left out that `isEnough` does not miss, the outermost first. */
export function shrunkGiven(given: Located, isEnough: (given: Located) => boolean): Located {
  let result = given;
  for (const path of pathsOf(given)) {
    const without = changedGiven(result, { path, value: undefined });
    if (isEnough(without)) result = without;
  }
  return result;
}

/**
 * Of lists the last item first, so that what stands before it keeps its number; `this` and the parameter set always
 * stay.
 */
function* pathsOf(node: Located, path: Path = []): Iterable<Path> {
  const inner: readonly (readonly [string | number, Located])[] =
    node.node === 'list'
      ? [...node.items.entries()].reverse()
      : node.node === 'map'
        ? [...node.entries].map(([key, { value }]) => [key, value] as const)
        : [];
  for (const [step, value] of inner) {
    const here = [...path, step];
    const stays = path.length === 0 && (step === 'this' || step === 'csp');
    if (!stays) yield here;
    yield* pathsOf(value, here);
  }
}
