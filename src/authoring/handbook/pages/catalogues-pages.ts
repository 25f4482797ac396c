import type { Catalogue, Cell, Column, Entry } from '../../../rules/model/catalogue.js';
import { textIn } from '../../../rules/model/words.js';
import type { Edition } from '../edition.js';
import { entriesOfPage, places } from '../links.js';
import { type Content, element } from '../../../text/markup.js';
import type { Page } from '../page.js';
import { points, table } from '../parts.js';

/** The pages of each catalogue, and one that leads to them. */
export function cataloguesPages(edition: Edition): readonly Page[] {
  const catalogues = [...edition.ruleSet.catalogues.values()];
  const overview: Page = {
    path: 'catalogues.html',
    title: edition.say('catalogues'),
    body: [
      points(
        catalogues.map(({ name, entries }) => [
          element('a', { href: places.catalogue(name).page }, name),
          ` (${edition.say('entries', { count: String(entries.size) })})`,
        ]),
      ),
    ],
    entries: catalogues.map(({ name }) => ({ title: name, kind: 'catalogue', href: places.catalogue(name).page })),
  };
  return [overview, ...catalogues.flatMap((catalogue) => cataloguePages(catalogue, edition))];
}

const pageName = (name: string, page: number): string =>
  page === 1 ? places.catalogue(name).page : `catalogue-${name}-${page}.html`;

function cataloguePages({ name, entries, columns }: Catalogue, edition: Edition): readonly Page[] {
  const all = [...entries.values()];
  const marks = [...columns.values()].filter(({ kind }) => kind === 'boolean');
  const valued = [...columns.values()].filter(({ kind }) => kind !== 'boolean');
  const pages = Math.max(1, Math.ceil(all.length / entriesOfPage));
  return Array.from({ length: pages }, (_, index): Page => {
    const page = index + 1;
    const shown = all.slice(index * entriesOfPage, page * entriesOfPage);
    const numbered = {
      page: String(page),
      pages: String(pages),
      from: String(index * entriesOfPage + 1),
      to: String(index * entriesOfPage + shown.length),
      count: String(all.length),
    };
    const others = Array.from({ length: pages }, (__, other) => other + 1).filter((other) => other !== page);
    return {
      path: pageName(name, page),
      title: pages === 1 ? name : `${name}, ${edition.say('page', numbered)}`,
      body: [
        points(
          others.map((other) => element('a', { href: pageName(name, other) }, `${name} ${other}`)),
          { class: 'links' },
        ),
        table(name, {
          head: [
            edition.say('code'),
            edition.say('name'),
            ...valued.map((column) => edition.naming.column(name, column.name)),
            ...(marks.length > 0 ? [edition.say('marks')] : []),
            edition.say('synonyms'),
          ],
          rows: shown.map((entry) => entryRow(entry, name, valued, marks, edition)),
        }),
      ],
      entries: shown.map((entry) => ({
        title: textIn(entry.name, edition.locale) || entry.word,
        kind: 'entry',
        href: pageName(name, page),
        words: `${entry.word} ${name}`,
      })),
    };
  });
}

/** Most entries have most marks not: those that they have stand together. */
const entryRow = (
  entry: Entry,
  catalogue: string,
  valued: readonly Column[],
  marks: readonly Column[],
  edition: Edition,
): readonly Content[] => [
  element('code', {}, entry.word),
  [textIn(entry.name, edition.locale), ...validity(entry, edition).map((note) => ` (${note})`)],
  ...valued.map((column) => cellWords(entry.cells[column.name], column, edition)),
  ...(marks.length > 0 ? [marksOf(entry, catalogue, marks, edition)] : []),
  (entry.synonyms[edition.locale] ?? []).join(', '),
];

const marksOf = (entry: Entry, catalogue: string, marks: readonly Column[], { naming }: Edition): string =>
  marks
    .filter(({ name }) => entry.cells[name] === true)
    .map(({ name }) => naming.column(catalogue, name))
    .join('; ');

function validity({ validFrom, validTo, replacedBy }: Entry, edition: Edition): readonly string[] {
  return [
    ...(validFrom === undefined ? [] : [edition.say('validFrom', { day: validFrom })]),
    ...(validTo === undefined ? [] : [edition.say('validTo', { day: validTo })]),
    ...(replacedBy === undefined ? [] : [edition.say('replacedBy', { word: replacedBy })]),
  ];
}

function cellWords(cell: Cell, column: Column, { naming }: Edition): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return naming.quantity(cell, column.unit);
  const words = typeof cell === 'object' ? cell : [String(cell)];
  const named = words.map((word) =>
    column.kind === 'reference' && column.catalogue !== undefined
      ? naming.entry(column.catalogue, word)
      : column.kind === 'values'
        ? naming.word(word)
        : word,
  );
  return named.join('; ');
}
