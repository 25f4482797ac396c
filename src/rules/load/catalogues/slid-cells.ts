import type { Findings } from '../../../documents/findings/findings.js';
import { grouped } from '../../../lists/grouped.js';
import type { ColumnDraft, EntryDraft } from './catalogue-draft.js';

/** In so many rows, with so many of each value on average, a column shows which values it has. */
const least = { rows: 10, ofEach: 2 };
/** Where more values stand in one row alone, another one is nothing unusual. */
const mostAlone = 2;

/**
 * A cell that slid into the column beside it: its value stands in no other row of that column and in some of the one
 * beside, which is blank here and of the same kind. `written`: by column the entries whose cell is written.
 */
export function checkSlid(
  columns: ReadonlyMap<string, ColumnDraft>,
  written: ReadonlyMap<string, readonly EntryDraft[]>,
  findings: Findings,
): void {
  const all = [...columns.values()];
  for (const [index, column] of all.entries()) {
    const rows = written.get(column.name) ?? [];
    const values = byValue(column, rows);
    const alone = [...values.values()].filter(({ length }) => length === 1).length;
    // Only in a table a cell is where it stands.
    if (!rows[0]?.at.file.endsWith('.csv') || alone > mostAlone) continue;
    if (column.kind === 'boolean' || rows.length < least.rows || least.ofEach * values.size > rows.length) continue;
    const neighbours = [all[index - 1], all[index + 1]].filter(
      (beside) => beside?.kind === column.kind && beside.list === column.list,
    );
    for (const beside of neighbours as readonly ColumnDraft[]) {
      const rowsBeside = written.get(beside.name) ?? [];
      const there = byValue(beside, rowsBeside);
      const slid = rows.filter((row) => {
        const value = String(row.cells[column.name]);
        return values.get(value)?.length === 1 && there.has(value) && !rowsBeside.includes(row);
      });
      const [row, ...more] = slid;
      if (row && more.length === 0)
        findings.warning(
          row.placeOf(column.name),
          'wrong-value',
          `found ${String(row.cells[column.name])} as ${column.name} of "${row.word}", as in no other row; ${beside.name} beside it is blank and has it in others: did it slip into the next column?`,
        );
    }
  }
}

/** The rows by the value that they have in a column. */
const byValue = ({ name }: ColumnDraft, rows: readonly EntryDraft[]): ReadonlyMap<string, readonly EntryDraft[]> =>
  grouped(rows, ({ cells }) => String(cells[name]));
