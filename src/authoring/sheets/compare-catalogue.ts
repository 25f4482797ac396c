import { repeated } from '../../lists/repeated.js';
import { type CatalogueRow, type CatalogueRows, columnOf } from './catalogue-rows.js';
import { formOf, readCatalogueCell } from './catalogue-cell.js';
import { CodeMatcher } from './match-codes.js';
import { cellIn, columnName, type Refusal, type Sheet, type SheetRecord, separators } from './read-sheet.js';

/** An entry that a sheet changes. */
export interface EntryChange {
  readonly key: string;
  readonly what: 'changed' | 'added' | 'removed';
  /**
   * By column, what stood there and what is to stand there; an empty text: nothing. Of an added entry, all that it has.
   */
  readonly cells: Readonly<Record<string, { readonly from: string; readonly to: string }>>;
  /** Of an added one: the entry that it stands behind. */
  readonly after?: string;
  readonly row: number;
}

export interface CatalogueImport {
  readonly changes: readonly EntryChange[];
  /** What a spreadsheet had made of cells, and is as before again. */
  readonly notes: readonly Refusal[];
  readonly refusals: readonly Refusal[];
}

/**
 * What a sheet changes in a catalogue. Whatever a spreadsheet made of cells is recognised by what stands in the
 * catalogue: mended where nothing was lost, else refused with what it probably was. Entries that are missing are
 * refused unless they are among those to be removed; the order of the entries stays, new ones stand where the sheet has
 * them.
 */
export function compareCatalogue(current: CatalogueRows, sheet: Sheet, remove: readonly string[]): CatalogueImport {
  const [keyName] = current.header as readonly [string, ...string[]];
  const rows = new Map(current.rows.map((row) => [row.key, row]));
  const codes = sheet.records.map((record) => cellIn(sheet, record, keyName));
  const matcher = new CodeMatcher([...rows.keys()], codes);
  const notes: Refusal[] = [];
  const refusals: Refusal[] = [];
  const changes: EntryChange[] = [];
  const seen = new Map<string, number>();
  /** Entries whose code is there, but damaged. */
  const explained = new Set<string>();
  let after: string | undefined;
  for (const [index, record] of sheet.records.entries()) {
    const code = codes[index] as string;
    const at = { row: record.row, column: columnName(sheet, keyName) };
    const matched = code.trim() === '' ? { refused: 'the cell that names the entry is empty' } : matcher.entryOf(code);
    if ('refused' in matched) {
      refusals.push({ ...at, message: matched.refused });
      if ('was' in matched && matched.was !== undefined) explained.add(matched.was);
      continue;
    }
    const { key, mended } = matched;
    if (mended !== undefined) notes.push({ ...at, message: `"${key}" again: ${mended}` });
    const before = seen.get(key);
    if (before !== undefined)
      refusals.push({ ...at, message: `the entry "${key}" stands twice; first in row ${before}` });
    else changes.push(...entryChange(current, sheet, record, rows.get(key), key, after, { notes, refusals }));
    seen.set(key, before ?? record.row);
    after = key;
  }
  const end = (sheet.records.at(-1)?.row ?? 1) + 1;
  for (const [key] of rows) {
    if (seen.has(key) || explained.has(key)) continue;
    if (remove.includes(key)) changes.push({ key, what: 'removed', cells: {}, row: end });
    else
      refusals.push({
        row: end,
        message: `the entry "${key}" is missing; one that is offered no longer gets a validTo, and --remove ${key} takes it away`,
      });
  }
  for (const key of remove.filter((each) => !rows.has(each) || seen.has(each)))
    refusals.push({
      row: seen.get(key) ?? end,
      message: `the entry "${key}" is to be removed, but ${rows.has(key) ? 'the sheet has it' : 'there is none'}`,
    });
  return { changes, notes, refusals: [...repeatedIds(current, sheet), ...refusals].sort((a, b) => a.row - b.row) };
}

function entryChange(
  current: CatalogueRows,
  sheet: Sheet,
  record: SheetRecord,
  row: CatalogueRow | undefined,
  key: string,
  after: string | undefined,
  report: { readonly notes: Refusal[]; readonly refusals: Refusal[] },
): readonly EntryChange[] {
  const cells: Record<string, { from: string; to: string }> = {};
  for (const name of current.header.slice(1)) {
    const at = { row: record.row, column: columnName(sheet, name) };
    const from = row?.cells[name] ?? '';
    const read = readCatalogueCell(
      from,
      cellIn(sheet, record, name),
      formOf(name, columnOf(current, name)),
      sheet.separator !== separators.comma,
    );
    if ('refused' in read) {
      report.refusals.push({ ...at, message: read.refused });
      continue;
    }
    if (read.mended !== undefined) report.notes.push({ ...at, message: `"${read.text}" again: ${read.mended}` });
    if (read.text !== from) cells[name] = { from, to: read.text };
  }
  if (row) return Object.keys(cells).length === 0 ? [] : [{ key, what: 'changed', cells, row: record.row }];
  return [{ key, what: 'added', cells, ...(after === undefined ? {} : { after }), row: record.row }];
}

/** The loader would find them too, but in files that nobody has written yet. */
function repeatedIds(current: CatalogueRows, sheet: Sheet): readonly Refusal[] {
  if (current.catalogue.keyed) return [];
  const idOf = (record: SheetRecord): string => cellIn(sheet, record, 'id').trim();
  return repeated(sheet.records, (record) => idOf(record) || undefined).map((record) => ({
    row: record.row,
    column: columnName(sheet, 'id'),
    message: `the id ${idOf(record)} stands twice`,
  }));
}
