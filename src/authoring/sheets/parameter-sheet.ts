import { grouped } from '../../lists/grouped.js';
import type { NumberBounds } from '../../rules/model/number-bounds.js';
import {
  columnsOf,
  type Parameter,
  type ParameterCell,
  type ParameterValue,
  type TableColumn,
} from '../../rules/model/parameter.js';
import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import { unitWord } from '../../rules/model/unit.js';
import { cellTextOf } from './cell-value.js';
import { digestOf } from './digest.js';

/** The parameters of all parameter sets of all systems, side by side. */
export interface ParameterSheet {
  readonly sets: readonly SheetSet[];
  readonly rows: readonly SheetRow[];
}

export interface SheetSet {
  readonly id: number;
  readonly system: string;
  readonly name: Readonly<Record<string, string>>;
  readonly currencies: readonly string[];
}

/** One value in every parameter set: a parameter, an end of a range, or a cell of a table. */
export interface SheetRow extends NumberBounds {
  readonly name: string;
  /** Of a table: its rows count from 1. */
  readonly row?: number;
  /** A column of a table, `low` or `high` of a range. */
  readonly column?: string;
  readonly kind: 'number' | 'date' | 'text' | 'code' | 'word' | `list of ${'numbers' | 'codes' | 'words' | 'dates'}`;
  /** Of numbers; of codes their catalogue, `catalogue:countries`. */
  readonly unit?: string;
  readonly meaning: string;
  /**
   * By the id of the parameter set; an empty text: the row of a table leaves the cell out. A set that has no such
   * parameter, or fewer rows, has none.
   */
  readonly values: Readonly<Record<string, string>>;
  /** Where it is declared, `common/parameters.yaml:12`. */
  readonly place: string;
  /** Changes with the values: a sheet made from others is recognised. */
  readonly check: string;
}

/** Which value a row of the sheet is: two systems may each declare a parameter of one name. */
export const rowKey = ({ name, row, column, place }: Pick<SheetRow, 'name' | 'row' | 'column' | 'place'>): string =>
  [name, row ?? '', column ?? '', place.replace(/:\d+$/, '')].join(' ');

/** Makes the sheet: parameters in the order of their declarations, the sets by their number. */
export function parameterSheet(ruleSets: readonly RuleSet[]): ParameterSheet {
  const sets = ruleSets
    .flatMap((ruleSet) => [...ruleSet.parameterSets.values()].map((set) => ({ ruleSet, set })))
    .sort((a, b) => a.set.id - b.set.id);
  const declared = new Map<string, Parameter>();
  for (const { parameters } of ruleSets)
    for (const parameter of parameters.values()) declared.set(`${parameter.at.file} ${parameter.name}`, parameter);
  // In the order in which the systems first include the files.
  const byFile = [...grouped(declared.values(), ({ at }) => at.file).values()].flat();
  return {
    sets: sets.map(({ ruleSet, set }) => ({
      id: set.id,
      system: ruleSet.system,
      name: set.name,
      currencies: set.currencies.map(({ word }) => word),
    })),
    rows: byFile.flatMap((parameter) =>
      rowsOf(
        parameter,
        sets.filter(({ ruleSet }) => ruleSet.parameters.get(parameter.name)?.at.file === parameter.at.file),
      ),
    ),
  };
}

type TableValue = Extract<ParameterValue, { readonly kind: 'table' }>;
type Sets = readonly { readonly set: ParameterSet }[];

function rowsOf(parameter: Parameter, sets: Sets): readonly SheetRow[] {
  const values = sets.flatMap(({ set }) => {
    const value = set.values.get(parameter.name);
    return value ? [{ id: set.id, value }] : [];
  });
  if (parameter.kind === 'range')
    return (['low', 'high'] as const).map((end) =>
      sheetRow(parameter, { ...parameter, name: end, upTo: false, list: false }, { column: end }, values, (value) =>
        value.kind === 'range' ? cellTextOf(value[end]) : undefined,
      ),
    );
  if (parameter.kind !== 'table')
    return [sheetRow(parameter, { ...parameter, upTo: false, list: parameter.kind === 'list' }, {}, values, plainText)];
  const count = Math.max(0, ...values.map(({ value }) => (value as TableValue).rows.length));
  return Array.from({ length: count }, (_, index) =>
    columnsOf(parameter).map((column) =>
      sheetRow(parameter, column, { row: index + 1, column: column.name }, values, (value) => {
        const row = (value as TableValue).rows[index];
        return row && cellTextOf(row[column.name]);
      }),
    ),
  ).flat();
}

function plainText(value: ParameterValue): string | undefined {
  if (value.kind === 'list') return cellTextOf(value.values as ParameterCell);
  return value.kind === 'number' || value.kind === 'date' || value.kind === 'text'
    ? cellTextOf(value.value)
    : undefined;
}

function sheetRow(
  parameter: Parameter,
  holds: TableColumn,
  where: Pick<SheetRow, 'row' | 'column'>,
  all: readonly { readonly id: number; readonly value: ParameterValue }[],
  textOf: (value: ParameterValue) => string | undefined,
): SheetRow {
  const values: Record<string, string> = {};
  for (const { id, value } of all) {
    const text = textOf(value);
    if (text !== undefined) values[id] = text;
  }
  const kind = kindOf(parameter, holds);
  const unit = holds.catalogue === undefined ? unitWord(holds.unit) : `catalogue:${holds.catalogue}`;
  const hasUnit = holds.catalogue !== undefined || kind === 'number' || kind === 'list of numbers';
  return {
    name: parameter.name,
    ...where,
    kind,
    ...(hasUnit ? { unit } : {}),
    ...holds.bounds,
    meaning: parameter.meaning,
    values,
    place: `${parameter.at.file}:${parameter.at.line}`,
    check: digestOf([parameter.name, where.row, where.column, values]),
  };
}

function kindOf({ kind }: Parameter, { catalogue, words, date, list }: TableColumn): SheetRow['kind'] {
  if (kind === 'date' || kind === 'text') return kind;
  const one = catalogue !== undefined ? 'code' : words ? 'word' : date ? 'date' : 'number';
  return list ? `list of ${one}s` : one;
}
