import { yamlText } from '../../documents/edits/yaml-value.js';
import type { ParameterSheet, SheetRow, SheetSet } from './parameter-sheet.js';
import { type Separator, separators } from './read-sheet.js';
import { withComma } from './sheet-number.js';
import { writeSheet } from './write-sheet.js';

/** What stands in a cell of a set that has no such value. */
export const noValue = '-';

/** The columns before and behind those of the parameter sets, with what stands in them. */
const before = ['name', 'row', 'column', 'kind', 'unit', 'minimum', 'maximum', 'step', 'meaning'] as const;
const behind = ['place', 'check'] as const;
export type OwnColumn = (typeof before)[number] | (typeof behind)[number];
export const ownColumns: readonly OwnColumn[] = [...before, ...behind];

export const columnsOfSheet = ({ sets }: ParameterSheet): readonly string[] => [
  ...before,
  ...sets.map(({ id }) => String(id)),
  ...behind,
];

/** What stands in a column of its own. */
export function ownCell(row: SheetRow, column: OwnColumn): string {
  const value = row[column];
  return value === undefined ? '' : typeof value === 'number' ? yamlText(value) : value;
}

export const cellOfSet = ({ values }: SheetRow, { id }: SheetSet): string => values[id] ?? noValue;

/**
 * The sheet as CSV. Where cells are separated by semicolons, numbers have a decimal comma: so spreadsheets expect it.
 */
export function parameterCsv(sheet: ParameterSheet, separator: Separator): string {
  const rows = sheet.rows.map((row) => {
    const shown = (text: string): string => (separator === separators.semicolon ? withComma(text) : text);
    const numeric = row.kind === 'number' || row.kind === 'list of numbers';
    return [
      ...before.map((column) => (isBound(column) ? shown(ownCell(row, column)) : ownCell(row, column))),
      ...sheet.sets.map((set) => (numeric ? shown(cellOfSet(row, set)) : cellOfSet(row, set))),
      ...behind.map((column) => ownCell(row, column)),
    ];
  });
  return writeSheet([columnsOfSheet(sheet), ...rows], separator);
}

export const isBound = (column: string): boolean => ['minimum', 'maximum', 'step'].includes(column);
