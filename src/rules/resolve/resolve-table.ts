import type { Position } from '../../documents/position.js';
import { tail } from '../../documents/names.js';
import type { Located, LocatedScalar } from '../../documents/located.js';
import type { Parameter, TableColumn } from '../model/parameter.js';
import { type ExpressionForm, refuse, type ResolveInner, type Site } from './site.js';
import { type Expression, type FactType, numberIn } from '../model/expression.js';
import { fit } from './fit.js';

/**
 * `table: { of: csp.examinationGroups, at: { age: ageAtEntry }, gives: group }`: the cell of the first row that
 * matches.
 */
export const resolveTable: ExpressionForm = (node, site, resolve) => {
  if (node.node !== 'map') return refuse(site, node.at, 'wrong-kind', 'table needs the keys of, at and gives');
  const keys = ['of', 'at', 'gives'];
  for (const [key, { keyAt }] of node.entries) {
    if (!keys.includes(key))
      return refuse(site, keyAt, 'unknown-key', `table has no key ${key}${site.scope.model.suggest(key, keys)}`);
  }
  const [of, at, gives] = keys.map((key) => node.entries.get(key)?.value);
  if (!of || !at || !gives) return refuse(site, node.at, 'missing-key', 'table needs the keys of, at and gives');
  const parameter = tableOf(of, site);
  if (!parameter) return undefined;
  const type = givenType(parameter, gives, site);
  const inputs = inputsOf(parameter, at, site, resolve);
  return (
    type && inputs && { node: 'table', parameter, at: inputs, gives: (gives as LocatedScalar).value as string, type }
  );
};

function tableOf(of: Located, site: Site): Parameter | undefined {
  const { parameters, suggest } = site.scope.model;
  const text = of.node === 'scalar' && typeof of.value === 'string' ? of.value : '';
  if (text === '') return refuse(site, of.at, 'wrong-kind', 'of is the name of a table, csp.<parameter>');
  const tables = [...parameters.values()]
    .filter((parameter) => parameter.kind === 'table')
    .map(({ name }) => `csp.${name}`);
  const parameter = text.startsWith('csp.') ? parameters.get(text.slice('csp.'.length)) : undefined;
  if (!parameter)
    return refuse(site, of.at, 'unknown-parameter', `there is no table ${text}${suggest(text, tables)}`, text);
  const written = tail(text, [parameter.name]);
  site.findings.names?.mention({ kind: 'parameter', owner: '', at: of.at, ...written });
  return parameter.kind === 'table'
    ? parameter
    : refuse(site, of.at, 'wrong-kind', `${text} is a ${parameter.kind}, no table`);
}

function givenType(parameter: Parameter, gives: Located, site: Site): FactType | undefined {
  const { gives: given, columns: asked } = parameter as Required<Parameter>;
  const columns = [...given, ...asked.filter((column) => column.upTo)];
  const name = gives.node === 'scalar' && typeof gives.value === 'string' ? gives.value : '';
  if (name === '')
    return refuse(
      site,
      gives.at,
      'wrong-kind',
      `gives is the name of a column, one of: ${columns.map((one) => one.name).join(', ')}`,
    );
  const column = columns.find((one) => one.name === name);
  if (column) tellColumn(parameter, name, gives.at, site);
  if (column) return column.list ? { kind: 'list', of: cellType(column) } : cellType(column);
  const advice = site.scope.model.suggest(
    name,
    columns.map((one) => one.name),
  );
  return refuse(
    site,
    gives.at,
    'unknown-column',
    `the table ${parameter.name} gives no ${name}${advice}`,
    columnOf(parameter, name),
  );
}

const columnOf = ({ name: owner }: Parameter, name: string): string => `column csp.${owner}.${name}`;

function tellColumn({ name: owner }: Parameter, name: string, at: Position, { findings }: Site): void {
  findings.names?.mention({ kind: 'table column', owner, name, at });
}

function inputsOf(
  parameter: Parameter,
  at: Located,
  site: Site,
  resolve: ResolveInner,
): Record<string, Expression> | undefined {
  if (at.node !== 'map') return refuse(site, at.at, 'wrong-kind', 'at needs a value for each column of the table');
  const { columns } = parameter as Required<Parameter>;
  const inputs: Record<string, Expression> = {};
  for (const [name, { keyAt, value }] of at.entries) {
    const column = columns.find((one) => one.name === name);
    const advice = site.scope.model.suggest(
      name,
      columns.map((one) => one.name),
    );
    if (!column)
      return refuse(
        site,
        keyAt,
        'unknown-column',
        `the table ${parameter.name} has no column ${name}${advice}`,
        columnOf(parameter, name),
      );
    tellColumn(parameter, name, keyAt, site);
    const found = resolve(value, site, cellType(column));
    const input = found && fit(found, cellType(column), value.at, site);
    if (!input) return undefined;
    inputs[name] = input;
  }
  const missing = columns.filter((column) => !at.entries.has(column.name)).map((column) => column.name);
  return missing.length === 0
    ? inputs
    : refuse(site, at.at, 'missing-key', `the table ${parameter.name} needs ${missing.join(', ')}`);
}

function cellType({ unit, catalogue, words, date }: TableColumn): FactType {
  if (date) return { kind: 'date' };
  if (words) return { kind: 'word', values: words };
  return catalogue ? { kind: 'code', catalogue } : numberIn(unit);
}
