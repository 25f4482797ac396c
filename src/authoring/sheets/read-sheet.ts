import { CsvTable } from '../../documents/csv/csv-table.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import { Findings } from '../../documents/findings/findings.js';
import { columnLetters } from '../../text/column-letters.js';
import { type Decoded, decodeSheet } from './decode-sheet.js';

/** A sheet as it came back: what was saved by whatever program, read by its header. */
export interface Sheet {
  readonly encoding: Decoded['encoding'];
  readonly separator: Separator;
  readonly header: readonly string[];
  readonly records: readonly SheetRecord[];
}

export interface SheetRecord {
  /** As a spreadsheet counts them: the header is 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** Why a sheet cannot be taken over; a column is named by its letter and what stands in the header. */
export interface Refusal {
  readonly row: number;
  readonly column?: string;
  readonly message: string;
}

export const separators = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type Separator = (typeof separators)[keyof typeof separators];

/**
 * Reads a sheet with these columns, in whatever order: the encoding, the separator, line ends and quotation marks are
 * recognised. A file that is no sheet, columns that are missing, unknown or twice, and rows of another length are
 * refusals; columns without name and cells at the end are passed over. `further`: columns that it may have besides.
 */
export function readSheet(
  bytes: Uint8Array,
  columns: readonly string[],
  further: readonly string[] = [],
): { readonly sheet?: Sheet; readonly refusals: readonly Refusal[] } {
  const { text, encoding } = decodeSheet(bytes);
  // Excel's own first line, which says how the cells are separated.
  const body = text.replace(/^sep=.\r?\n/, '');
  const skipped = body === text ? 0 : 1;
  const separator = separatorOf(body, columns);
  const findings = new Findings();
  const table = CsvTable.parse(body, '', findings, separator);
  const refusals = findings.errors.map(({ at, message }) => ({ row: at.line + skipped, message }));
  if (!table) return { refusals };
  const header = table.header.map(guarded);
  const records = table.rows.map((cells, index) => ({
    row: table.shownRow(index) + skipped,
    cells: cells.map(guarded),
  }));
  refusals.push(...headerRefusals(header, columns, further, 1 + skipped));
  if (refusals.length > 0) return { refusals };
  // Rows that a spreadsheet saved below the data.
  const filled = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { sheet: { encoding, separator, header, records: filled }, refusals: [] };
}

/** What stands in a column. */
export const cellIn = ({ header }: Sheet, { cells }: SheetRecord, column: string): string =>
  cells[header.indexOf(column)] as string;

/** A column as a person finds it: `C "minimum"`. */
export const columnName = ({ header }: Pick<Sheet, 'header'>, column: string): string =>
  `${columnLetters(header.indexOf(column) + 1)} "${column}"`;

/** `="0110"`: a formula, with which a spreadsheet keeps a text as it is. */
function guarded(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;
}

/** The one by which the header falls into the most columns that are asked for. */
function separatorOf(text: string, columns: readonly string[]): Separator {
  const [firstLine = ''] = text.split(/\r\n|\n|\r/, 1);
  const known = (separator: Separator): number =>
    firstLine.split(separator).filter((name) => columns.includes(guarded(name.replaceAll('"', '')).trim())).length;
  const all: readonly Separator[] = Object.values(separators);
  return [...all].sort((a, b) => known(b) - known(a))[0] as Separator;
}

function headerRefusals(
  header: readonly string[],
  columns: readonly string[],
  further: readonly string[],
  row: number,
): readonly Refusal[] {
  const missing = columns.filter((name) => !header.includes(name));
  const unknown = header.filter((name) => !columns.includes(name) && !further.includes(name));
  return [
    ...missing.map((name) => ({ row, message: `the column "${name}" is missing` })),
    ...unknown.map((name) => ({
      row,
      column: columnName({ header }, name),
      message: `unknown column "${name}"${didYouMean(name, [...missing, ...further])}; expected ${columns.join(', ')}${further.length > 0 ? `; it may also have ${further.join(', ')}` : ''}`,
    })),
  ];
}
