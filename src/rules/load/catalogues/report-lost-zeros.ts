import type { Findings } from '../../../documents/findings/findings.js';
import type { CatalogueDraft, EntryDraft } from './catalogue-draft.js';

const digits = /^[1-9]\d*(?:\.\d+)?$/;

/**
 * Codes that lost their leading zeros in a spreadsheet: others name `0110`, there is only `110`. One finding stands
 * where the zeros are missing, and the entry counts under its full code, so that nothing else is found for it.
 */
export function reportLostZeros(catalogue: CatalogueDraft, findings: Findings): void {
  const missing = new Set([...shortenedIn(catalogue)].filter((code) => !catalogue.entries.has(code)));
  for (const code of missing) {
    const short = code.replace(/^0+/, '');
    const entry = digits.test(short) ? catalogue.entries.get(short) : undefined;
    if (!entry) continue;
    findings.error(entry.at, 'missing-zero', `found the code ${short}; other entries name it ${code}`);
    catalogue.entries.set(code, entry);
  }
  for (const entry of [...catalogue.entries.values()]) {
    const { above, code } = codeBelow(entry, catalogue) ?? {};
    if (code === undefined || catalogue.entries.has(code)) continue;
    findings.error(entry.at, 'missing-zero', `found the code ${entry.word} below ${above}; expected ${code}`);
    catalogue.entries.set(code, entry);
  }
}

/** The full code of `110.1`, an entry that names `0110` as the one above it; undefined where nothing is lost. */
function codeBelow(
  entry: EntryDraft,
  { columns, name }: CatalogueDraft,
): { readonly above: string; readonly code: string } | undefined {
  if (!digits.test(entry.word)) return undefined;
  for (const column of columns.values()) {
    const above = column.catalogue === name ? entry.cells[column.name] : undefined;
    if (typeof above !== 'string' || !above.startsWith('0')) continue;
    const short = above.replace(/^0+/, '');
    if (entry.word.startsWith(`${short}.`)) return { above, code: above + entry.word.slice(short.length) };
  }
  return undefined;
}

/** The codes with leading zeros of a catalogue that its own entries name. */
function shortenedIn({ name, columns, entries }: CatalogueDraft): ReadonlySet<string> {
  const references = [...columns.values()].filter((column) => column.kind === 'reference' && column.catalogue === name);
  const found = new Set<string>();
  const look = (cell: EntryDraft['cells'][string]): void => {
    if (typeof cell === 'string' && cell.startsWith('0')) found.add(cell);
    if (typeof cell === 'object') cell.forEach(look);
  };
  for (const { replacedBy, cells } of entries.values()) {
    look(replacedBy);
    for (const column of references) look(cells[column.name]);
  }
  return found;
}
