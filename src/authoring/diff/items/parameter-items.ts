import {
  columnsOf,
  type Parameter,
  type ParameterCell,
  type ParameterValue,
  type TableColumn,
  type TableRow,
} from '../../../rules/model/parameter.js';
import type { ParameterSet, RuleSet } from '../../../rules/model/rule-set.js';
import { type Item, reference } from './item.js';
import { type ItemMaker, summaryOf } from './item-maker.js';
import type { Names } from './names.js';
import { inUnit, valueText } from './value-text.js';

/** The parameters, the parameter sets, and what each set says: values, rows of tables, severities of rules. */
export function parameterItems(ruleSet: RuleSet, make: ItemMaker): readonly Item[] {
  const declared = [...ruleSet.parameters.values()].flatMap((parameter) => {
    const { all: aspects } = make.aspects('parameter').ofModel(parameter, 'name', 'columns', 'gives', 'at');
    const { name, at, meaning: summary } = parameter;
    const content = JSON.stringify([...ruleSet.parameterSets.values()].map(({ id, values }) => [id, values.get(name)]));
    const key = make.names.of('parameter', name);
    const whole = make.item({ about: 'parameter', key, name, aspects, summary, content, at });
    return [whole, ...columnItems(parameter, ruleSet, make)];
  });
  return [...declared, ...[...ruleSet.parameterSets.values()].flatMap((set) => itemsOf(set, ruleSet, make))];
}

/** The columns of a table: a column is what it says in the rows of every set. */
function columnItems(parameter: Parameter, { parameterSets }: RuleSet, make: ItemMaker): readonly Item[] {
  const { name: table, columns = [], at } = parameter;
  return columnsOf(parameter).map((column, order) => {
    const { name, ...model } = column;
    const role = columns.includes(column) ? 'input' : 'output';
    const cells = [...parameterSets.values()].map(({ id, values }) => {
      const value = values.get(table);
      return [id, value?.kind === 'table' ? value.rows.map((row) => row[name] ?? null) : []];
    });
    return make.item({
      about: 'table column',
      key: `${make.names.of('parameter', table)}.${make.names.tableColumn(table, name)}`,
      name: `${table}.${name}`,
      aspects: make.aspects('table column').ofModel({ ...model, role }).all,
      partOf: [reference('parameter', make.names.of('parameter', table))],
      summary: role,
      content: JSON.stringify(cells),
      order,
      at,
    });
  });
}

function itemsOf(set: ParameterSet, { parameters }: RuleSet, make: ItemMaker): readonly Item[] {
  const { names } = make;
  const partOf = reference('parameter set', String(set.id));
  const [place] = set.places.values();
  const at = place && { ...place.at, line: 1 };
  const aspects = make.aspects('parameter set').ofModel(set, 'id', 'values', 'places', 'severities', 'exchangeRates');
  for (const [currency, rate] of set.exchangeRates) aspects.add(`exchangeRates.${currency}`, rate);
  const whole = make.item({
    about: 'parameter set',
    key: String(set.id),
    aspects: aspects.all,
    parameterSet: set.id,
    at,
  });
  const severities = [...set.severities].map(([rule, severity]) => {
    const key = names.of('rule', rule);
    return make.item({
      about: 'severity',
      key: `${set.id}/${key}`,
      name: `of the rule ${rule} in parameter set ${set.id}`,
      aspects: make.aspects('severity').add('severity', severity).all,
      partOf: [partOf, reference('rule', key)],
      parameterSet: set.id,
      summary: severity,
      at: make.find(`csp/${set.id}.yaml`, 'severities', rule) ?? at,
    });
  });
  const values = [...set.values].flatMap(([name, value]) => {
    const parameter = parameters.get(name);
    return parameter ? valueItems(parameter, value, set, make) : [];
  });
  return [whole, ...severities, ...values];
}

