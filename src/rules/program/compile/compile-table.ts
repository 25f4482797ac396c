import { Gap, NONE } from '../../values/gap.js';
import type { PartialDate } from '../../../case/values/date.js';
import { type FactValue, isDate } from '../../values/fact-value.js';
import { partialDate } from '../../values/partial-date.js';
import type { Expression, NodeOf } from '../../model/expression.js';
import type { ParameterCell, TableColumn, TableRow } from '../../model/parameter.js';
import { missingOf } from './missing.js';
import type { Compiler, Formula } from './compiled.js';

/** An input of a table: its column, and whether a cell stands for all values up to it. */
type Input = Pick<TableColumn, 'name' | 'upTo'>;

/**
 * The cell of the first row that matches, top to bottom. A row that leaves an input out matches whatever it is, even
 * none; an input that is unknown decides nothing as soon as a row asks for it.
 */
export function compileTable(node: NodeOf<'table'>, compiler: Compiler, label: string): Formula {
  const formulas = inputsOf(node).map((input) => compiler.value(input, label));
  const lookup = lookupIn(node, compiler);
  const value: Formula['value'] = (instance, self) => lookup(formulas.map((formula) => formula.value(instance, self)));
  return { value, missing: missingOf(value, label, formulas) };
}

/** What is looked up in each column of a table, in their order: what reads a table asks for all of them. */
export const inputsOf = ({ parameter, at }: Pick<NodeOf<'table'>, 'parameter' | 'at'>): readonly Expression[] =>
  (parameter.columns as readonly TableColumn[]).map(({ name }) => at[name] as Expression);

/** What a table gives for the values of its inputs, in their order. */
export function lookupIn(
  { parameter, gives }: Pick<NodeOf<'table'>, 'parameter' | 'gives'>,
  { parameterSet, instrument }: Compiler,
): (values: readonly FactValue[]) => FactValue {
  const table = parameterSet.values.get(parameter.name);
  const rows = table?.kind === 'table' ? table.rows : [];
  const list = (parameter.gives as readonly TableColumn[]).some((column) => column.name === gives && column.list);
  const inputs = parameter.columns as readonly TableColumn[];
  const noRow = new Gap('failed', `no row of ${parameter.name} matches`);
  const find = finder(rows, inputs);
  return (values) => {
    const row = find(values);
    if (row instanceof Gap) return row;
    if (table) instrument?.lookedUp?.(table, row && rows.indexOf(row));
    return row ? given(row[gives], list) : noRow;
  };
}

/** The first row that matches the values of the inputs, in the order of these; a Gap while that is not known. */
export const firstMatch = (
  rows: readonly TableRow[],
  inputs: readonly Input[],
  values: readonly FactValue[],
): TableRow | Gap | undefined => finder(rows, inputs)(values);

/** The same for many lookups in one table: its cells are looked up by their columns once. */
function finder(
  rows: readonly TableRow[],
  inputs: readonly Input[],
): (values: readonly FactValue[]) => TableRow | Gap | undefined {
  const upTo = inputs.map((input) => input.upTo);
  const cells = rows.map((row) => inputs.map(({ name }) => row[name]));
  return (values) => {
    for (let index = 0; index < rows.length; index++) {
      const matched = matches(cells[index] as readonly ParameterCell[], upTo, values);
      if (matched instanceof Gap) return matched;
      if (matched) return rows[index];
    }
    return undefined;
  };
}

/** A known input that does not match rules the row out before an unknown one is looked at. */
function matches(
  cells: readonly ParameterCell[],
  upTo: readonly boolean[],
  values: readonly FactValue[],
): boolean | Gap {
  let unknown: Gap | undefined;
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index];
    if (cell === undefined) continue;
    const value = values[index] as FactValue;
    if (value instanceof Gap) {
      if (value.kind === 'none') return false;
      unknown ??= value;
    } else {
      const matched = cellMatches(cell, upTo[index] as boolean, value);
      if (matched === false) return false;
      if (matched instanceof Gap) unknown ??= matched;
    }
  }
  return unknown ?? true;
}

const inexact = new Gap('inexact', 'the date is not exact enough');

/** Up to a date is up to the last day that it may mean; inexact while the readings of the value disagree. */
function dateMatches(cell: PartialDate, value: PartialDate): boolean | Gap {
  if (partialDate.latest(value) <= partialDate.latest(cell)) return true;
  return partialDate.earliest(value) > partialDate.latest(cell) ? false : inexact;
}

function cellMatches(cell: NonNullable<ParameterCell>, upTo: boolean, value: FactValue): boolean | Gap {
  if (upTo && isDate(cell)) return dateMatches(cell, value as PartialDate);
  if (upTo) return (value as number) <= (cell as number);
  return Array.isArray(cell) ? cell.includes(value as number | string) : cell === value;
}

function given(cell: ParameterCell, list: boolean): FactValue {
  if (cell === undefined) return NONE;
  return list && !Array.isArray(cell) ? [cell as FactValue] : cell;
}
