import { notesOf } from '../../../rules/model/notes.js';
import type { Catalogue, Cell, Column, Entry } from '../../../rules/model/catalogue.js';
import type { RuleSet } from '../../../rules/model/rule-set.js';
import { type Item, reference } from './item.js';
import { type ItemMaker, summaryOf } from './item-maker.js';
import { textsOf } from './texts-of.js';
import type { Names } from './names.js';
import { inUnit, valueText } from './value-text.js';

/** The catalogues with their columns and codes. */
export const catalogueItems = ({ catalogues }: RuleSet, make: ItemMaker): readonly Item[] =>
  [...catalogues.values()].flatMap((catalogue) => itemsOf(catalogue, make));

/**
 * What is compared of a column and of a code; what the loader has of them beside their model says where they are
 * written.
 */
const ofColumn = {
  kind: true,
  list: true,
  unit: true,
  catalogue: true,
  inheritsFrom: true,
  intended: true,
  meaning: true,
  reference: true,
} as const satisfies Readonly<Record<Exclude<keyof Column, 'name' | 'values' | 'at'>, true>>;
const ofCode = {
  id: true,
  name: true,
  synonyms: true,
  forms: true,
  validFrom: true,
  validTo: true,
  replacedBy: true,
} as const satisfies Readonly<Record<Exclude<keyof Entry, 'word' | 'cells' | 'at'>, true>>;

const only = (model: object, members: object): object =>
  Object.fromEntries(Object.entries(model).filter(([name]) => Object.hasOwn(members, name)));

function itemsOf(catalogue: Catalogue, make: ItemMaker): readonly Item[] {
  const { names } = make;
  const key = names.of('catalogue', catalogue.name);
  const partOf = [reference('catalogue', key)];
  const { notListed, retired } = catalogue;
  const whole = make.item({
    about: 'catalogue',
    key,
    name: catalogue.name,
    aspects: make
      .aspects('catalogue')
      .add('keyed', catalogue.keyed)
      .add('notListed', notListed, notListed, notListed && names.code(catalogue.name, notListed))
      .add('retired', retired.length > 0 ? retired.join(', ') : undefined)
      .ofModel(notesOf(catalogue)).all,
    content: [...catalogue.entries.keys()].join(),
    at: catalogue.at,
  });
  const columns = [...catalogue.columns.values()].map((column) => {
    const { all: aspects } = make.aspects('column').ofModel(only(column, ofColumn));
    const name = `${catalogue.name}.${column.name}`;
    const summary = summaryOf(aspects, 'kind');
    return make.item({
      about: 'column',
      key: names.of('column', `${key}.${column.name}`),
      name,
      aspects,
      partOf,
      summary,
      content: cellsOf(catalogue, column),
      at: catalogue.at,
    });
  });
  const words = [...catalogue.columns.values()].flatMap((column) => wordItems(catalogue, column, make));
  const told = new Map(
    [...catalogue.columns].map(([name, column]) => {
      const now = names.column(catalogue.name, name);
      return [name, { ...column, aspect: `cells.${now}`, dependsOn: reference('column', `${key}.${now}`) }] as const;
    }),
  );
  const codes = [...catalogue.entries.values()].map((entry, order) =>
    codeItem(entry, order, { ...catalogue, columns: told }, partOf, make),
  );
  return [whole, ...columns, ...words, ...codes];
}

/** The words that a column may hold. One that is called otherwise stands at the same codes. */
function wordItems(catalogue: Catalogue, { name, values = [] }: Column, make: ItemMaker): readonly Item[] {
  const column = `${make.names.of('catalogue', catalogue.name)}.${make.names.column(catalogue.name, name)}`;
  const holding = new Map(values.map((value) => [value, [] as string[]]));
  for (const { word, cells } of values.length > 0 ? catalogue.entries.values() : [])
    for (const value of [cells[name]].flat()) holding.get(String(value))?.push(make.names.code(catalogue.name, word));
  return values.map((value, order) =>
    make.item({
      about: 'word',
      key: make.names.of('word', `${column}.${value}`),
      name: `${catalogue.name}.${name}.${value}`,
      aspects: new Map(),
      partOf: [reference('column', column)],
      content: JSON.stringify([order, holding.get(value)]),
      order,
      at: catalogue.at,
    }),
  );
}

/** A column as its cells are aspects of codes. */
interface ToldColumn extends Column {
  readonly aspect: string;
  readonly dependsOn: string;
}

/** A column is what it says of the codes: its declaration alone may be that of others. */
const cellsOf = ({ entries }: Catalogue, { name }: Column): string =>
  JSON.stringify([...entries.values()].map(({ word, cells }) => [word, cells[name]]));

function codeItem(
  entry: Entry,
  order: number,
  {
    name: catalogue,
    keyed,
    columns,
  }: Pick<Catalogue, 'name' | 'keyed'> & { readonly columns: ReadonlyMap<string, ToldColumn> },
  partOf: readonly string[],
  make: ItemMaker,
): Item {
  const { names } = make;
  const aspects = make.aspects('code').ofModel(only(entry, ofCode));
  for (const [name, cell] of Object.entries(entry.cells)) {
    const column = columns.get(name);
    const aspect = column?.aspect ?? `cells.${name}`;
    const text = column?.unit ? inUnit(valueText(cell, names), column.unit) : cell;
    aspects.add(aspect, cell, text, cellForm(cell, column, names), column?.dependsOn);
  }
  const name = `${catalogue}.${entry.word}`;
  return make.item({
    about: 'code',
    key: `${names.of('catalogue', catalogue)}.${names.code(catalogue, entry.word)}`,
    name,
    storedAs: entry.id,
    // Cases store the key itself: under another one it is another code.
    ...(keyed && { content: entry.word }),
    aspects: aspects.all,
    partOf,
    summary: textsOf(entry.name).join(' / '),
    order,
    at: entry.at,
  });
}

/** A cell with the words of another catalogue in the names of the new state. */
function cellForm(cell: Cell, column: Column | undefined, names: Names): unknown {
  const { catalogue, values } = column ?? {};
  if (values)
    return Array.isArray(cell)
      ? cell.map((word: string) => names.word(values, word))
      : names.word(values, String(cell));
  if (catalogue === undefined) return cell;
  if (typeof cell === 'string') return names.code(catalogue, cell);
  return Array.isArray(cell) ? cell.map((word: string) => names.code(catalogue, word)) : cell;
}
