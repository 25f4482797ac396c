import { remembered } from '../lists/remembered.js';
import type { Expression, Literal, NodeOf } from '../rules/model/expression.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { Catalogue, Cell } from '../rules/model/catalogue.js';
import { weekdays } from '../rules/values/date-parts.js';
import { plainFactor, type UnitSpec } from '../rules/model/unit.js';
import type { Program } from '../rules/program/program.js';
import { Gap } from '../rules/values/gap.js';
import { anything, type Domain, numbers, only, union } from './domain.js';

/**
 * What the values of a rule set can be under one parameter set, as far as they are there: never less than what a case
 * can hold.
 */
export class Domains {
  readonly #known = new Map<Expression, Domain>();

  constructor(private readonly program: Program) {}

  of(expression: Expression): Domain {
    const known = this.#known.get(expression);
    if (known) return known;
    // A fact that rests on itself was refused when it was loaded; what is met again on the way could be anything.
    this.#known.set(expression, anything);
    const found = (this.#byNode[expression.node] as (node: Expression) => Domain)(expression);
    this.#known.set(expression, found);
    return found;
  }

  readonly #byNode: { readonly [K in Expression['node']]: (node: NodeOf<K, Expression>) => Domain } = {
    literal: ({ value }) => (isList(value) ? only(value) : typeof value === 'object' ? anything : only([value])),
    parameter: ({ parameter }) => {
      const value = this.program.parameterSet.values.get(parameter.name);
      if (value?.kind === 'number') return only([value.value]);
      if (value?.kind === 'list') return only(value.values);
      return value?.kind === 'range' ? numbers(value.low, value.high) : anything;
    },
    environment: () => anything,
    attribute: ({ attribute, aspect }) =>
      aspect === 'value' || aspect === 'stored' ? this.#ofAttribute(attribute, aspect === 'value') : anything,
    derived: ({ fact }) => this.of(fact.is),
    related: ({ of }) => this.of(of),
    object: () => anything,
    size: () => numbers(0, Infinity),
    this: ({ of }) => this.of(of),
    case: ({ of }) => this.of(of),
    column: (node) => this.#ofColumn(node),
    datePart: ({ part }) => partsOfDates[part] ?? anything,
    operation: ({ operator, operands }) =>
      (arithmetic[operator] ?? (() => anything))(operands.map((operand) => this.of(operand))),
    aggregate: ({ aggregate, of }) => (aggregates[aggregate] ?? (() => anything))(of && this.of(of)),
    table: (node) => this.#ofTable(node),
    condition: () => only([true, false]),
    choice: ({ cases }) => union(cases.map(({ is }) => this.of(is))),
    convert: ({ of, from, to }) => this.#converted(this.of(of), from, to),
  };

  #ofAttribute(attribute: Attribute, withDefault: boolean): Domain {
    if (attribute.catalogue) return entriesOf(attribute.catalogue);
    if (attribute.kind !== 'number') return anything;
    const { minimum = -Infinity, maximum = Infinity } = this.program.bounds(attribute);
    const { absentMeans } = attribute;
    // Bounds of money limit the number that is typed, whatever its currency or time.
    if (attribute.unit && attribute.unit.kind !== 'unit') return numbers(minimum >= 0 ? 0 : -Infinity, Infinity);
    if (!withDefault || absentMeans === undefined) return numbers(minimum, maximum);
    return numbers(Math.min(minimum, absentMeans), Math.max(maximum, absentMeans));
  }

  #ofColumn({ of, catalogue, column }: NodeOf<'column', Expression>): Domain {
    return columnOf(this.of(of), this.program.ruleSet.catalogues.get(catalogue) as Catalogue, column);
  }

  #ofTable({ parameter, gives }: NodeOf<'table', Expression>): Domain {
    const table = this.program.parameterSet.values.get(parameter.name);
    const cells = table?.kind === 'table' ? table.rows.map((row) => row[gives]) : [];
    if (cells.some((cell) => typeof cell === 'object')) return anything;
    const values = cells.filter((cell) => cell !== undefined) as (string | number)[];
    return only(values, values.length < cells.length);
  }

  #converted({ low, high, none }: Domain, from: UnitSpec | undefined, to: UnitSpec | undefined): Domain {
    const [plain, target] = [plainFactor(from), plainFactor(to)];
    const convert = (value: number): number | Gap => {
      if (!Number.isFinite(value)) return value;
      if (plain !== undefined && target !== undefined) return (value * plain) / target;
      return to ? this.program.convert(value, this.program.unitFor(from), to) : value;
    };
    const [lowest, highest] = [convert(low), convert(high)];
    const sure = !(lowest instanceof Gap) && !(highest instanceof Gap);
    return { ...(sure ? numbers(lowest, highest) : anything), none };
  }
}

