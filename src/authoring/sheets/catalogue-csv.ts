import type { CatalogueRows } from './catalogue-rows.js';
import { type Separator, separators } from './read-sheet.js';
import { isDateWord } from './spreadsheet-damage.js';
import { formOf } from './catalogue-cell.js';
import { columnOf } from './catalogue-rows.js';
import { withComma } from './sheet-number.js';
import { writeSheet } from './write-sheet.js';

/**
 * A catalogue as CSV. `guard`: what a spreadsheet would take for a number, a date or a formula stands there as
 * `="0110"`, which it shows and saves as the text that it is.
 */
export function catalogueCsv(current: CatalogueRows, separator: Separator, guard: boolean): string {
  const shown = (name: string, text: string): string => {
    const form = formOf(name, columnOf(current, name));
    if (form === 'number') return separator === separators.semicolon ? withComma(text) : text;
    return guard && form !== 'boolean' && isTempting(text) ? `="${text}"` : text;
  };
  const rows = current.rows.map(({ cells }) => current.header.map((name) => shown(name, cells[name] ?? '')));
  return writeSheet([current.header, ...rows], separator);
}

/** What spreadsheets do not leave alone. */
const isTempting = (text: string): boolean =>
  !text.includes('"') && (temptations.some((pattern) => pattern.test(text)) || isDateWord(text));

const temptations: readonly RegExp[] = [
  // A number: leading zeros, digits beyond the fifteenth, decimals at the end are lost.
  /^[-+]?\d+(?:[.,]\d+)*$/,
  /^\d+E\d+$/i,
  /^\d{1,4}[-/.]\d{1,4}(?:[-/.]\d{1,4})?$/,
  /^(?:jan|feb|mar|mrz|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]{0,6}[-. ]?\d{1,4}$/i,
  // A formula.
  /^[=+@-]/,
];
