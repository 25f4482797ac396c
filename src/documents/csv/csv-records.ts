import type { CsvCell } from './csv-cell.js';

/**
 * A line of cells: what each says, where it stands, and the row that a spreadsheet shows it in, from 1, blank lines
 * counted.
 */
export interface CsvRecord {
  readonly row: number;
  readonly texts: readonly string[];
  readonly cells: readonly CsvCell[];
}

/** Where a CSV text stops being one, counted in letters from 0, and why. */
export interface CsvProblem {
  readonly offset: number;
  readonly message: string;
}

const mark = '\uFEFF';

/**
 * Reads CSV (RFC 4180: commas, quotes, a quote inside a text in quotes twice) up to its end or its first mistake. Lines
 * end with LF, CRLF or CR; blank lines are no records; a byte order mark is passed over.
 */
export function csvRecords(
  text: string,
  separator = ',',
): {
  readonly records: readonly CsvRecord[];
  readonly problem?: CsvProblem;
} {
  const records: CsvRecord[] = [];
  let texts: string[] = [];
  let cells: CsvCell[] = [];
  let row = 1;
  let at = text.startsWith(mark) ? 1 : 0;
  while (at < text.length) {
    if (texts.length === 0 && isLineEnd(text[at])) {
      at += text.startsWith('\r\n', at) ? 2 : 1;
      row++;
      continue;
    }
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : bareCell(text, at, separator);
    if ('message' in cell) return { records, problem: cell };
    texts.push(cell.text);
    cells.push({ start: at, end: cell.end });
    at = cell.end;
    if (text[at] === separator) {
      at++;
      if (at < text.length) continue;
      texts.push('');
      cells.push({ start: at, end: at });
    }
    records.push({ row, texts, cells });
    texts = [];
    cells = [];
  }
  return { records };
}

interface ReadCell {
  readonly text: string;
  readonly end: number;
}

function bareCell(text: string, start: number, separator: string): ReadCell | CsvProblem {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '"' && !isLineEnd(text[end])) end++;
  if (text[end] !== '"') return { text: text.slice(start, end), end };
  return {
    offset: start,
    message:
      'a quote stands inside a text that does not begin with one; put the whole text in quotes, and each quote inside it twice',
  };
}

function quotedCell(text: string, start: number, separator: string): ReadCell | CsvProblem {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0) return { offset: start, message: 'the quote that opens here is not closed' };
  const next = text[end + 1];
  if (next !== undefined && next !== separator && !isLineEnd(next))
    return { offset: start, message: closedTooSoon(text, start, end) };
  return { text: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

function closedTooSoon(text: string, start: number, end: number): string {
  const inside = text.slice(start, end);
  return inside.includes('\n') || inside.includes('\r')
    ? 'the quote that opens here is not closed in its line; close it, or write each quote inside the text twice'
    : `the quote that opens here is closed before "${text.slice(end + 1, end + 12).split('\n', 1)[0]}"; close it before the comma, or write each quote inside the text twice`;
}

const isLineEnd = (letter: string | undefined): boolean => letter === '\n' || letter === '\r';
