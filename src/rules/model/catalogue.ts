import type { Notes } from './notes.js';
import type { Position } from '../../documents/position.js';
import type { Unit, UnitSpec } from './unit.js';
import type { Words } from './words.js';

/**
 * What a cell holds: a number, a word (of `values` or of another catalogue), a text, yes or no, a list; `undefined` is
 * none.
 */
export type Cell = number | string | boolean | readonly string[] | undefined;

export interface Column extends Notes {
  readonly name: string;
  readonly kind: 'number' | 'boolean' | 'text' | 'values' | 'reference';
  readonly list: boolean;
  /** For kind number; absent: a plain number. */
  readonly unit?: UnitSpec;
  /** For kind values. */
  readonly values?: readonly string[];
  /** For kind reference: name of the catalogue. */
  readonly catalogue?: string;
  /** Column of this catalogue naming the entry whose cell counts when the own cell is blank. */
  readonly inheritsFrom?: string;
  /** Why what a check finds of it is meant so. */
  readonly intended?: string;
  readonly at: Position;
}

/** One entry; its word is what rules and examples say, its id or key is what cases store. */
export interface Entry {
  readonly word: string;
  /** Catalogues that are not keyed. */
  readonly id?: number;
  readonly name: Words;
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Of a unit: how it stands behind other numbers than most, by locale (`Unit.forms`). */
  readonly forms?: Unit['forms'];
  /** By column name; defaults and inheritance are already applied. */
  readonly cells: Readonly<Record<string, Cell>>;
  readonly validFrom?: string;
  readonly validTo?: string;
  readonly replacedBy?: string;
  readonly at: Position;
}

/** A catalogue of codes (rule language, "Files, by example"). In a keyed catalogue the word of an entry is its key. */
export interface Catalogue extends Notes {
  readonly name: string;
  readonly keyed: boolean;
  readonly columns: ReadonlyMap<string, Column>;
  /** In file order. */
  readonly entries: ReadonlyMap<string, Entry>;
  readonly byId: ReadonlyMap<number, Entry>;
  /** The word of the entry for what is in no list; a question asks for it in the person's own words. */
  readonly notListed: string | undefined;
  /** Ids of entries that are gone, which stored cases may hold: no entry is given one of them again. */
  readonly retired: readonly number[];
  readonly at: Position;
}
