import { type PartialDate, parseDate } from '../../../case/values/date.js';
import type { Findings } from '../../../documents/findings.js';
import type { Catalogue } from '../../model/catalogue.js';
import type { Parameter, ParameterCell, ParameterValue, TableColumn, TableRow } from '../../model/parameter.js';
import type { Position } from '../../../documents/position.js';
import type { RuleSet } from '../../model/rule-set.js';
import type { CsvTable } from '../../../documents/csv-table.js';
import type { Cursor } from '../../../documents/cursor.js';
import { didYouMean } from '../../../documents/nearest.js';
import type { Sources } from '../../../documents/sources.js';

/** Where codes are looked up and, outside examples, where tables in CSV are found. */
export interface ValueReading {
  readonly draft: Pick<RuleSet, 'catalogues'>;
  readonly findings: Findings;
  readonly sources?: Sources;
}

/** The value that a parameter set gives a parameter; what does not fit its declaration is a finding, and undefined. */
export function readParameterValue(
  parameter: Parameter,
  cursor: Cursor,
  file: string,
  reading: ValueReading,
): ParameterValue | undefined {
  return readers[parameter.kind](parameter, cursor, file, reading);
}

type Reader = (parameter: Parameter, cursor: Cursor, file: string, reading: ValueReading) => ParameterValue | undefined;

const readers: Readonly<Record<Parameter['kind'], Reader>> = {
  number(_, cursor, __, { findings }) {
    if (cursor.number !== undefined) return { kind: 'number', value: cursor.number };
    return wrong(cursor, 'a number', findings);
  },
  date(_, cursor, __, { findings }) {
    const value = dateAt(cursor);
    return value ? { kind: 'date', value } : wrong(cursor, aDate, findings);
  },
  text(_, cursor, __, { findings }) {
    if (cursor.text !== undefined) return { kind: 'text', value: cursor.text };
    return wrong(cursor, 'a text in double quotes', findings);
  },
  range(_, cursor, __, { findings }) {
    const [low, high] = cursor.items.map((item) => item.number);
    if (cursor.items.length !== 2 || low === undefined || high === undefined)
      return wrong(cursor, 'a pair of numbers, as in [50, 230]', findings);
    if (low > high)
      findings.error(cursor.valueAt, 'wrong-value', `the lower end ${low} is above the upper end ${high}`);
    return { kind: 'range', low, high };
  },
  list(parameter, cursor, _, reading) {
    if (cursor.node?.node !== 'list') return wrong(cursor, 'a list', reading.findings);
    const column = {
      name: parameter.name,
      upTo: false,
      list: false,
      ...(parameter.catalogue === undefined ? {} : { catalogue: parameter.catalogue }),
      ...(parameter.words === undefined ? {} : { words: parameter.words }),
    };
    const values = cursor.items.flatMap((item) => readItem(column, item, reading) ?? []);
    return { kind: 'list', values: values as readonly (string | number)[] };
  },
  table(parameter, cursor, file, reading) {
    const rows = cursor.member('rows');
    if (rows.text !== undefined) {
      for (const [key, member] of cursor.members)
        if (key !== 'rows')
          reading.findings.error(member.at, 'unknown-key', `unknown key "${key}"; expected only rows`);
      const table = reading.sources?.table(`${file.slice(0, file.lastIndexOf('/'))}/${rows.text}`, rows.valueAt);
      return table && { kind: 'table', rows: readCsvRows(parameter, table, reading) };
    }
    if (cursor.node?.node !== 'list') return wrong(cursor, 'a list of rows, or rows: <file>.csv', reading.findings);
    if (cursor.items.length === 0)
      reading.findings.error(cursor.valueAt, 'empty-list', 'found an empty table; expected at least one row');
    return { kind: 'table', rows: cursor.items.map((item) => readRow(parameter, item, reading)) };
  },
};

function wrong(cursor: Cursor, expected: string, findings: Findings): undefined {
  const { node } = cursor;
  if (node?.node === 'scalar' && node.value === null) return undefined;
  const found =
    node?.node === 'scalar' ? JSON.stringify(node.value) : node?.node === 'list' ? 'a list' : 'keys with values';
  findings.error(cursor.valueAt, 'wrong-kind', `found ${found}; expected ${expected}`);
  return undefined;
}

const columnsOf = (parameter: Parameter): ReadonlyMap<string, TableColumn> =>
  new Map([...(parameter.columns ?? []), ...(parameter.gives ?? [])].map((column) => [column.name, column]));

