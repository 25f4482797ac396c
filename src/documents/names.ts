import type { Position } from './position.js';

/** What can have a name in rules and screens. */
export type NameKind =
  | 'object'
  | 'attribute'
  | 'fact'
  | 'own fact'
  | 'relation'
  | 'relation type'
  | 'parameter'
  | 'table column'
  | 'catalogue'
  | 'column'
  | 'word'
  | 'code'
  | 'rule'
  | 'finding'
  | 'term'
  | 'notice'
  | 'source type'
  | 'screen'
  | 'question'
  | 'group'
  | 'button'
  | 'navigation'
  | 'profile'
  | 'persona'
  | 'reference';

/** A name where it stands. */
export interface Naming {
  readonly kind: NameKind;
  /**
   * What it is a name of: the object kind of an attribute, the catalogue of a code; empty when names of the kind stand
   * alone.
   */
  readonly owner: string;
  /** Exactly the letters that stand there. */
  readonly name: string;
  /** Where the text begins in which it stands. */
  readonly at: Position;
  /** How many letters of the text stand before it. */
  readonly from?: number;
  /** The whole text, when it may be written with escapes or over several lines. */
  readonly text?: string;
}

/**
 * Whoever wants to know where names stand hands one of these to the loader, with its {@link Findings}: the readers, who
 * know what each text means, tell it. Without one nothing is told, and nothing is lost on it.
 */
export interface NameSink {
  /** What is told from here on is told of this rule system. */
  enter(system: string): void;
  /** The place that makes the name known. */
  define(naming: Naming): void;
  /** A place that speaks of it. */
  mention(naming: Naming): void;
  /** These words are those of `<catalogue>.<column>`: whoever is handed the very list later knows no more of them. */
  own(words: readonly string[], owner: string): void;
  /** A place that speaks of one of a list of words. */
  mentionWord(words: readonly string[], naming: Omit<Naming, 'kind' | 'owner'>): void;
}

/** The name with which the last segments of a path begin, and where in the path it stands. */
export const tail = (path: string, segments: readonly string[]): Required<Pick<Naming, 'name' | 'from'>> => ({
  name: segments[0] as string,
  from: path.length - segments.join('.').length,
});
