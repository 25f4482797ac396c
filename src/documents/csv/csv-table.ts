import { counted } from '../../text/counted.js';
import { csvRecords, type CsvRecord } from './csv-records.js';
import type { Findings } from '../findings/findings.js';
import type { Position } from '../position.js';
import { unmergedLine, unmergedLines } from '../findings/unmerged-lines.js';
import { TextPlaces } from '../text-places.js';

/** What people and spreadsheets put between cells instead of commas. */
const otherSeparators: Readonly<Record<string, string>> = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' };
/** Rows of a wrong length that are told one by one: a file of which all are wrong has one cause. */
const rowsTold = 5;

/** A CSV text: header and rows as texts, and on demand the place of a cell. Blank lines are passed over. */
export class CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];

  readonly #text: string;
  readonly #places: TextPlaces;
  readonly #records: readonly CsvRecord[];

  private constructor(text: string, places: TextPlaces, records: readonly CsvRecord[]) {
    this.#text = text;
    this.#places = places;
    this.#records = records;
    const [header = [], ...rows] = withoutEmptyColumns(records.map(({ texts }) => texts));
    this.header = header;
    this.rows = rows;
  }

  /**
   * Undefined, with a finding, when the text is no CSV with commas, has no header, or has a column twice or rows of
   * another length than the header: what it says cannot be told then.
   */
  static parse(text: string, file: string, findings: Findings, separator = ','): CsvTable | undefined {
    const places = new TextPlaces(text, file);
    const conflict = unmergedLine(text);
    if (conflict >= 0) {
      findings.error(places.at(conflict), 'unmerged-lines', unmergedLines);
      return undefined;
    }
    const other = otherSeparator(text, separator);
    if (other) {
      findings.error(
        places.at(other.offset),
        'wrong-separator',
        `found ${other.name} between the cells; expected commas (in a spreadsheet: save as CSV, separated by commas, in UTF-8)`,
      );
      return undefined;
    }
    const { records, problem } = csvRecords(text, separator);
    if (problem) {
      findings.error(places.at(problem.offset), 'malformed-csv', problem.message);
      return undefined;
    }
    if (records.length === 0) {
      findings.error(places.at(0), 'empty-file', 'the file is empty; expected a line with the names of its columns');
      return undefined;
    }
    const table = new CsvTable(text, places, records);
    return table.hasShape(findings) ? table : undefined;
  }

  /** Place of a cell; row -1 is the header. A cell that the row does not have stands at the row's beginning. */
  place(row: number, column: number): Position {
    const cells = this.#records[row + 1]?.cells ?? [];
    return this.#places.at((cells[Math.max(column, 0)] ?? cells[0])?.start ?? 0);
  }

  /** The row in which a spreadsheet shows a row: counted from 1 with the header, and with blank lines. */
  shownRow(row: number): number {
    return (this.#records[row + 1] as CsvRecord).row;
  }

  /** Place of the first letter of a cell, behind its quotation mark if it has one. */
  textPlace(row: number, column: number): Position {
    const at = this.place(row, column);
    const start = this.#records[row + 1]?.cells[column]?.start;
    return start !== undefined && this.#text[start] === '"' ? { ...at, column: at.column + 1 } : at;
  }

  private hasShape(findings: Findings): boolean {
    const twice = this.header.flatMap((name, column) =>
      this.header.indexOf(name) === column ? [] : [{ name, column }],
    );
    for (const { name, column } of twice)
      findings.error(
        this.place(-1, column),
        'duplicate-column',
        name.trim() === ''
          ? 'several columns have no name in the header; name them, or delete them'
          : `the column "${name}" stands twice in the header`,
      );
    const wrong = this.rows.flatMap((row, index) => (row.length === this.header.length ? [] : [{ row, index }]));
    wrong.slice(0, rowsTold).forEach(({ row, index }, told) => {
      const others = told === rowsTold - 1 ? wrong.length - rowsTold : 0;
      findings.error(
        this.place(index, -1),
        'wrong-count',
        `found ${counted(row.length, 'cell')}; expected ${this.header.length}, one for each column of the header${separatedBy(row, this.header.length)}${others > 0 ? `; so in ${others} further rows` : ''}`,
      );
    });
    return twice.length + wrong.length === 0;
  }
}

/** Without the columns at the end that have neither a name nor a cell: spreadsheets save them. */
function withoutEmptyColumns(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const width = rows[0]?.length ?? 0;
  let used = width;
  while (used > 0 && rows.every((cells) => (cells[used - 1] ?? '').trim() === '')) used--;
  if (used === width) return rows;
  return rows.map((cells) => (cells.length > used && cells.length <= width ? cells.slice(0, used) : cells));
}

/** What stands between the cells of a row instead of what the header has, where that makes its cells as many. */
function separatedBy(row: readonly string[], columns: number): string {
  const cellsBy = (sign: string): number => row.reduce((sum, cell) => sum + cell.split(sign).length, 0);
  const [, name] = Object.entries(otherSeparators).find(([sign]) => cellsBy(sign) === columns) ?? [];
  return name === undefined ? '' : `: here ${name} stand between cells`;
}

/** Where the header has no separator as expected, but what others put between cells. */
function otherSeparator(
  text: string,
  expected: string,
): { readonly offset: number; readonly name: string } | undefined {
  const header = text.split(/[\r\n]/, 1)[0] as string;
  if (header.includes(expected)) return undefined;
  const offset = header.search(/[;\t|]/);
  const name = otherSeparators[header[offset] ?? ''];
  return name === undefined ? undefined : { offset, name };
}
