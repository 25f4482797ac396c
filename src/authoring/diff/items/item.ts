import type { Group, KindOfThing } from '../change.js';

/**
 * A thing of a rule system, taken apart into aspects that are compared one by one. What is written in the files as one
 * list of things (the rows of a table, the questions of a screen) is many items.
 */
export interface Item {
  readonly about: KindOfThing;
  /** Names it among those of its kind in its system; of the old state in the names of the new one. */
  readonly key: string;
  /** As it is called in a sentence. */
  readonly name: string;
  /** What cases store of it: whatever it is called, it is the same thing. */
  readonly storedAs?: string;
  /** References of the items it is a part of: with one that is new or gone it is not told apart. */
  readonly partOf: readonly string[];
  readonly parameterSet?: number;
  readonly at?: string;
  /** Where an aspect is written, if elsewhere. */
  readonly placeOf?: (aspect: string) => string | undefined;
  readonly aspects: ReadonlyMap<string, Aspect>;
  /** What must be equal beside the aspects for it to be the same thing under another name. */
  readonly content?: string;
  /** What is said of it when it comes or goes. */
  readonly summary: string;
  /**
   * It stands in a list whose order is seen, with the others of the first item that it is a part of: its place there.
   */
  readonly order?: number;
}

export interface Aspect {
  /** What the aspect is called in a sentence. */
  readonly word: string;
  readonly group: Group;
  /** Equal exactly when what the aspect means is equal. */
  readonly exact: string;
  /** For people. */
  readonly text: string;
  /** A reference: told only where that item is neither new nor gone, which tells this too. */
  readonly dependsOn?: string | undefined;
}

/** Names an item among all of its system. */
export const reference = (about: KindOfThing, key: string): string => `${about} ${key}`;
export const referenceOf = ({ about, key }: Item): string => reference(about, key);
