import type { Notes } from '../../model/notes.js';
import type { Cell, Column, Entry } from '../../model/catalogue.js';
import type { Position } from '../../../documents/position.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Sources } from '../../../documents/sources.js';
import type { Unit } from '../../model/unit.js';

/** A column with its default, which the entries have taken on by the time the model is complete. */
export interface ColumnDraft extends Column {
  /** Undefined: every entry has a cell of its own, or inherits one. */
  readonly default: { readonly cell: Cell; readonly at: Position } | undefined;
}

/** An entry as written, until its blank cells are filled; a cell that says `none` is there, and undefined. */
export interface EntryDraft extends Omit<Entry, 'at'> {
  readonly cells: Record<string, Cell>;
  /** It is no entry at all, or has cells under keys that are not known: nobody asks what it lacks. */
  readonly isFaulty?: boolean;
  /** Columns whose cell is wrong or missing, which has a finding of its own. */
  wrongCells?: Set<string>;
  readonly at: Position;
  /** Place of a cell or built-in member; of one that the entry does not have, the entry's own. */
  readonly placeOf: (member: string) => Position;
}

export function markWrongCell(entry: EntryDraft, column: string): void {
  entry.wrongCells ??= new Set();
  entry.wrongCells.add(column);
}

/** A catalogue between reading its files and checking what its cells refer to. */
export interface CatalogueDraft extends Notes {
  readonly name: string;
  readonly keyed: boolean;
  readonly columns: ReadonlyMap<string, ColumnDraft>;
  readonly entries: Map<string, EntryDraft>;
  readonly byId: Map<number, EntryDraft>;
  readonly notListed: string | undefined;
  readonly retired: readonly number[];
  readonly at: Position;
}

/** A catalogue with all that its own files decide. */
export interface OwnCatalogue {
  readonly catalogue: CatalogueDraft;
  /** By column: the entries whose cell is written, and not taken over. */
  readonly written: ReadonlyMap<string, readonly EntryDraft[]>;
}

/** What the readers of a catalogue look up and report to. */
export interface CatalogueReading {
  readonly locales: readonly string[];
  readonly units: ReadonlyMap<string, Unit>;
  /** The catalogue that these units are of; undefined while it is read itself. */
  readonly unitsFrom: CatalogueDraft | undefined;
  readonly sources: Sources;
  readonly findings: Findings;
}
