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
const [quote, lineFeed, carriageReturn] = [34, 10, 13];

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
  let row = 1;
  let at = text.startsWith(mark) ? 1 : 0;
  while (at < text.length) {
    if (isLineEnd(text.charCodeAt(at))) {
      at += text.startsWith('\r\n', at) ? 2 : 1;
      row++;
      continue;
    }
    const texts: string[] = [];
    const end = readRecord(text, at, separator, (cell) => texts.push(cell));
    if (typeof end !== 'number') return { records, problem: end };
    records.push(new ReadRecord(text, at, separator, row, texts));
    at = end;
  }
  return { records };
}

/** Where its cells stand is read again when somebody asks: of a long list nobody does. */
class ReadRecord implements CsvRecord {
  readonly #text: string;
  readonly #start: number;
  readonly #separator: string;
  #cells: CsvCell[] | undefined;

  constructor(
    text: string,
    start: number,
    separator: string,
    readonly row: number,
    readonly texts: readonly string[],
  ) {
    this.#text = text;
    this.#start = start;
    this.#separator = separator;
  }

  get cells(): readonly CsvCell[] {
    if (this.#cells) return this.#cells;
    const cells: CsvCell[] = [];
    readRecord(this.#text, this.#start, this.#separator, (_, start, end) => cells.push({ start, end }));
    this.#cells = cells;
    return cells;
  }
}

/** Reads the line that begins at `start`. Returns where it ends, or its first mistake. */
function readRecord(
  text: string,
  start: number,
  separator: string,
  see: (cell: string, start: number, end: number) => void,
): number | CsvProblem {
  const between = separator.charCodeAt(0);
  for (let at = start; ; ) {
    const end = text.charCodeAt(at) === quote ? quotedEnd(text, at, between) : bareEnd(text, at, between);
    if (typeof end !== 'number') return end;
    see(cellText(text, at, end), at, end);
    if (text.charCodeAt(end) !== between) return end;
    at = end + 1;
  }
}

const cellText = (text: string, start: number, end: number): string => {
  if (end === start) return '';
  if (text.charCodeAt(start) !== quote) return text.slice(start, end);
  const inside = text.slice(start + 1, end - 1);
  return inside.includes('"') ? inside.replaceAll('""', '"') : inside;
};

function bareEnd(text: string, start: number, separator: number): number | CsvProblem {
  for (let end = start; end < text.length; end++) {
    const letter = text.charCodeAt(end);
    if (letter === separator || isLineEnd(letter)) return end;
    if (letter === quote)
      return {
        offset: start,
        message:
          'a quote stands inside a text that does not begin with one; put the whole text in quotes, and each quote inside it twice',
      };
  }
  return text.length;
}

function quotedEnd(text: string, start: number, separator: number): number | CsvProblem {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text.charCodeAt(end + 1) === quote) end = text.indexOf('"', end + 2);
  if (end < 0) return { offset: start, message: 'the quote that opens here is not closed' };
  const next = text.charCodeAt(end + 1);
  const isEnd = end + 1 === text.length || next === separator || isLineEnd(next);
  return isEnd ? end + 1 : { offset: start, message: closedTooSoon(text, start, end) };
}

function closedTooSoon(text: string, start: number, end: number): string {
  const inside = text.slice(start, end);
  return inside.includes('\n') || inside.includes('\r')
    ? 'the quote that opens here is not closed in its line; close it, or write each quote inside the text twice'
    : `the quote that opens here is closed before "${text.slice(end + 1, end + 12).split('\n', 1)[0]}"; close it before the comma, or write each quote inside the text twice`;
}

const isLineEnd = (letter: number): boolean => letter === lineFeed || letter === carriageReturn;
