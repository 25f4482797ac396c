import type { Attribute } from '../../rules/model/attribute.js';
import type { Catalogue, Column } from '../../rules/model/catalogue.js';
import type { RelationPath } from '../../rules/model/expression.js';
import type { Parameter, TableColumn } from '../../rules/model/parameter.js';
import { type UnitSpec, unitWord } from '../../rules/model/unit.js';
import { counted } from '../../text/counted.js';
import { boundText } from './value-text.js';

const inUnit = (unit: UnitSpec | undefined): string => (unit ? `number (${unitWord(unit)})` : 'number');

/** What an attribute holds: `number (centimetre), also in inch, 50 to csp.maximumHeight, 1 decimal`. */
export function attributeType(attribute: Attribute): string {
  const { kind, unit, catalogue, alsoIn, decimals, exactTo, offered, minimumLength, maximumLength } = attribute;
  const [low, high] = [boundText(attribute.minimum, unit), boundText(attribute.maximum, unit)];
  return [
    kind === 'number'
      ? inUnit(unit)
      : kind === 'reference'
        ? `code of ${(catalogue as Catalogue).name}`
        : typeNames[kind],
    ...(alsoIn.length > 0 ? [`also in ${alsoIn.map(({ word }) => word).join(', ')}`] : []),
    ...range(low, high),
    ...range(minimumLength?.toString(), maximumLength?.toString()).map((each) => `${each} letters`),
    ...(decimals === undefined ? [] : [counted(decimals, 'decimal')]),
    ...(exactTo === undefined ? [] : [`exact to the ${exactTo}`]),
    ...(offered ? [`offered: csp.${offered.name}`] : []),
  ].join(', ');
}

const typeNames = { string: 'text', date: 'date', internal: 'text that the service writes' } as const;

function range(low: string | undefined, high: string | undefined): readonly string[] {
  if (low !== undefined && high !== undefined) return [`${low} to ${high}`];
  if (low !== undefined) return [`from ${low}`];
  return high === undefined ? [] : [`up to ${high}`];
}

/** What a parameter holds: `number (year)`, `table of age, sum: gives group`. */
export function parameterType({ kind, unit, catalogue, words, columns = [], gives = [] }: Parameter): string {
  if (kind === 'table') return `table by ${columns.map(named).join(', ')}; gives ${gives.map(named).join(', ')}`;
  if (kind === 'list') return `list of ${catalogue ? `codes of ${catalogue}` : (words?.join(', ') ?? inUnit(unit))}`;
  return kind === 'number' ? inUnit(unit) : kind === 'range' ? `range of ${inUnit(unit)}` : kind;
}

const named = (column: TableColumn): string => `${column.name} (${tableColumnType(column)})`;

export function tableColumnType({ unit, catalogue, words, date, upTo }: TableColumn): string {
  const type = date ? 'date' : catalogue ? `code of ${catalogue}` : (words?.join(', ') ?? inUnit(unit));
  return upTo ? `up to, ${type}` : type;
}

/** What a column of a catalogue holds. */
export function columnType({ kind, unit, values, catalogue, list }: Column): string {
  const type =
    kind === 'number'
      ? inUnit(unit)
      : kind === 'values'
        ? `one of ${(values as readonly string[]).join(', ')}`
        : kind === 'reference'
          ? `code of ${catalogue}`
          : kind === 'boolean'
            ? 'true or false'
            : 'text';
  return list ? `list of ${type}` : type;
}

/** Where a relation leads: `to many benefit`, `to the first benefit of benefits`. */
export function relationType(relation: RelationPath): string {
  if (relation.kind === 'many') return `to many ${relation.target}`;
  if (relation.kind === 'among') return `to many ${relation.target}, of ${relation.of.join('.')}`;
  return `to the ${relation.order} ${relation.target} of ${relation.of.join('.')}`;
}
