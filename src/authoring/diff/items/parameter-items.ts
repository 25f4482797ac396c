import type {
  Parameter,
  ParameterCell,
  ParameterValue,
  TableColumn,
  TableRow,
} from '../../../rules/model/parameter.js';
import type { ParameterSet, RuleSet } from '../../../rules/model/rule-set.js';
import { type Item, reference } from './item.js';
import { type ItemMaker, summaryOf } from './item-maker.js';
import type { Names } from './names.js';
import { inUnit, valueText } from './value-text.js';

/** The parameters, the parameter sets, and what each set says: values, rows of tables, severities of rules. */
export function parameterItems(ruleSet: RuleSet, make: ItemMaker): readonly Item[] {
  const declared = [...ruleSet.parameters.values()].map((parameter) => {
    const { all: aspects } = make.aspects('parameter').ofModel(parameter, 'name', 'at');
    const { name, at, meaning: summary } = parameter;
    const content = JSON.stringify([...ruleSet.parameterSets.values()].map(({ id, values }) => [id, values.get(name)]));
    return make.item({
      about: 'parameter',
      key: make.names.of('parameter', name),
      name,
      aspects,
      summary,
      content,
      at,
    });
  });
  return [...declared, ...[...ruleSet.parameterSets.values()].flatMap((set) => itemsOf(set, ruleSet, make))];
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

const valueForm = (value: ParameterValue, { catalogue }: Parameter, names: Names): unknown =>
  value.kind === 'list' ? { ...value, values: cellForm(value.values, catalogue, names) } : value;

/** Words of a catalogue in the names of the new state. */
function cellForm(cell: ParameterCell, catalogue: string | undefined, names: Names): unknown {
  if (catalogue === undefined) return cell;
  if (typeof cell === 'string') return names.code(catalogue, cell);
  return Array.isArray(cell)
    ? cell.map((each: unknown) => (typeof each === 'string' ? names.code(catalogue, each) : each))
    : cell;
}

function rowItems(
  { name: parameter, columns = [], gives = [] }: Parameter,
  rows: readonly TableRow[],
  set: ParameterSet,
  table: Item,
  make: ItemMaker,
): readonly Item[] {
  const { names } = make;
  const seen = new Map<string, number>();
  const isOrdered = rows.some((row) => columns.some((column) => !isExact(column, row[column.name])));
  return rows.map((row, order) => {
    const aspects = make.aspects('table row');
    for (const { name, unit, catalogue } of [...columns, ...gives])
      aspects.add(
        name,
        row[name],
        inUnit(valueText(row[name], names), unit, set.currencies[0]?.word),
        cellForm(row[name], catalogue, names),
      );
    const input = columns.map(({ name }) => `${name}: ${aspects.all.get(name)?.exact ?? 'any'}`).join(', ');
    const before = seen.get(input) ?? 0;
    seen.set(input, before + 1);
    const written = columns.map(({ name, upTo }) => cellText(name, upTo, aspects.all.get(name)?.text)).join(', ');
    return make.item({
      about: 'table row',
      key: names.of('table row', `${table.key}/${input}${before === 0 ? '' : ` (${before + 1})`}`),
      name: `${parameter} [${written}] in parameter set ${set.id}`,
      aspects: aspects.all,
      partOf: [reference('parameter value', table.key), ...table.partOf],
      parameterSet: set.id,
      summary: gives.map(({ name }) => `${name} ${aspects.all.get(name)?.text ?? 'none'}`).join(', '),
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
