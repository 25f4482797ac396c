import type { Part } from './parts-of.js';

/**
 * Where a value is read, seen from the object in whose scope the outermost condition or fact is written: the relations
 * that lead to the object, and to the one that `this` means. Undefined: to no object that could be named.
 */
export interface Place {
  readonly here: readonly string[] | undefined;
  readonly own: readonly string[] | undefined;
}

/** The object in whose scope everything is written. */
export const ownPlace: Place = { here: [], own: [] };

const starts: Readonly<Record<Part['from'], (place: Place) => Place>> = {
  here: (place) => place,
  fact: ({ here }) => ({ here, own: here }),
  this: ({ own }) => ({ here: own, own }),
  case: ({ here, own }) => ({ here: here && ['case'], own }),
};

/** Where a part of what is read in a place is read. */
export function placeOf({ from, over }: Part, place: Place): Place {
  const { here, own } = starts[from](place);
  return { here: here && [...here, ...over.map(({ name }) => name)], own };
}

/** The path of something that is read in a place; undefined where there is none. */
export const pathIn = ({ here }: Place, ...rest: readonly string[]): string | undefined =>
  here && [...here, ...rest].join('.');
