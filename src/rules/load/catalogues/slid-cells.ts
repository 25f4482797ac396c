import type { Findings } from '../../../documents/findings/findings.js';
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
    const values = valuesIn(column, rows);
    const alone = [...values.values()].filter((count) => count === 1).length;
    // Only in a table a cell is where it stands.
    if (!rows[0]?.at.file.endsWith('.csv') || alone > mostAlone) continue;
    if (column.kind === 'boolean' || rows.length < least.rows || least.ofEach * values.size > rows.length) continue;
    const neighbours = [all[index - 1], all[index + 1]].filter(
      (beside) => beside?.kind === column.kind && beside.list === column.list,
    );
    for (const beside of neighbours as readonly ColumnDraft[]) {
      const there = valuesIn(beside, written.get(beside.name) ?? []);
      const blank = new Set(written.get(beside.name));
      const slid = rows.filter((row) => {
        const value = String(row.cells[column.name]);
        return values.get(value) === 1 && there.has(value) && !blank.has(row);
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

/** How often a column has each of its values. */
function valuesIn({ name }: ColumnDraft, rows: readonly EntryDraft[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const { cells } of rows) {
    const value = String(cells[name]);
    counted.set(value, (counted.get(value) ?? 0) + 1);
  }
  return counted;
}
