import type { Position } from '../documents/position.js';
import type { TableColumn, TableRow } from '../rules/model/parameter.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';
import { walkRead } from './walk-read.js';

/**
 * Rows of tables that have no cell, or change nothing: the next one gives the same for all that they ask for. Rows that
 * give an empty list, where all others list the same thing at least: what gives none has no cell there.
 */
export function* checkRows(rules: CaseRules): Iterable<Everywhere> {
  const { parameterSet, ruleSet } = rules;
  const bounds = boundsRead(rules);
  for (const [name, value] of parameterSet.values) {
    const parameter = ruleSet.parameters.get(name);
    const place = parameterSet.places.get(name);
    if (value.kind !== 'table' || !parameter || !place) continue;
    const { columns = [], gives = [] } = parameter;
    const found = (
      index: number,
      code: 'empty-row' | 'surplus-row' | 'uncertain-value',
      message: string,
    ): Everywhere => ({
      about: 'rules',
      at: place.rows[index] as Position,
      ...{ code, message, intended: excused(`the parameter ${name}`, parameter) },
      ...{ holds: true, under: parameterSet.id },
    });
    for (const column of gives.filter(({ list }) => list))
      for (const [index, common] of emptiedIn(value.rows, column))
        yield found(
          index,
          'uncertain-value',
          `this row of ${name} gives an empty list of ${column.name}; all others list ${common}`,
        );
    for (const [index, row] of value.rows.entries()) {
      const next = value.rows[index + 1];
      if (Object.keys(row).length === 0)
        yield found(
          index,
          'empty-row',
          `this row of ${name} has no cell: it takes whatever comes to it, and gives nothing`,
        );
      else if (
        next &&
        !bounds.has(name) &&
        isAllOf(row, next, columns) &&
        gives.every((column) => isSame(row, next, column))
      )
        yield found(
          index,
          'surplus-row',
          `this row of ${name} changes nothing: the next one gives the same for all that it asks for`,
        );
    }
  }
}

/** So many other rows that list the same are no chance. */
const leastOthers = 2;

/** The one row with an empty list in a column, and what all others list there. */
function emptiedIn(rows: readonly TableRow[], { name }: TableColumn): readonly (readonly [number, string])[] {
  const lists = rows.map((row) => [row[name] ?? []].flat().map(String));
  const [empty, ...more] = [...rows.keys()].filter((index) => lists[index]?.length === 0);
  if (empty === undefined || more.length > 0 || lists.length <= leastOthers || rows[empty]?.[name] === undefined)
    return [];
  const [first = [], ...others] = lists.toSpliced(empty, 1);
  const common = first.find((item) => others.every((list) => list.includes(item)));
  return common === undefined ? [] : [[empty, common]];
}

/** Whether the next row takes all that a row takes. */
const isAllOf = (row: TableRow, next: TableRow, columns: readonly TableColumn[]): boolean =>
  columns.every((column) => {
    const [taken, further] = [row[column.name], next[column.name]];
    if (further === undefined || isSame(row, next, column)) return true;
    return column.upTo && typeof taken === 'number' && typeof further === 'number' && taken <= further;
  });

const isSame = (row: TableRow, next: TableRow, { name }: TableColumn): boolean =>
  JSON.stringify(row[name]) === JSON.stringify(next[name]);

/** Tables of which something reads how far a row goes: there each counts. */
function boundsRead(rules: CaseRules): ReadonlySet<string> {
  const read = new Set<string>();
  walkRead(rules, (whole) => {
    if (whole.node === 'table' && whole.parameter.columns?.some(({ name }) => name === whole.gives))
      read.add(whole.parameter.name);
  });
  return read;
}
