import { alignedTable } from '../../text/aligned-table.js';
import { cellOfSet, ownCell } from './parameter-columns.js';
import type { ParameterSheet, SheetRow } from './parameter-sheet.js';

const widest = 28;

/** The sheet for a terminal: names, bounds, values side by side, and what each parameter decides. */
export function parameterText(sheet: ParameterSheet): string {
  const sets = sheet.sets.map(({ id, name, currencies }) => `${id}: ${Object.values(name)[0]} (${currencies[0]})`);
  const header = ['parameter', 'unit', 'bounds', ...sheet.sets.map(({ id }) => String(id)), 'place'];
  const rows = sheet.rows.map((row) => [
    labelOf(row),
    ownCell(row, 'unit'),
    boundsOf(row),
    ...sheet.sets.map((set) => shortened(cellOfSet(row, set))),
    row.place,
  ]);
  return `${[`Parameter sets: ${sets.join('; ')}`, ...alignedTable([header, ...rows])].join('\n')}\n`;
}

const labelOf = ({ name, row, column }: SheetRow): string =>
  `${name}${row === undefined ? '' : `[${row}]`}${column === undefined ? '' : `.${column}`}`;

function boundsOf({ minimum, maximum, step }: SheetRow): string {
  const range = minimum === undefined && maximum === undefined ? '' : `${minimum ?? ''}..${maximum ?? ''}`;
  return [range, ...(step === undefined ? [] : [`by ${step}`])].filter(Boolean).join(' ');
}

const shortened = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 3)}...` : text);
