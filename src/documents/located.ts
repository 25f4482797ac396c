import type { Position } from './position.js';

/** A YAML or CSV document with the place of every key and value; the only form in which the loader reads files. */
export type Located = LocatedScalar | LocatedList | LocatedMap;

export interface LocatedScalar {
  readonly node: 'scalar';
  readonly value: string | number | boolean | null;
  /** Written in quotes: a text, not a fact name or a number. */
  readonly quoted: boolean;
  readonly at: Position;
}

export interface LocatedList {
  readonly node: 'list';
  readonly items: readonly Located[];
  readonly at: Position;
}

export interface LocatedMap {
  readonly node: 'map';
  /** In file order. */
  readonly entries: ReadonlyMap<string, { readonly keyAt: Position; readonly value: Located }>;
  readonly at: Position;
}
