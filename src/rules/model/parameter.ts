import type { Notes } from './notes.js';
import type { PartialDate } from '../../case/values/date.js';
import type { Position } from '../../documents/position.js';
import type { NumberBounds } from './number-bounds.js';
import type { UnitSpec } from './unit.js';

/** A parameter of the parameter sets (rule language, `parameters.yaml`): declared once, with a value in every set. */
export interface Parameter extends Notes {
  readonly name: string;
  readonly kind: 'number' | 'date' | 'text' | 'list' | 'range' | 'table';
  readonly meaning: string;
  /** Kinds number, list and range; values are written in it. */
  readonly unit?: UnitSpec;
  /** Kinds number, list of numbers and range: what each number must keep. */
  readonly bounds?: NumberBounds;
  /** Kind list, of codes: name of the catalogue. */
  readonly catalogue?: string;
  /** Kind list, of words: those of a column. */
  readonly words?: readonly string[];
  /** Kind table: inputs and outputs in declared order. */
  readonly columns?: readonly TableColumn[];
  readonly gives?: readonly TableColumn[];
  /** Why what checking finds of it is meant so. */
  readonly intended?: string;
  readonly at: Position;
}

export interface TableColumn extends Notes {
  readonly name: string;
  readonly unit?: UnitSpec;
  /** What its numbers must keep. */
  readonly bounds?: NumberBounds;
  readonly catalogue?: string;
  /** It holds one of these words: those of a column. */
  readonly words?: readonly string[];
  /** It holds a date. */
  readonly date?: true;
  /** Inputs: matches up to and including the cell, instead of exactly. */
  readonly upTo: boolean;
  /** Outputs: a list of such. */
  readonly list: boolean;
}

/** All columns of a table, inputs before outputs; other kinds have none. */
export const columnsOf = ({ columns = [], gives = [] }: Parameter): readonly TableColumn[] => [...columns, ...gives];

export type ParameterCell = number | string | PartialDate | readonly (string | number | PartialDate)[] | undefined;

/** A row as written; a cell left out matches all (inputs) or gives none (outputs). */
export type TableRow = Readonly<Record<string, ParameterCell>>;

/** Numbers are in the parameter's declared unit. */
export type ParameterValue =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'date'; readonly value: PartialDate }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'list'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'range'; readonly low: number; readonly high: number }
  | { readonly kind: 'table'; readonly rows: readonly TableRow[] };

/** Where the value of a parameter stands, and each row of a table. */
export interface ParameterPlaces {
  readonly at: Position;
  readonly rows: readonly Position[];
}