function readRow(parameter: Parameter, row: Cursor, reading: ValueReading): TableRow {
  const columns = columnsOf(parameter);
  const cells: Record<string, ParameterCell> = {};
  if (row.node?.node !== 'map') wrong(row, 'a row, as in { age: 55, group: small }', reading.findings);
  for (const [name, cursor] of row.members) {
    const column = columns.get(name);
    if (!column) {
      reading.findings.error(
        cursor.at,
        'unknown-column',
        `unknown column "${name}"${didYouMean(name, columns.keys())}`,
      );
    } else if (!column.list) {
      cells[name] = readItem(column, cursor, reading);
    } else if (cursor.node?.node === 'list') {
      cells[name] = cursor.items.flatMap((item) => readItem(column, item, reading) ?? []);
    } else wrong(cursor, 'a list', reading.findings);
  }
  return cells;
}

const aDate = 'a date in quotes, as "2026" or "2026.01.31"';

function dateAt({ node }: Cursor): PartialDate | undefined {
  return node?.node === 'scalar' && node.quoted && typeof node.value === 'string' ? parseDate(node.value) : undefined;
}

/** Codes of a catalogue and words of a column are words, dates stand in quotes, everything else is a number. */
function readItem(
  column: TableColumn,
  cursor: Cursor,
  { draft, findings }: ValueReading,
): string | number | PartialDate | undefined {
  if (column.date) return dateAt(cursor) ?? wrong(cursor, aDate, findings);
  if (column.words) {
    if (cursor.text === undefined) return wrong(cursor, `one of ${column.words.join(', ')}`, findings);
    checkWord(cursor.text, column.words, () => cursor.valueAt, findings);
    return cursor.text;
  }
  const catalogue = column.catalogue === undefined ? undefined : draft.catalogues.get(column.catalogue);
  if (column.catalogue === undefined) return cursor.number ?? wrong(cursor, 'a number', findings);
  if (cursor.text === undefined)
    return wrong(cursor, `a code of the catalogue ${column.catalogue} (in quotes if it looks like a number)`, findings);
  checkCode(cursor.text, catalogue, () => cursor.valueAt, findings);
  return cursor.text;
}

function checkCode(word: string, catalogue: Catalogue | undefined, place: () => Position, findings: Findings): void {
  if (!catalogue || catalogue.entries.has(word)) return;
  findings.error(
    place(),
    'unknown-code',
    `unknown code "${word}" of the catalogue ${catalogue.name}${didYouMean(word, catalogue.entries.keys())}`,
  );
}

function checkWord(word: string, words: readonly string[], place: () => Position, findings: Findings): void {
  if (words.includes(word)) return;
  findings.error(
    place(),
    'unknown-value',
    `unknown word "${word}"${didYouMean(word, words)}; expected one of: ${words.join(', ')}`,
  );
}

/** A long table in a CSV file: one column for each declared, lists separated by `|`, an empty cell is left out. */
function readCsvRows(parameter: Parameter, table: CsvTable, reading: ValueReading): readonly TableRow[] {
  const columns = columnsOf(parameter);
  const uses = table.header.map((name, index) => {
    const column = columns.get(name);
    if (!column)
      reading.findings.error(
        table.place(-1, index),
        'unknown-column',
        `unknown column "${name}"${didYouMean(name, columns.keys())}`,
      );
    return column;
  });
  for (const name of columns.keys()) {
    if (!table.header.includes(name))
      reading.findings.error(table.place(-1, -1), 'missing-column', `the column "${name}" is missing`);
  }
  return table.rows.map((row, index) => {
    const cells: Record<string, ParameterCell> = {};
    row.forEach((text, cell) => {
      const column = uses[cell];
      if (column && text !== '')
        cells[column.name] = readCsvItem(column, text, () => table.place(index, cell), reading);
    });
    return cells;
  });
}

function readCsvItem(
  column: TableColumn,
  text: string,
  place: () => Position,
  { draft, findings }: ValueReading,
): ParameterCell {
  const catalogue = column.catalogue === undefined ? undefined : draft.catalogues.get(column.catalogue);
  const read = (part: string): string | number | PartialDate | undefined => {
    if (column.date) {
      const date = parseDate(part);
      if (!date)
        findings.error(place(), 'wrong-kind', `found "${part}" in the column "${column.name}"; expected a date`);
      return date;
    }
    if (column.words) {
      checkWord(part, column.words, place, findings);
      return part;
    }
    if (column.catalogue !== undefined) {
      checkCode(part, catalogue, place, findings);
      return part;
    }
    if (/^-?\d+(\.\d+)?$/.test(part)) return Number(part);
    findings.error(place(), 'wrong-kind', `found "${part}" in the column "${column.name}"; expected a number`);
    return undefined;
  };
  return column.list ? text.split('|').flatMap((part) => read(part.trim()) ?? []) : read(text);
}
