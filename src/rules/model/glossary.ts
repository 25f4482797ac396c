import type { Notes } from './notes.js';
import type { Position } from '../../documents/position.js';
import type { Words } from './words.js';

/** A term of the trade (rule language, `glossary.yaml`): how it is called, and the words that must not stand for it. */
export interface Term extends Notes {
  readonly key: string;
  /** The word to use, in every locale. */
  readonly name: Words;
  /** By locale: words and phrases not to use; `*` stands for letters, `#` for a number. */
  readonly avoid: ReadonlyMap<string, readonly string[]>;
  /** By locale: phrases in which such a word is right, written exactly. */
  readonly except: ReadonlyMap<string, readonly string[]>;
  /** Catalogues with names of their own, which this term does not judge. */
  readonly exceptIn: ReadonlySet<string>;
  readonly at: Position;
}
