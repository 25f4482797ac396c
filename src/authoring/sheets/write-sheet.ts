import { cellOf } from '../../documents/csv/csv-cell.js';
import type { Separator } from './read-sheet.js';

/** A sheet as CSV; the first row is the header. */
export const writeSheet = (rows: readonly (readonly string[])[], separator: Separator): string =>
  rows.map((cells) => `${cells.map((cell) => cellOf(cell, separator)).join(separator)}\n`).join('');