/**
 * The entries of a catalogue, and what a column has for some of them: the same for whoever reads them, under every
 * parameter set.
 */
const codes = new WeakMap<Catalogue, Domain>();
const columns = new WeakMap<Catalogue, WeakMap<Domain, Map<string, Domain>>>();

const entriesOf = (catalogue: Catalogue): Domain => remembered(codes, catalogue, () => only(catalogue.entries.keys()));

function columnOf(of: Domain, catalogue: Catalogue, column: string): Domain {
  const ofCatalogue = remembered(columns, catalogue, () => new WeakMap<Domain, Map<string, Domain>>());
  const ofCodes = remembered(ofCatalogue, of, () => new Map<string, Domain>());
  return remembered(ofCodes, column, () => cellsOf(of, catalogue, column));
}

function cellsOf({ values, none }: Domain, { entries }: Catalogue, column: string): Domain {
  // Until when an entry is offered is no cell; any may end one day.
  if (column === 'validFrom' || column === 'validTo') return { ...anything, none: true };
  const cells = new Set<Cell>();
  for (const [word, entry] of entries) if (!values || values.has(word)) cells.add(entry.cells[column]);
  for (const cell of cells) if (typeof cell === 'object') return anything;
  const isBlank = cells.delete(undefined);
  return only(cells as ReadonlySet<string | number | boolean>, none || isBlank);
}

const partsOfDates: Readonly<Record<string, Domain>> = {
  year: numbers(1, 9999),
  month: numbers(1, 12),
  day: numbers(1, 31),
  weekday: only(weekdays),
};

const isList = (value: Literal): value is readonly (number | string)[] => Array.isArray(value);

type OfOperands = (operands: readonly Domain[]) => Domain;

const corners = (one: Domain, other: Domain, reckon: (a: number, b: number) => number): Domain => {
  const found = [one.low, one.high].flatMap((a) => [other.low, other.high].map((b) => reckon(a, b)));
  const sure = found.every((value) => !Number.isNaN(value));
  return { ...(sure ? numbers(Math.min(...found), Math.max(...found)) : anything), none: one.none || other.none };
};

const folded =
  (reckon: (a: number, b: number) => number): OfOperands =>
  (operands) =>
    operands.reduce((one, other) => corners(one, other, reckon));

/** What comes out of operators over numbers, and of those that choose an operand; of others it could be anything. */
const arithmetic: Readonly<Record<string, OfOperands>> = {
  add: folded((a, b) => a + b),
  subtract: folded((a, b) => a - b),
  multiply: folded((a, b) => (a === 0 || b === 0 ? 0 : a * b)),
  divide: (operands) => (operands.slice(1).every(({ low }) => low > 0) ? folded((a, b) => a / b)(operands) : anything),
  lowest: folded(Math.min),
  highest: folded(Math.max),
  abs: ([one = anything]) => numbers(Math.max(one.low, 0), Math.max(Math.abs(one.low), Math.abs(one.high))),
  firstKnown: (operands) => union(operands),
  withLowest: (operands) => union(operands),
  withHighest: (operands) => union(operands),
};

/** What comes out of operators over objects. */
const aggregates: Readonly<Record<string, (of: Domain | undefined) => Domain>> = {
  count: () => numbers(0, Infinity),
  countDistinct: () => numbers(0, Infinity),
  some: () => only([true, false]),
  sum: (of = anything) => numbers(of.low >= 0 ? 0 : -Infinity, of.high <= 0 ? 0 : Infinity),
  lowest: (of = anything) => ({ ...of, none: true }),
  highest: (of = anything) => ({ ...of, none: true }),
};
