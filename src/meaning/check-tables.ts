import { append } from '../lists/append.js';
import { remembered } from '../lists/remembered.js';
import type { Expression, NodeOf } from '../rules/model/expression.js';
import type {
  Parameter,
  ParameterCell,
  TableColumn,
  TableRow,
  ParameterPlaces,
  ParameterValue,
} from '../rules/model/parameter.js';
import type { Rule } from '../rules/model/rule.js';
import { partialDate } from '../rules/values/partial-date.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Domain } from './domain.js';
import type { Domains } from './domains.js';
import type { Everywhere } from './everywhere.js';
import { identityOf } from './identity-of.js';
import { Possible } from './possible.js';
import { unwritten } from './unwritten.js';
import { walkRead } from './walk-read.js';

/** A table looked up, and the rule in which that stands. */
interface Read {
  readonly lookup: NodeOf<'table', Expression>;
  readonly rule: Rule | undefined;
}

type Value = string | number | undefined;

/** Inputs for which there is no row, and the number of the one behind which it would stand. */
interface Gap {
  readonly combination: readonly Value[];
  readonly beside: number;
}

/** So many combinations of inputs are tried; a table that has more is not judged. */
const mostCombinations = 200_000;

/**
 * Tables that have no row for inputs which a case can hold, and rows to which none comes since the rows above take them
 * all (rule language, "What checking proves").
 */
export function* checkTables(
  rules: CaseRules,
  domains: Domains,
  possible = new Possible(rules.ruleSet, domains),
): Iterable<Everywhere> {
  const { parameterSet } = rules;
  for (const [parameter, lookups] of lookupsOf(rules)) {
    const table = parameterSet.values.get(parameter.name) as Extract<ParameterValue, { kind: 'table' }>;
    const places = parameterSet.places.get(parameter.name) as ParameterPlaces;
    const reached = new Set<number>();
    let gap: Gap | undefined;
    let judged = true;
    const columns = parameter.columns as readonly TableColumn[];
    for (const { lookup, rule } of lookups) {
      const inputs = columns.map((column) => {
        const input = lookup.at[column.name] as Expression;
        const domain = domains.of(input);
        const asked = askedFor(input, domain, rule, possible);
        const values = (of: Domain): readonly Value[] => representatives(column, table.rows, of);
        return { all: values(domain), asked: asked === domain ? undefined : values(asked) };
      });
      const size = inputs.reduce((product, { all }) => product * all.length, 1);
      judged &&= size <= mostCombinations;
      if (!judged) break;
      const rowOf = (combination: readonly Value[]): number =>
        table.rows.findIndex((each) => fits(each, columns, combination));
      const isNarrowed = inputs.some(({ asked }) => asked);
      // Numbers say nothing about which codes and words stand together.
      const standTogether = new Map<string, boolean>();
      const gapAt = (combination: readonly Value[]): Gap | undefined => {
        const words = JSON.stringify(combination.map((value) => (typeof value === 'string' ? value : null)));
        const isPossible = remembered(standTogether, words, () => canBe(lookup, columns, combination, possible));
        return isPossible ? { combination, beside: rowBeside(rules, columns, table.rows, combination) } : undefined;
      };
      for (const combination of combinations(inputs.map(({ all }) => all))) {
        const row = rowOf(combination);
        reached.add(row);
        if (row < 0 && !isNarrowed) gap ??= gapAt(combination);
      }
      if (!isNarrowed) continue;
      for (const combination of combinations(inputs.map(({ all, asked }) => asked ?? all)))
        if (rowOf(combination) < 0) gap ??= gapAt(combination);
    }
    if (!judged) continue;
    if (gap !== undefined)
      yield {
        about: 'rules',
        holds: true,
        at: places.rows[gap.beside] ?? places.at,
        code: 'missing-row',
        message: `the table ${parameter.name} of the parameter set ${parameterSet.id} has no row for ${shown(columns, gap.combination)}; add one, or a last row for all others`,
      };
    for (const index of table.rows.keys())
      if (!reached.has(index))
        yield {
          about: 'rules',
          holds: true,
          at: places.rows[index] ?? places.at,
          code: 'unreachable-row',
          message: `no case comes to this row of ${parameter.name}: the rows above it take all that it asks for, or no case can hold it`,
        };
  }
}

/**
 * The row behind which one for these inputs would stand: of those that match in most columns the last one before it, as
 * numbers or the codes of a catalogue go; the last of all where there is none before it.
 */
function rowBeside(
  { ruleSet }: CaseRules,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  combination: readonly Value[],
): number {
  const matching = rows.map(
    (row) => columns.filter((column, index) => fits(row, [column], [combination[index]])).length,
  );
  const most = Math.max(...matching);
  const isBefore = (row: TableRow): boolean =>
    columns.every((column, index) => {
      const [cell, value] = [row[column.name], combination[index]];
      if (fits(row, [column], [value])) return true;
      if (typeof cell === 'number' && typeof value === 'number') return cell < value;
      const codes = [...(ruleSet.catalogues.get(column.catalogue ?? '')?.entries.keys() ?? [])];
      return codes.indexOf(String(cell)) < codes.indexOf(String(value));
    });
  const nearest = rows.findLastIndex((row, index) => matching[index] === most && isBefore(row));
  return nearest < 0 ? matching.lastIndexOf(most) : nearest;
}

