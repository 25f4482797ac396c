import type { Cursor } from '../../documents/cursor.js';
import type { Located } from '../../documents/located.js';
import { decimal } from '../../rules/model/decimal.js';
import type { Example } from '../../rules/model/example.js';
import { outsideBounds } from '../../rules/model/number-bounds.js';
import type { Parameter, ParameterValue, TableRow } from '../../rules/model/parameter.js';
import { columnsOf } from '../../rules/model/parameter.js';
import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import { unitWord } from '../../rules/model/unit.js';
import { otherUnits } from './other-units.js';
import type { Slip } from './slip.js';

/** Units in which the numbers of a parameter may be meant instead of its own. */
export function* slipsInUnit(ruleSet: RuleSet, parameter: Parameter): Iterable<Slip> {
  const { name, at, unit, kind } = parameter;
  if (kind !== 'number' && kind !== 'list' && kind !== 'range') return;
  if (parameter.catalogue || parameter.words) return;
  for (const { word, factor } of otherUnits(ruleSet, unit)) {
    const value = (written: ParameterValue): ParameterValue | undefined => times(written, factor);
    const how = `with csp.${name} in ${word} instead of ${unitWord(unit)}`;
    yield { kind: 'unit', at, how, mended: { of: 'parameter', name, value } };
  }
}

function times(value: ParameterValue, factor: number): ParameterValue | undefined {
  const scaled = (number: number): number => decimal(number * factor);
  switch (value.kind) {
    case 'number':
      return { ...value, value: scaled(value.value) };
    case 'range':
      return { ...value, low: scaled(value.low), high: scaled(value.high) };
    case 'list':
      return { ...value, values: value.values.map((each) => (typeof each === 'number' ? scaled(each) : each)) };
    default:
      return undefined;
  }
}

/**
 * Other values that one parameter set may have been meant to have, within the bounds of the parameter: those of the
 * other sets first, then a zero more or less, and what the examples give. Of a table, in the rows that `isReached`
 * says.
 */
export function* slipsInSet(
  ruleSet: RuleSet,
  parameterSet: ParameterSet,
  parameter: Parameter,
  { examples, isReached }: { readonly examples: readonly Example[]; isReached(row: number): boolean },
): Iterable<Slip> {
  const { name } = parameter;
  const own = parameterSet.values.get(name);
  const places = parameterSet.places.get(name);
  if (!own || !places) return;
  const given = numbersGiven(examples);
  const others = [...ruleSet.parameterSets.values()].flatMap((each) =>
    each === parameterSet ? [] : (each.values.get(name) ?? []),
  );
  const title = `csp.${name} of the parameter set ${parameterSet.id}`;
  const onlyHere = (by: ParameterValue) => (written: ParameterValue) => (written === own ? by : undefined);
  if (own.kind === 'number') {
    for (const value of otherNumbers(own.value, others.flatMap(numberOf), given)) {
      if (outsideBounds(value, parameter) !== undefined) continue;
      const how = `with ${value} instead of ${own.value} for ${title}`;
      yield {
        kind: 'value',
        at: places.at,
        how,
        mended: { of: 'parameter', name, value: onlyHere({ kind: 'number', value }) },
      };
    }
  }
  if (own.kind !== 'table') return;
  const tables = others.flatMap((each) => (each.kind === 'table' ? [each.rows] : []));
  for (const [index, row] of own.rows.entries()) {
    if (!isReached(index)) continue;
    for (const { changed, shown } of [
      ...rowsElsewhere(parameter, tables, row, index),
      ...otherRows(parameter, own.rows, row, given),
    ]) {
      const how = `with ${shown} in row ${index + 1} of ${title}`;
      const by: ParameterValue = { kind: 'table', rows: own.rows.with(index, changed) };
      yield {
        kind: 'value',
        at: places.rows[index] ?? places.at,
        how,
        mended: { of: 'parameter', name, value: onlyHere(by) },
      };
    }
  }
}

interface OtherRow {
  readonly changed: TableRow;
  readonly shown: string;
}

/** With the number or word that this row has in another set, or a row that is the same but for it. */
function* rowsElsewhere(
  parameter: Parameter,
  tables: readonly (readonly TableRow[])[],
  row: TableRow,
  index: number,
): Iterable<OtherRow> {
  const columns = columnsOf(parameter).map(({ name }) => name);
  for (const name of columns) {
    const isSameBeside = (other: TableRow): boolean =>
      columns.every((each) => each === name || String(other[each]) === String(row[each]));
    const cells = new Set(
      tables.flatMap((rows) => rows.filter((each, at) => at === index || isSameBeside(each)).map((each) => each[name])),
    );
    for (const other of cells)
      if (typeof other === typeof row[name] && (typeof other === 'number' || typeof other === 'string'))
        if (other !== row[name]) yield withCell(row, name, other);
  }
}

function* otherRows(
  parameter: Parameter,
  rows: readonly TableRow[],
  row: TableRow,
  given: readonly number[],
): Iterable<OtherRow> {
  for (const column of columnsOf(parameter)) {
    const { name } = column;
    const cell = row[name];
    const inColumn = rows.map((each) => each[name]);
    const cells =
      typeof cell === 'number'
        ? otherNumbers(cell, [], [...inColumn.filter((each) => typeof each === 'number'), ...given]).filter(
            (each) => outsideBounds(each, column) === undefined,
          )
        : typeof cell === 'string'
          ? [...new Set(inColumn)].filter((each) => typeof each === 'string' && each !== cell)
          : [];
    for (const other of cells) yield withCell(row, name, other as number | string);
  }
}

const withCell = (row: TableRow, name: string, other: number | string): OtherRow => ({
  changed: { ...row, [name]: other },
  shown: `${name} ${other} instead of ${String(row[name])}`,
});

/** What other sets have, the same number with a zero more or less, and those that stand elsewhere. */
const otherNumbers = (number: number, ofSets: readonly number[], elsewhere: readonly number[]): readonly number[] =>
  [...new Set([...ofSets, decimal(number * 10), decimal(number / 10), ...elsewhere])].filter((each) => each !== number);

const numberOf = (value: ParameterValue): readonly number[] => (value.kind === 'number' ? [value.value] : []);

const numbersGiven = (examples: readonly Example[]): readonly number[] => [
  ...new Set(
    examples.flatMap(({ given, expect }) =>
      [given, expect].flatMap((cursor) => numbersIn((cursor as Cursor | undefined)?.node)),
    ),
  ),
];

function numbersIn(node: Located | undefined): readonly number[] {
  if (node?.node === 'scalar') return typeof node.value === 'number' ? [node.value] : [];
  if (node?.node === 'list') return node.items.flatMap(numbersIn);
  return node ? [...node.entries.values()].flatMap(({ value }) => numbersIn(value)) : [];
}
