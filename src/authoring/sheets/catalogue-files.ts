import type { DataDirectories } from '../../documents/data-directories.js';
import { changeYaml, type YamlChange } from '../../documents/edits/change-yaml.js';
import { type CsvCell, cellOf } from '../../documents/csv/csv-cell.js';
import { type CsvRecord, csvRecords } from '../../documents/csv/csv-records.js';
import { type TextEdit, withEdits } from '../../documents/edits/text-edits.js';
import type { YamlValue } from '../../documents/edits/yaml-value.js';
import { append } from '../../lists/append.js';
import { DataFile } from '../changes/data-file.js';
import type { FileChange } from '../changes/file-change.js';
import { type CatalogueRow, type CatalogueRows, columnOf } from './catalogue-rows.js';
import { formOf } from './catalogue-cell.js';
import type { EntryChange } from './compare-catalogue.js';

/**
 * The files of a catalogue with some entries changed, each where it stands; new ones in the CSV file, where there is
 * one.
 *
 * @throws Error when the YAML file cannot be changed without touching anything else.
 */
export function catalogueFiles(
  current: CatalogueRows,
  changes: readonly EntryChange[],
  directories: DataDirectories,
): readonly FileChange[] {
  const inYaml = new Set(current.rows.filter(({ from }) => from === 'yaml').map(({ key }) => key));
  const isYaml = ({ key, what }: EntryChange): boolean =>
    what === 'added' ? current.csv === undefined : inYaml.has(key);
  const ofYaml = changes.filter(isYaml);
  const ofCsv = changes.filter((change) => !isYaml(change));
  const file = (name: string): DataFile => new DataFile(directories, 'rules', name);
  return [
    ...(ofYaml.length > 0
      ? [file(current.yaml).changed((text) => changeYaml(text, yamlChanges(current, ofYaml)))]
      : []),
    ...(ofCsv.length > 0 && current.csv !== undefined
      ? [file(current.csv).changed((text) => changedCsv(text, ofCsv))]
      : []),
  ];
}

function yamlChanges(current: CatalogueRows, changes: readonly EntryChange[]): readonly YamlChange[] {
  const order = current.rows.map(({ key }) => key);
  return changes.flatMap((change): readonly YamlChange[] => {
    const { key, what, cells } = change;
    if (what === 'removed') return [{ path: ['entries', key], value: undefined }];
    if (what === 'added') {
      const before = order.slice(0, order.indexOf(change.after ?? '') + 1);
      order.splice(before.length, 0, key);
      return [{ path: ['entries', key], value: entryOf(current, cells), order: [...before, key] }];
    }
    // Locales of what stands nowhere yet are written as one member.
    const isNew = ([column]: readonly [column: string, cell: unknown]): boolean => {
      const [member] = localised(column) ?? [];
      return member !== undefined && !hasMember(current, key, member);
    };
    const all = Object.entries(cells);
    const members = entryOf(current, Object.fromEntries(all.filter(isNew)));
    const emptied = emptiedMembers(current, key, cells);
    const isEmptied = (column: string): boolean => emptied.includes(localised(column)?.[0] ?? '');
    return [
      ...all
        .filter((cell) => !isNew(cell) && !isEmptied(cell[0]))
        .map(([column, { to }]) => cellChange(current, key, column, to)),
      ...emptied.map((member) => ({ path: ['entries', key, member], value: undefined })),
      ...Object.entries(members).map(([member, value]) => ({ path: ['entries', key, member], value })),
    ];
  });
}

/** Member and locale of a column that has one for each locale. */
function localised(column: string): readonly [member: string, locale: string] | undefined {
  const [, member, locale] = /^(name|synonyms)\.(.*)$/.exec(column) ?? [];
  return member === undefined || locale === undefined ? undefined : [member, locale];
}

/** What has a text in no locale any more. */
function emptiedMembers(current: CatalogueRows, key: string, cells: EntryChange['cells']): readonly string[] {
  const { cells: before } = current.rows.find((row) => row.key === key) as CatalogueRow;
  const filled = Object.keys({ ...before, ...cells }).filter((name) => (cells[name]?.to ?? before[name]) !== '');
  const members = new Set(Object.keys(cells).flatMap((name) => localised(name)?.[0] ?? []));
  return [...members].filter(
    (member) => hasMember(current, key, member) && !filled.some((name) => name.startsWith(`${member}.`)),
  );
}

const hasMember = ({ rows }: CatalogueRows, key: string, member: string): boolean =>
  rows.some((row) => row.key === key && Object.keys(row.cells).some((name) => name.startsWith(`${member}.`)));

