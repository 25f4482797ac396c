import { dateMeant } from '../../../case/values/date-meant.js';
import { type PartialDate, parseDate } from '../../../case/values/date.js';
import type { CsvTable } from '../../../documents/csv/csv-table.js';
import { didYouMean, meantBy } from '../../../documents/findings/nearest.js';
import type { Position } from '../../../documents/position.js';
import { partsOfCell } from '../catalogues/parts-of-cell.js';
import type { Parameter, ParameterCell, TableColumn, TableRow } from '../../model/parameter.js';
import { checkCode, checkNumber, checkWord, columnsByName, tellColumn, type ValueReading } from './check-cells.js';

/** A long table in a CSV file: one column for each declared, lists separated by `|`, an empty cell is left out. */
export function readCsvRows(parameter: Parameter, table: CsvTable, reading: ValueReading): readonly TableRow[] {
  const columns = columnsByName(parameter);
  const uses = table.header.map((name, index) => {
    const column = columns.get(name);
    if (column) tellColumn(parameter, name, () => table.place(-1, index), reading);
    else
      reading.findings.error(
        table.place(-1, index),
        'unknown-column',
        `unknown column "${name}"${didYouMean(name, columns.keys())}`,
        `column csp.${parameter.name}.${name}`,
      );
    return column;
  });
  const misspelled = meantBy(table.header, [...columns.keys()]);
  for (const name of columns.keys()) {
    if (!table.header.includes(name) && !misspelled.includes(name))
      reading.findings.error(table.place(-1, -1), 'missing-column', `the column "${name}" is missing`);
  }
  return table.rows.map((row, index) => {
    const cells: Record<string, ParameterCell> = {};
    const inRow = { ...reading, beside: (name: string) => numberIn(row[table.header.indexOf(name)]) };
    row.forEach((text, cell) => {
      const column = uses[cell];
      if (column && text !== '') cells[column.name] = readCsvItem(column, text, () => table.place(index, cell), inRow);
    });
    return cells;
  });
}

const numberIn = (text = ''): number | undefined => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined);

function readCsvItem(column: TableColumn, text: string, place: () => Position, reading: ValueReading): ParameterCell {
  const { draft, findings } = reading;
  const catalogue = column.catalogue === undefined ? undefined : draft.catalogues.get(column.catalogue);
  const read = (part: string, from: number): string | number | PartialDate | undefined => {
    if (column.date) {
      const date = parseDate(part);
      if (!date)
        findings.error(
          place(),
          'wrong-kind',
          `found "${part}" in the column "${column.name}"; expected a date${dateMeant(part)}`,
        );
      return date;
    }
    if (column.words) {
      checkWord({ name: part, place, from }, column.words, findings);
      return part;
    }
    if (column.catalogue !== undefined) {
      checkCode({ name: part, place, from }, catalogue, findings);
      return part;
    }
    const number = numberIn(part);
    if (number !== undefined) {
      checkNumber(column, number, place, reading);
      return number;
    }
    findings.error(place(), 'wrong-kind', `found "${part}" in the column "${column.name}"; expected a number`);
    return undefined;
  };
  return column.list ? partsOfCell(text).flatMap(({ part, from }) => read(part, from) ?? []) : read(text, 0);
}
