import { grouped } from '../../lists/grouped.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import type { YamlValue } from '../../documents/edits/yaml-value.js';
import { columnsOf, type Parameter, type ParameterCell, type TableColumn } from '../../rules/model/parameter.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { CellChange } from './cell-change.js';
import { type CellKind, cellTextOf, readCell } from './cell-value.js';
import { numberOf, withComma } from './sheet-number.js';
import { cellOfSet, columnsOfSheet, isBound, noValue, ownCell, ownColumns } from './parameter-columns.js';
import { type ParameterSheet, parameterSheet, rowKey, type SheetRow, type SheetSet } from './parameter-sheet.js';
import { sharedTables } from './shared-tables.js';
import { cellIn, columnName, type Refusal, readSheet, type Sheet, type SheetRecord, separators } from './read-sheet.js';

export interface ParameterImport {
  readonly changes: readonly CellChange[];
  /** With one of them, nothing may be written. */
  readonly refusals: readonly Refusal[];
}

/**
 * What a sheet that was made by `parameterCsv` changes in the parameter sets, and all that speaks against it: what is
 * no such sheet, is made from other data, lacks a row, changes what is not imported, or gives a value that its
 * parameter cannot have.
 */
export function importParameters(bytes: Uint8Array, ruleSets: readonly RuleSet[]): ParameterImport {
  const current = parameterSheet(ruleSets);
  const { sheet, refusals } = readSheet(bytes, columnsOfSheet(current));
  if (!sheet) return { changes: [], refusals };
  const rows = new Map(current.rows.map((row) => [rowKey(row), row]));
  const seen = new Map<string, number>();
  const found: Refusal[] = [];
  const changes: CellChange[] = [];
  for (const record of sheet.records) {
    const key = keyOf(sheet, record);
    const row = rows.get(key);
    const before = seen.get(key);
    if (!row) found.push(unknownRow(sheet, record, current.rows));
    else if (before !== undefined)
      found.push({ row: record.row, message: `${nameOf(row)} stands twice; first in row ${before}` });
    else if (cellIn(sheet, record, 'check') !== row.check) found.push(otherData(sheet, record, row));
    else {
      found.push(...ownColumnsChanged(sheet, record, row));
      for (const set of current.sets) {
        const change = readChange(sheet, record, row, set, ruleSets);
        if (change && 'message' in change) found.push(change);
        else if (change) changes.push(change);
      }
    }
    seen.set(key, record.row);
  }
  const end = (sheet.records.at(-1)?.row ?? 1) + 1;
  for (const [key, row] of rows)
    if (!seen.has(key))
      found.push({ row: end, message: `the row of ${nameOf(row)} is missing; a sheet has all rows of its export` });
  found.push(...emptiedRows(changes, current), ...sharedTables(changes, ruleSets));
  return { changes, refusals: found.sort((a, b) => a.row - b.row) };
}

/** Rows of tables of which nothing is left: one is taken away in the parameter set, where its neighbours are seen. */
function emptiedRows(changes: readonly CellChange[], { rows }: ParameterSheet): readonly Refusal[] {
  const changed = grouped(
    changes.filter(({ row }) => row !== undefined),
    ({ name, row, set }) => `${name} ${row} ${set}`,
  );
  return [...changed.values()].flatMap((ofRow): readonly Refusal[] => {
    const { name, row, set, at } = ofRow[0] as CellChange;
    const written = rows.filter((each) => each.name === name && each.row === row && (each.values[set] ?? '') !== '');
    return written.length > ofRow.length || ofRow.some(({ value }) => value !== undefined)
      ? []
      : [{ ...at, message: `nothing is left of ${name}, row ${row}; a row is taken away in the parameter set` }];
  });
}

/** `lumpSumLimits, row 2, maximum`. */
export const nameOf = ({ name, row, column }: Pick<SheetRow, 'name' | 'row' | 'column'>): string =>
  [name, ...(row === undefined ? [] : [`row ${row}`]), ...(column === undefined ? [] : [column])].join(', ');

function keyOf(sheet: Sheet, record: SheetRecord): string {
  const cell = (column: string): string => cellIn(sheet, record, column).trim();
  const [row, column] = [cell('row'), cell('column')];
  return rowKey({
    name: cell('name'),
    place: cell('place'),
    ...(row ? { row: Number(row) } : {}),
    ...(column ? { column } : {}),
  });
}

