import { toBeWritten } from '../../documents/findings/to-be-written.js';
import type { Catalogue, Column } from '../../rules/model/catalogue.js';
import { catalogueFiles } from '../sheets/catalogue-files.js';
import { type CatalogueRow, type CatalogueRows, catalogueRows, findCatalogue } from '../sheets/catalogue-rows.js';
import type { EntryChange } from '../sheets/compare-catalogue.js';
import { SkeletonRefused, type SkeletonRequest } from './request.js';
import type { Workbench } from './workbench.js';

/**
 * An entry behind the last one of a catalogue, with what every entry must have; in CSV or YAML, as the catalogue is.
 */
export function entrySkeleton(request: SkeletonRequest, bench: Workbench): void {
  if (request.catalogue === undefined) throw new SkeletonRefused('an entry needs its catalogue: --catalogue <name>');
  const named = request.folder === undefined ? request.catalogue : `${request.folder}/${request.catalogue}`;
  bench.known(request.catalogue.slice(request.catalogue.indexOf('/') + 1), bench.catalogueNames, 'catalogue');
  const found = findCatalogue(named, bench.ruleSets);
  const current = catalogueRows(found, bench.directories);
  bench.free(
    request.name,
    current.rows.map(({ key }) => key),
    `entry of ${request.catalogue}`,
  );
  const cells = neededCells(request.name, current, bench);
  // What stands for all that is not listed stays behind the others.
  const after = current.rows.findLast(({ key }) => key !== found.catalogue.notListed)?.key;
  const change: EntryChange = {
    key: request.name,
    what: 'added',
    cells,
    row: 0,
    ...(after === undefined ? {} : { after }),
  };
  for (const file of catalogueFiles(current, [change], bench.directories)) bench.take(file);
}

/**
 * The id, a name in every locale, and a cell in every column that has no default and is not inherited by the entry: as
 * given, as of the entry that it is like, else the first one that can stand there. The name says which of them are
 * guesses.
 */
export function neededCells(
  name: string,
  { catalogue, header, defaults }: CatalogueRows,
  bench: Workbench,
  { like, given = {} }: { readonly like?: CatalogueRow | undefined; readonly given?: EntryChange['cells'] } = {},
): Record<string, { from: string; to: string }> {
  const cells: Record<string, { from: string; to: string }> = {};
  const put = (column: string, to: string): void => void (cells[column] = { from: '', to });
  if (!catalogue.keyed) put('id', String(Math.max(0, ...catalogue.byId.keys(), ...catalogue.retired) + 1));
  const names = header.filter((each) => each.startsWith('name.'));
  for (const column of names) put(column, toBeWritten);
  // What is inherited comes from the entry that another cell names: the new entry has none while that is blank.
  const isBlank = (column: string | undefined): boolean => column === undefined || defaults.has(column);
  for (const column of catalogue.columns.values())
    if (!defaults.has(column.name) && isBlank(column.inheritsFrom))
      put(column.name, like?.cells[column.name] || valueFor(name, column, bench));
  const guessed = Object.entries(cells)
    .filter(([column, { to }]) => catalogue.columns.has(column) && !(column in given) && !to.startsWith(toBeWritten))
    .map(([column]) => column);
  const guesses = guessed.length === 0 ? '' : `; guessed: ${guessed.join(', ')}`;
  for (const column of names) put(column, `${toBeWritten}: ${name}${guesses}`);
  return { ...cells, ...given };
}

function valueFor(name: string, column: Column, bench: Workbench): string {
  if (column.kind === 'number') return '1';
  if (column.kind === 'boolean') return 'false';
  if (column.values) return column.values[0] as string;
  if (column.kind === 'text') return `${toBeWritten}: ${name}`;
  const target = bench.catalogue(column.catalogue as string) as Catalogue;
  return [...target.entries.keys()][0] ?? '';
}
