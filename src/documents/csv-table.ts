import { CsvError, parse } from 'csv-parse/sync';
import type { Findings } from './findings.js';
import type { Position } from './position.js';

/** A CSV text: header and rows as texts, and on demand the place of a cell. Blank lines are passed over. */
export class CsvTable {
  /** Where each cell of each record begins; made for the first finding, so that a right file need not be read twice. */
  private places: readonly (readonly Position[])[] | undefined;

  private constructor(
    private readonly text: string,
    readonly file: string,
    readonly header: readonly string[],
    readonly rows: readonly (readonly string[])[],
  ) {}

  /**
   * Undefined, with a finding, when the text is no CSV or has no header. Rows of another length than the header are
   * findings.
   */
  static parse(text: string, file: string, findings: Findings): CsvTable | undefined {
    try {
      const [header, ...rows] = parse(text, {
        bom: true,
        relax_column_count: true,
        skip_empty_lines: true,
        record_delimiter: ['\r\n', '\n', '\r'],
      });
      if (!header) {
        findings.error(
          { file, line: 1, column: 1 },
          'empty-file',
          'the file is empty; expected a line with the names of its columns',
        );
        return undefined;
      }
      const table = new CsvTable(text, file, header, rows);
      table.checkShape(findings);
      return table;
    } catch (problem) {
      if (!(problem instanceof CsvError)) throw problem;
      const line = (problem as { readonly lines?: number }).lines ?? 1;
      findings.error({ file, line, column: 1 }, 'malformed-csv', problem.message);
      return undefined;
    }
  }

  /** Place of a cell; row -1 is the header. A cell that the row does not have stands at the row's beginning. */
  place(row: number, column: number): Position {
    this.places ??= cellPlaces(this.text, this.file);
    const cells = this.places[row + 1] ?? [];
    return cells[Math.max(column, 0)] ?? cells[0] ?? { file: this.file, line: 1, column: 1 };
  }

  /** Place of the first letter of a cell, behind its quotation mark if it has one. */
  textPlace(row: number, column: number): Position {
    const at = this.place(row, column);
    const quoted = this.text.split(/\r\n|\n|\r/)[at.line - 1]?.[at.column - 1] === '"';
    return quoted ? { ...at, column: at.column + 1 } : at;
  }

  private checkShape(findings: Findings): void {
    this.header.forEach((name, column) => {
      if (this.header.indexOf(name) !== column)
        findings.error(this.place(-1, column), 'duplicate-column', `the column "${name}" stands twice in the header`);
    });
    this.rows.forEach((row, index) => {
      if (row.length === this.header.length) return;
      findings.error(
        this.place(index, -1),
        'wrong-count',
        `found ${row.length} cells; expected ${this.header.length}, one for each column of the header`,
      );
    });
  }
}

/**
 * Where the cells begin, record by record; a separator or line end inside quotes is text, blank lines are no records.
 */
function cellPlaces(text: string, file: string): readonly (readonly Position[])[] {
  const records: Position[][] = [];
  let cells: Position[] | undefined;
  let quoted = false;
  let line = 1;
  let lineStart = text.startsWith('\uFEFF') ? 1 : 0;
  for (let index = lineStart; index < text.length; index++) {
    const letter = text[index];
    const lineEnd = letter === '\n' || (letter === '\r' && text[index + 1] !== '\n');
    if (!quoted && (lineEnd || letter === '\r')) cells = undefined;
    else if (!cells) records.push((cells = [{ file, line, column: index - lineStart + 1 }]));
    if (letter === '"') quoted = !quoted;
    else if (letter === ',' && !quoted) cells?.push({ file, line, column: index - lineStart + 2 });
    if (!lineEnd) continue;
    line++;
    lineStart = index + 1;
  }
  return records;
}