function cellChange(current: CatalogueRows, key: string, column: string, to: string): YamlChange {
  const value = to === '' ? undefined : valueOf(current, column, to);
  const path = localised(column);
  return path
    ? { path: ['entries', key, ...path], value }
    : { path: ['entries', key, column], value, order: current.header };
}

function entryOf(current: CatalogueRows, cells: EntryChange['cells']): Readonly<Record<string, YamlValue>> {
  const entry: Record<string, YamlValue> = {};
  for (const [column, { to }] of Object.entries(cells)) {
    const [member, locale] = localised(column) ?? [column];
    const value = valueOf(current, column, to);
    if (locale === undefined) entry[member] = value;
    else entry[member] = { ...(entry[member] as Record<string, YamlValue> | undefined), [locale]: value };
  }
  return entry;
}

/** A cell as it stands in YAML. */
function valueOf(current: CatalogueRows, column: string, text: string): YamlValue {
  const declared = columnOf(current, column);
  if (column.startsWith('synonyms.') || (declared?.list && text !== 'none'))
    return text.split('|').map((part) => part.trim());
  const form = formOf(column, declared);
  if (form === 'number' && text !== 'none') return Number(text);
  return form === 'boolean' && text !== 'none' ? text === 'true' : text;
}

/** Only cells that change are written, as the others of their column are: in quotation marks or without. */
function changedCsv(text: string, changes: readonly EntryChange[]): string {
  const [head, ...rows] = csvRecords(text).records as readonly [CsvRecord, ...CsvRecord[]];
  const raw = ({ start, end }: CsvCell): string => text.slice(start, end);
  const further = [...new Set(changes.flatMap(({ cells }) => Object.keys(cells)))].filter(
    (name) => !head.texts.includes(name) && changes.some(({ cells }) => (cells[name]?.to ?? '') !== ''),
  );
  const header = [...head.texts, ...further];
  const records = rows.map(({ cells }) => cells);
  const keyAt = Math.max(header.indexOf('key'), header.indexOf('word'));
  const byKey = new Map(rows.map(({ texts, cells }) => [texts[keyAt], cells]));
  const quotes = header.map((_, column) => {
    const filled = records.map((cells) => cells[column]).filter((cell) => cell && cell.end > cell.start) as CsvCell[];
    return filled.length > 0 && filled.every((cell) => raw(cell).startsWith('"'));
  });
  const write = (to: string, column: number): string => (to === '' ? '' : cellOf(to, ',', quotes[column]));
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const edits: TextEdit[] = [];
  const added = new Map<number, string[]>();
  let last = { after: undefined as string | undefined, end: 0 };
  for (const { key, what, cells, after } of changes) {
    const record = byKey.get(key);
    if (what === 'added') {
      // Behind its neighbour; of several new ones, each behind the one before.
      const end =
        last.after === after && after !== undefined
          ? last.end
          : ((byKey.get(after) ?? head.cells).at(-1) as CsvCell).end;
      last = { after: key, end };
      const line = header
        .map((name, column) => write(column === keyAt ? key : (cells[name]?.to ?? ''), column))
        .join(',');
      append(added, end, line);
    } else if (record && what === 'removed') {
      const [{ start }, { end }] = [record[0] as CsvCell, record.at(-1) as CsvCell];
      edits.push({ start, end: Math.min(end + lineEnd.length, text.length), put: '' });
    } else if (record) {
      for (const [name, { to }] of Object.entries(cells)) {
        const column = header.indexOf(name);
        const cell = record[column];
        if (cell) edits.push({ ...cell, put: write(to, column) });
      }
    }
  }
  if (further.length > 0) edits.push(...widened(head, rows, keyAt, further, changes));
  for (const [end, lines] of added)
    edits.push({ start: end, end, put: lines.map((line) => `${lineEnd}${line}`).join('') });
  return withEdits(text, edits);
}

/** Columns that the file has not yet, at the end of its header and of each row that stays. */
function widened(
  head: CsvRecord,
  rows: readonly CsvRecord[],
  keyAt: number,
  columns: readonly string[],
  changes: readonly EntryChange[],
): readonly TextEdit[] {
  const byKey = new Map(changes.map((change) => [change.key, change]));
  const behind = ({ cells }: CsvRecord, texts: readonly string[]): TextEdit => {
    const { end } = cells.at(-1) as CsvCell;
    return { start: end, end, put: texts.map((text) => `,${text}`).join('') };
  };
  return [
    behind(head, columns),
    ...rows.flatMap((row) => {
      const change = byKey.get(row.texts[keyAt] ?? '');
      if (change?.what === 'removed') return [];
      return behind(
        row,
        columns.map((name) => cellOf(change?.cells[name]?.to ?? '', ',', false)),
      );
    }),
  ];
}