function unknownRow(sheet: Sheet, record: SheetRecord, rows: readonly SheetRow[]): Refusal {
  const name = cellIn(sheet, record, 'name').trim();
  const names = rows.map((row) => row.name);
  const message = names.includes(name)
    ? `no row of the sheet is that of ${name}, row "${cellIn(sheet, record, 'row')}", column "${cellIn(sheet, record, 'column')}", declared at ${cellIn(sheet, record, 'place')}; rows of a table are added in the parameter set`
    : `unknown parameter "${name}"${didYouMean(name, names)}`;
  return { row: record.row, column: columnName(sheet, 'name'), message };
}

const otherData = (sheet: Sheet, record: SheetRecord, row: SheetRow): Refusal => ({
  row: record.row,
  column: columnName(sheet, 'check'),
  message: `the sheet was made from other values of ${nameOf(row)} than stand there now; export again, and take the changes over`,
});

/** Only values of sets are imported: a change elsewhere would be lost in silence. */
function ownColumnsChanged(sheet: Sheet, record: SheetRecord, row: SheetRow): readonly Refusal[] {
  return ownColumns
    .filter(
      (column) => column !== 'place' && !sameOwn(cellIn(sheet, record, column), ownCell(row, column), column, sheet),
    )
    .map((column) => ({
      row: record.row,
      column: columnName(sheet, column),
      message: `found "${cellIn(sheet, record, column)}" instead of "${ownCell(row, column)}"; only the values of parameter sets are imported, this is changed at ${row.place}`,
    }));
}

function sameOwn(found: string, expected: string, column: string, sheet: Sheet): boolean {
  if (found.trim() === expected) return true;
  return isBound(column) && expected !== '' && numberOf(found.trim(), hasCommas(sheet)) === Number(expected);
}

const hasCommas = ({ separator }: Sheet): boolean => separator !== separators.comma;

function readChange(
  sheet: Sheet,
  record: SheetRecord,
  row: SheetRow,
  set: SheetSet,
  ruleSets: readonly RuleSet[],
): CellChange | Refusal | undefined {
  const column = String(set.id);
  const [found, from] = [cellIn(sheet, record, column), cellOfSet(row, set)];
  const numeric = row.kind === 'number' || row.kind === 'list of numbers';
  if (found === from || (numeric && sheet.separator === separators.semicolon && found === withComma(from)))
    return undefined;
  const at = { row: record.row, column: columnName(sheet, column) };
  if (row.values[column] === undefined)
    return {
      ...at,
      message: `found "${found}", but parameter set ${column} has no ${nameOf(row)}; expected ${noValue}`,
    };
  if (found === noValue)
    return { ...at, message: `found ${noValue}, which stands where a set has no such value; expected a value` };
  const declared = declaredAt(row, set, ruleSets);
  const leftOut = row.row !== undefined && found.trim() === '';
  const read = leftOut ? { value: undefined } : readCell(found, declared, hasCommas(sheet));
  if ('refused' in read) return { ...at, message: read.refused };
  const to = shownAs(read.value);
  if (to === from) return undefined;
  return {
    name: row.name,
    ...(row.row === undefined ? {} : { row: row.row }),
    ...(row.column === undefined ? {} : { column: row.column }),
    set: set.id,
    from,
    to,
    value: read.value,
    at,
  };
}

/** As the next export shows it. */
const shownAs = (value: YamlValue | undefined): string =>
  value === undefined ? '' : cellTextOf(value as ParameterCell);

function declaredAt(row: SheetRow, { system }: SheetSet, ruleSets: readonly RuleSet[]): CellKind {
  const ruleSet = ruleSets.find((each) => each.system === system);
  const parameter = ruleSet?.parameters.get(row.name) as Parameter;
  const column: TableColumn | undefined = columnsOf(parameter).find(({ name }) => name === row.column);
  const holds = column ?? { ...parameter, list: parameter.kind === 'list', date: parameter.kind === 'date' };
  const { unit, bounds, words, list } = holds;
  return {
    ...(unit ? { unit } : {}),
    ...(bounds ? { bounds } : {}),
    ...(words ? { words } : {}),
    ...(holds.date ? { date: true } : {}),
    list,
    text: parameter.kind === 'text',
    catalogue: holds.catalogue === undefined ? undefined : ruleSet?.catalogues.get(holds.catalogue),
  };
}
