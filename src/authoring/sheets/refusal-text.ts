import type { Refusal } from './read-sheet.js';

/** A file that is damaged as a whole has as many as it has cells. */
const shownAtMost = 50;

/** One line each, of very many the first: `sheet.csv row 12, column K "3": found ...`. */
export function refusalText(file: string, refusals: readonly Refusal[]): string {
  const lines = refusals
    .slice(0, shownAtMost)
    .map(
      ({ row, column, message }) =>
        `${file} row ${row}${column === undefined ? '' : `, column ${column}`}: ${message}\n`,
    );
  const more = refusals.length - shownAtMost;
  return lines.join('') + (more > 0 ? `... and ${more} more\n` : '');
}
