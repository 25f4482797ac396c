import type { Attribute } from '../model/attribute.js';
import type { Column } from '../model/catalogue.js';
import { kindRead } from '../model/kind-read.js';
import { type Expression, type FactType, numberIn, type PartOfDate } from '../model/expression.js';
import { dateParts, isDatePart, weekdays } from '../values/date-parts.js';
import { type PathSite, tellSegment } from './path-site.js';
import { refuse } from './site.js';
import { typeName } from './type-name.js';

/**
 * What follows the fact in a path: an aspect of an attribute, columns of the catalogue entry that a code denotes, a
 * part of a date.
 */
export function followColumns(start: Expression, rest: readonly string[], site: PathSite): Expression | undefined {
  let current: Expression | undefined = start;
  for (const [index, name] of rest.entries()) {
    if (!current) return undefined;
    const aspect: Expression | undefined =
      index === 0 && current.node === 'attribute' ? aspectOf(current.attribute, name) : undefined;
    current = aspect ?? (elementOf(current.type).kind === 'date' ? partOf : columnOf)(current, name, site);
    if (current?.node === 'column' && !isBuiltIn(name))
      tellSegment(site, 'column', current.catalogue, rest.slice(index));
  }
  return current;
}

function aspectOf(attribute: Attribute, name: string): Expression | undefined {
  if (name === 'entered') {
    const type: FactType =
      attribute.kind === 'number' ? { kind: 'number' } : { kind: attribute.kind === 'date' ? 'date' : 'text' };
    return { node: 'attribute', attribute, aspect: 'entered', type };
  }
  if (name === 'unit' && attribute.kind === 'number') {
    return { node: 'attribute', attribute, aspect: 'unit', type: { kind: 'code', catalogue: 'units' } };
  }
  return name === 'answeredOn'
    ? { node: 'attribute', attribute, aspect: 'answeredOn', type: { kind: 'date' } }
    : undefined;
}

const elementOf = (type: FactType): FactType => (type.kind === 'list' ? type.of : type);

/** What a path reads of a date. */
export const typesOfParts: Readonly<Record<PartOfDate, FactType>> = {
  year: { kind: 'number', ungrouped: true },
  month: { kind: 'number' },
  day: { kind: 'number' },
  weekday: { kind: 'word', values: weekdays },
};

function partOf(of: Expression, name: string, site: PathSite): Expression | undefined {
  if (!isDatePart(name)) {
    const advice = site.scope.model.suggest(name, Object.keys(dateParts));
    return refuse(site, site.at, 'unknown-fact', `${site.text}: a date has no ${name}${advice}`);
  }
  const part = typesOfParts[name];
  return { node: 'datePart', of, part: name, type: of.type.kind === 'list' ? { kind: 'list', of: part } : part };
}

/** What every catalogue has a column for: a declared column cannot have these names. */
const isBuiltIn = (name: string): boolean => name === 'validFrom' || name === 'validTo';

function columnOf(of: Expression, name: string, site: PathSite): Expression | undefined {
  const { catalogues, suggest } = site.scope.model;
  const list = of.type.kind === 'list';
  const code = elementOf(of.type);
  if (code.kind !== 'code')
    return refuse(
      site,
      site.at,
      'unknown-fact',
      `${site.text}: ${typeName(of.type)} has no ${name}`,
      kindRead(of)?.about,
    );
  const catalogue = catalogues.get(code.catalogue);
  const column = catalogue?.columns.get(name);
  if (!column && isBuiltIn(name)) {
    const type: FactType = list ? { kind: 'list', of: { kind: 'date' } } : { kind: 'date' };
    return { node: 'column', of, catalogue: code.catalogue, column: name, type };
  }
  if (!column) {
    const columns = catalogue ? [...catalogue.columns.keys()] : [];
    return refuse(
      site,
      site.at,
      'unknown-column',
      `the catalogue ${code.catalogue} has no column ${name}${suggest(name, columns)}`,
      `column ${code.catalogue}.${name}`,
    );
  }
  const cell = cellType(column);
  const type: FactType = column.list || list ? { kind: 'list', of: cell } : cell;
  return { node: 'column', of, catalogue: code.catalogue, column: name, type };
}

function cellType(column: Column): FactType {
  if (column.kind === 'number') return numberIn(column.unit);
  if (column.kind === 'boolean') return { kind: 'truth' };
  if (column.kind === 'values') return { kind: 'word', values: column.values as readonly string[] };
  return column.kind === 'reference' && column.catalogue
    ? { kind: 'code', catalogue: column.catalogue }
    : { kind: 'text' };
}
