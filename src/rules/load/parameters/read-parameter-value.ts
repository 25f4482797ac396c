import { checkContact } from './check-contact.js';
import { dateMeant } from '../../../case/values/date-meant.js';
import { type PartialDate, parseDate } from '../../../case/values/date.js';
import type { Cursor } from '../../../documents/cursor.js';
import { isTrimmed } from '../../../documents/findings/doubtful-typing.js';
import type { Findings } from '../../../documents/findings/findings.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { repeated } from '../../../lists/repeated.js';
import type { Parameter, ParameterCell, ParameterValue, TableColumn, TableRow } from '../../model/parameter.js';
import { checkCode, checkNumber, checkWord, columnsByName, tellColumn, type ValueReading } from './check-cells.js';
import { readCsvRows } from './read-csv-rows.js';

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
  number(parameter, cursor, _, reading) {
    const value = cursor.number;
    if (value === undefined) return wrong(cursor, 'a number', reading.findings);
    checkNumber(parameter, value, () => cursor.valueAt, reading);
    return { kind: 'number', value };
  },
  date(_, cursor, __, { findings }) {
    const value = dateAt(cursor);
    return value ? { kind: 'date', value } : wrong(cursor, aDate(cursor), findings);
  },
  text(_, cursor, __, { findings }) {
    if (cursor.text !== undefined) {
      if (cursor.text.trim() === '') findings.error(cursor.valueAt, 'empty-text', 'found an empty text');
      // A text of several lines ends with one.
      isTrimmed(cursor.text.replace(/\n$/, ''), () => cursor.valueAt, findings);
      checkContact(cursor.text, cursor, findings);
      return { kind: 'text', value: cursor.text };
    }
    return wrong(cursor, 'a text in double quotes', findings);
  },
  range(parameter, cursor, _, reading) {
    const { findings } = reading;
    const [low, high] = cursor.items.map((item) => item.number);
    if (cursor.items.length !== 2 || low === undefined || high === undefined)
      return wrong(cursor, 'a pair of numbers, as in [50, 230]', findings);
    if (low > high)
      findings.error(cursor.valueAt, 'wrong-value', `the lower end ${low} is above the upper end ${high}`);
    for (const [end, item] of cursor.items.entries())
      checkNumber(parameter, end === 0 ? low : high, () => item.valueAt, reading);
    return { kind: 'range', low, high };
  },
  list(parameter, cursor, _, reading) {
    if (cursor.node?.node !== 'list') return wrong(cursor, 'a list', reading.findings);
    const column = {
      name: parameter.name,
      upTo: false,
      list: false,
      ...(parameter.unit ? { unit: parameter.unit } : {}),
      ...(parameter.bounds ? { bounds: parameter.bounds } : {}),
      ...(parameter.catalogue === undefined ? {} : { catalogue: parameter.catalogue }),
      ...(parameter.words === undefined ? {} : { words: parameter.words }),
    };
    const values = cursor.items.flatMap((item) => readItem(column, item, reading) ?? []);
    tellRepeated(cursor.items, reading);
    checkAscending(cursor.items, reading);
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

function wrong(cursor: Cursor, expected: string, findings: Findings, about?: string): undefined {
  const { node } = cursor;
  if (node?.node === 'scalar' && node.value === null) return undefined;
  const found =
    node?.node === 'scalar' ? JSON.stringify(node.value) : node?.node === 'list' ? 'a list' : 'keys with values';
  findings.error(cursor.valueAt, 'wrong-kind', `found ${found}; expected ${expected}`, about);
  return undefined;
}

function readRow(parameter: Parameter, row: Cursor, reading: ValueReading): TableRow {
  const columns = columnsByName(parameter);
  const cells: Record<string, ParameterCell> = {};
  if (row.node?.node !== 'map') wrong(row, 'a row, as in { age: 55, group: small }', reading.findings);
  const inRow = { ...reading, beside: (name: string) => row.member(name).number };
  for (const [name, cursor] of row.members) {
    const column = columns.get(name);
    if (column) tellColumn(parameter, name, () => cursor.at, reading);
    if (!column) {
      reading.findings.error(
        cursor.at,
        'unknown-column',
        `unknown column "${name}"${didYouMean(name, columns.keys())}`,
        `column csp.${parameter.name}.${name}`,
      );
    } else if (!column.list) {
      cells[name] = readItem(column, cursor, inRow);
    } else if (cursor.node?.node === 'list') {
      cells[name] = cursor.items.flatMap((item) => readItem(column, item, reading) ?? []);
      tellRepeated(cursor.items, reading);
    } else wrong(cursor, 'a list', reading.findings, cellsOf(column));
  }
  return cells;
}

function tellRepeated(items: readonly Cursor[], { findings }: ValueReading): void {
  for (const item of repeated(items, ({ node }) => (node?.node === 'scalar' ? String(node.value) : undefined)))
    findings.error(
      item.valueAt,
      'duplicate-value',
      `${String(item.text ?? item.number)} stands in this list already; was another one meant?`,
    );
}

/** So many numbers in their order are no chance. */
const leastAscending = 4;

/** Numbers that ascend but for one: two digits were exchanged, or two numbers. */
function checkAscending(items: readonly Cursor[], { findings }: ValueReading): void {
  const numbers = items.flatMap((item) => item.number ?? []);
  if (numbers.length < items.length || numbers.length < leastAscending) return;
  const falls = (some: readonly number[]): number =>
    some.findIndex((each, index) => index > 0 && each < (some[index - 1] as number));
  const first = falls(numbers);
  if (first < 0) return;
  // It is one of the two between which the list falls first.
  const odd = [first - 1, first].find((index) => falls(numbers.toSpliced(index, 1)) < 0);
  if (odd !== undefined)
    findings.warning(
      (items[odd] as Cursor).valueAt,
      'different-order',
      `${numbers[odd]} stands out of the order of this list, which ascends without it`,
    );
}

/** All cells that do not fit may be right, and the column declared wrongly. */
const cellsOf = ({ name }: TableColumn): string => `cells ${name}`;

const aDate = ({ text }: Cursor): string => `a date in quotes, as "2026" or "2026.01.31"${dateMeant(text ?? '')}`;

function dateAt({ node }: Cursor): PartialDate | undefined {
  return node?.node === 'scalar' && node.quoted && typeof node.value === 'string' ? parseDate(node.value) : undefined;
}

/** Codes of a catalogue and words of a column are words, dates stand in quotes, everything else is a number. */
function readItem(
  column: TableColumn,
  cursor: Cursor,
  reading: ValueReading,
): string | number | PartialDate | undefined {
  const { draft, findings } = reading;
  const about = cellsOf(column);
  if (column.date) return dateAt(cursor) ?? wrong(cursor, aDate(cursor), findings, about);
  if (column.words) {
    if (cursor.text === undefined) return wrong(cursor, `one of ${column.words.join(', ')}`, findings, about);
    checkWord({ name: cursor.text, place: () => cursor.valueAt }, column.words, findings);
    return cursor.text;
  }
  const catalogue = column.catalogue === undefined ? undefined : draft.catalogues.get(column.catalogue);
  if (column.catalogue === undefined) {
    if (cursor.number === undefined) return wrong(cursor, 'a number', findings, about);
    checkNumber(column, cursor.number, () => cursor.valueAt, reading);
    return cursor.number;
  }
  if (cursor.text === undefined)
    return wrong(
      cursor,
      `a code of the catalogue ${column.catalogue} (in quotes if it looks like a number)`,
      findings,
      about,
    );
  checkCode({ name: cursor.text, place: () => cursor.valueAt }, catalogue, findings);
  return cursor.text;
}
