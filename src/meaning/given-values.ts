import type { Position } from '../documents/position.js';
import type { MeaningCode, Everywhere } from './everywhere.js';
import { excused } from './everywhere.js';
import type { Parameter, ParameterCell, ParameterValue, TableColumn } from '../rules/model/parameter.js';
import type { ParameterSet, RuleSet } from '../rules/model/rule-set.js';
import type { UnitSpec } from '../rules/model/unit.js';

/** The value of a parameter in one set of one system. */
export interface Given {
  readonly parameter: Parameter;
  readonly ruleSet: RuleSet;
  readonly set: ParameterSet;
  readonly value: ParameterValue;
}

/** What a value has at one place: in a table what a row gives for what it asks, which is the same in all sets. */
export interface Cell {
  /** As a finding calls it, empty of a value that is one number or one list: `age 40, riskClass low: sum`. */
  readonly name: string;
  readonly value: number | readonly (string | number)[];
  readonly isMoney: boolean;
  readonly at: Position;
}

const isMoney = (unit: UnitSpec | undefined): boolean => unit?.kind === 'currency' || unit?.kind === 'currencyPerTime';

/** All cells of a value, by their names. Nines alone stand for no number. */
export function cellsOf({ parameter, set, value }: Given): ReadonlyMap<string, Cell> {
  const at = placeOf({ parameter, set });
  const ofOne = (name: string, each: Cell['value'], where = at): readonly [string, Cell] => [
    name,
    { name, value: each, isMoney: isMoney(parameter.unit), at: where },
  ];
  if (value.kind === 'number') return new Map(isPlain(value.value) ? [ofOne('', value.value)] : []);
  if (value.kind === 'range') return new Map([ofOne('lower end', value.low), ofOne('upper end', value.high)]);
  if (value.kind === 'list') return new Map([ofOne('', value.values)]);
  if (value.kind !== 'table') return new Map();
  const { columns = [], gives = [] } = parameter;
  const rows = set.places.get(parameter.name)?.rows ?? [];
  return new Map(
    value.rows.flatMap((row, index) =>
      gives.flatMap((column): readonly (readonly [string, Cell])[] => {
        const cell = row[column.name];
        const name = `${columns.map((input) => shown(input, row[input.name])).join(', ')}: ${column.name}`;
        const found = valueOf(cell);
        return found === undefined
          ? []
          : [[name, { name, value: found, isMoney: isMoney(column.unit), at: rows[index] ?? at }]];
      }),
    ),
  );
}

/** Where a row of a table asks for something, and gives nothing. */
export function emptyRowOf({ parameter, set, value }: Given, asks: string): Position | undefined {
  if (value.kind !== 'table') return undefined;
  const { columns = [], gives = [] } = parameter;
  const empty = value.rows.findIndex(
    (row) =>
      columns.map((input) => shown(input, row[input.name])).join(', ') === asks &&
      gives.every(({ name }) => row[name] === undefined),
  );
  return set.places.get(parameter.name)?.rows[empty];
}

const isPlain = (value: number): boolean => !/^9{4,}$/.test(String(value));

function valueOf(cell: ParameterCell): Cell['value'] | undefined {
  if (typeof cell === 'number') return isPlain(cell) ? cell : undefined;
  return Array.isArray(cell) ? (cell as readonly (string | number)[]) : undefined;
}

const shown = ({ name }: TableColumn, cell: ParameterCell): string =>
  `${name} ${cell === undefined ? 'any' : Array.isArray(cell) ? cell.join('|') : typeof cell === 'object' ? JSON.stringify(cell) : String(cell)}`;

export const placeOf = ({ parameter, set }: Pick<Given, 'parameter' | 'set'>): Position =>
  set.places.get(parameter.name)?.at ?? parameter.at;

/** What is told of a value of one set. */
export const outlying = (
  code: MeaningCode,
  { parameter, set }: Pick<Given, 'parameter' | 'set'>,
  what: string,
  at = placeOf({ parameter, set }),
): Everywhere => ({
  about: 'rules',
  at,
  intended: excused(`the parameter ${parameter.name}`, parameter),
  code,
  message: `${parameter.name} of the parameter set ${set.id} ${what}`,
  holds: true,
});