/** Every place in rules, facts and screens that looks a table up. */
function lookupsOf(rules: CaseRules): ReadonlyMap<Parameter, readonly Read[]> {
  const found = new Map<Parameter, Read[]>();
  walkRead(rules, (lookup, rule) => {
    if (lookup.node === 'table') append(found, lookup.parameter, { lookup, rule });
  });
  return found;
}

/**
 * What an input can be where its rule still depends on it: of a column of a code, what that is in the entries that have
 * what the rule asks of their other columns.
 */
function askedFor(input: Expression, domain: Domain, rule: Rule | undefined, possible: Possible): Domain {
  const { values } = domain;
  if (!values || input.node !== 'column' || rule?.violatedWhen.node !== 'all') return domain;
  const code = identityOf(input.of);
  const asked = rule.violatedWhen.conditions.filter(
    (each) =>
      each.node === 'comparison' && each.left.node === 'column' && !each.decorator && identityOf(each.left.of) === code,
  );
  if (asked.length === 0) return domain;
  const isAsked = (value: string | number | boolean): boolean =>
    possible.together([...asked, unwritten(input, 'equal', { node: 'literal', value, type: input.type })]);
  return { ...domain, values: new Set([...values].filter(isAsked)) };
}

/**
 * Whether the codes and words of a combination can stand together: of one code its columns go together as in its
 * entries.
 */
function canBe(
  lookup: Read['lookup'],
  columns: readonly TableColumn[],
  combination: readonly Value[],
  possible: Possible,
): boolean {
  const equal = columns.flatMap(({ name, catalogue, words }, index) => {
    const [input, value] = [lookup.at[name], combination[index]];
    if (
      !input ||
      typeof value !== 'string' ||
      (catalogue ?? words) === undefined ||
      (anyOther as readonly string[]).includes(value)
    )
      return [];
    return [unwritten(input, 'equal', { node: 'literal', value, type: input.type })];
  });
  return possible.together(equal);
}

/** What stands for any value, and for one that no row names, of a domain that is not listed. */
const anyOther = ['anything', '…'] as const;

/** Values of an input that stand for all: each that a row names, one beside it, and one of those that no row names. */
function representatives(column: TableColumn, rows: readonly TableRow[], domain: Domain): readonly Value[] {
  const named = new Set(rows.flatMap((row) => asValues(row[column.name])));
  if (named.size === 0) return [anyOther[0]];
  const none: readonly Value[] = domain.none ? [undefined] : [];
  if (column.upTo) {
    const bounds = [...named] as number[];
    const inside = bounds.filter((bound) => bound >= domain.low && bound <= domain.high);
    const beyond = Number.isFinite(domain.high) ? domain.high : Math.max(...bounds) + 1;
    const lowest = Number.isFinite(domain.low) ? [domain.low] : [];
    return [...new Set([...lowest, ...inside, beyond]), ...none];
  }
  const { values } = domain;
  if (!values)
    return [...named, typeof [...named][0] === 'number' ? other(named as Set<number>) : anyOther[1], ...none];
  const possible = [...values].filter((value) => typeof value !== 'boolean');
  const unnamed = possible.find((value) => !named.has(value));
  return [...possible.filter((value) => named.has(value)), ...(unnamed === undefined ? [] : [unnamed]), ...none];
}

/** What a cell holds, a date as its last day: a row takes what lies up to it. */
function asValues(cell: ParameterCell): readonly (string | number)[] {
  if (typeof cell !== 'object') return cell === undefined ? [] : [cell];
  return 'year' in cell ? [partialDate.latest(cell)] : cell.flatMap(asValues);
}

const other = (named: ReadonlySet<number>): number => Math.max(...named) + 1;

function* combinations(lists: readonly (readonly Value[])[]): Iterable<readonly Value[]> {
  const [first, ...rest] = lists;
  if (!first) yield [];
  else for (const value of first) for (const others of combinations(rest)) yield [value, ...others];
}

/** As the service looks a table up: the first row of which every cell that is there fits. */
const fits = (row: TableRow, columns: readonly TableColumn[], inputs: readonly Value[]): boolean =>
  columns.every(({ name, upTo }, index) => {
    const cells = asValues(row[name]);
    const input = inputs[index];
    if (row[name] === undefined) return true;
    if (input === undefined) return false;
    return upTo ? cells.every((cell) => input <= cell) : cells.includes(input);
  });

const shown = (columns: readonly TableColumn[], inputs: readonly Value[]): string =>
  columns
    .map(({ name, date }, index) => `${name}: ${date ? dayOf(inputs[index]) : (inputs[index] ?? 'none')}`)
    .join(', ');

function dayOf(input: Value): string {
  const { year, month = 1, day = 1 } = partialDate.ofDay(typeof input === 'number' ? input : 0);
  return input === undefined ? 'none' : `${year}.${String(month).padStart(2, '0')}.${String(day).padStart(2, '0')}`;
}