function valueItems(parameter: Parameter, value: ParameterValue, set: ParameterSet, make: ItemMaker): readonly Item[] {
  const { names } = make;
  const declared = names.of('parameter', parameter.name);
  const key = `${set.id}/${declared}`;
  const name = `${parameter.name} in parameter set ${set.id}`;
  const aspects = make.aspects('parameter value');
  if (value.kind !== 'table')
    aspects.add(
      'value',
      value,
      inUnit(textOf(value, names), parameter.unit, set.currencies[0]?.word),
      valueForm(value, parameter, names),
    );
  const whole = make.item({
    about: 'parameter value',
    key,
    name,
    aspects: aspects.all,
    partOf: [reference('parameter', declared), reference('parameter set', String(set.id))],
    parameterSet: set.id,
    summary: summaryOf(aspects.all, 'value'),
    at: set.places.get(parameter.name)?.at,
  });
  return value.kind === 'table' ? [whole, ...rowItems(parameter, value.rows, set, whole, make)] : [whole];
}

function textOf(value: Exclude<ParameterValue, { kind: 'table' }>, names: Names): string {
  if (value.kind === 'range') return `${valueText(value.low, names)} to ${valueText(value.high, names)}`;
  return valueText(value.kind === 'list' ? value.values : value.value, names);
}

const valueForm = (value: ParameterValue, parameter: Parameter, names: Names): unknown =>
  value.kind === 'list' ? { ...value, values: cellForm(value.values, parameter, names) } : value;

/** Codes and words in the names of the new state. */
function cellForm(
  cell: ParameterCell,
  { catalogue, words }: Pick<TableColumn, 'catalogue' | 'words'>,
  names: Names,
): unknown {
  const named = (each: unknown): unknown => {
    if (typeof each !== 'string') return each;
    return catalogue === undefined ? (words ? names.word(words, each) : each) : names.code(catalogue, each);
  };
  return Array.isArray(cell) ? cell.map(named) : named(cell);
}

function rowItems(
  { name: parameter, columns = [], gives = [] }: Parameter,
  rows: readonly TableRow[],
  set: ParameterSet,
  table: Item,
  make: ItemMaker,
): readonly Item[] {
  const { names } = make;
  const declared = names.of('parameter', parameter);
  const told = (column: string): string => names.tableColumn(parameter, column);
  const seen = new Map<string, number>();
  const isOrdered = rows.some((row) => columns.some((column) => !isExact(column, row[column.name])));
  return rows.map((row, order) => {
    const aspects = make.aspects('table row');
    for (const column of [...columns, ...gives]) {
      const { name, unit } = column;
      const now = told(name);
      const text = inUnit(valueText(row[name], names), unit, set.currencies[0]?.word);
      aspects.add(
        now,
        row[name],
        text,
        cellForm(row[name], column, names),
        reference('table column', `${declared}.${now}`),
      );
    }
    const input = columns.map(({ name }) => `${told(name)}: ${aspects.all.get(told(name))?.exact ?? 'any'}`).join(', ');
    const before = seen.get(input) ?? 0;
    seen.set(input, before + 1);
    const written = columns.map(({ name, upTo }) => cellText(name, upTo, aspects.all.get(told(name))?.text)).join(', ');
    return make.item({
      about: 'table row',
      key: names.of('table row', `${table.key}/${input}${before === 0 ? '' : ` (${before + 1})`}`),
      name: `${parameter} [${written}] in parameter set ${set.id}`,
      aspects: aspects.all,
      partOf: [reference('parameter value', table.key), ...table.partOf],
      parameterSet: set.id,
      summary: gives.map(({ name }) => `${told(name)} ${aspects.all.get(told(name))?.text ?? 'none'}`).join(', '),
      order: isOrdered ? order : undefined,
      at: set.places.get(parameter)?.rows[order],
    });
  });
}

/** Only where a row matches exactly one value it does not matter which row comes first. */
const isExact = ({ upTo }: TableColumn, cell: ParameterCell): boolean =>
  !upTo && cell !== undefined && !Array.isArray(cell);

const cellText = (name: string, upTo: boolean, text: string | undefined): string =>
  text === undefined ? `any ${name}` : `${name} ${upTo ? 'up to ' : ''}${text}`;
