import type { Part } from './parts-of.js';

/**
 * Where a value is read, seen from the object in whose scope the outermost condition or fact is written: the relations
 * that lead to the object, and to the one that `this` means. Undefined: to no object that could be named.
 */
export interface Viewpoint {
  readonly here: readonly string[] | undefined;
  readonly own: readonly string[] | undefined;
}

/** The object in whose scope everything is written. */
export const ownViewpoint: Viewpoint = { here: [], own: [] };

const starts: Readonly<Record<Part['from'], (viewpoint: Viewpoint) => Viewpoint>> = {
  here: (viewpoint) => viewpoint,
  fact: ({ here }) => ({ here, own: here }),
  this: ({ own }) => ({ here: own, own }),
  case: ({ here, own }) => ({ here: here && ['case'], own }),
};

/** Where a part of what is read in a viewpoint is read. */
export function viewpointOf({ from, over }: Part, viewpoint: Viewpoint): Viewpoint {
  const { here, own } = starts[from](viewpoint);
  return { here: here && [...here, ...over.map(({ name }) => name)], own };
}

/** The path of something that is read in a viewpoint; undefined where there is none. */
export const pathFrom = ({ here }: Viewpoint, ...rest: readonly string[]): string | undefined =>
  here && [...here, ...rest].join('.');
