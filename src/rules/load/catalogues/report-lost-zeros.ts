import type { Findings } from '../../../documents/findings/findings.js';
import type { CatalogueDraft, EntryDraft } from './catalogue-draft.js';

const digits = /^[1-9]\d*(?:\.\d+)?$/;

/**
 * Codes that lost their leading zeros in a spreadsheet: others name `0110`, there is only `110`. One finding stands
 * where the zeros are missing, and the entry counts under its full code, so that nothing else is found for it.
 */
export function reportLostZeros(catalogue: CatalogueDraft, findings: Findings): void {
  reportShortKeys(catalogue, findings);
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

/** So many keys of one length show how long all are; so many shorter ones ahead of them have lost their zeros. */
const leastKeys = { long: 50, short: 2 };

/**
 * All keys that begin with zeros lost them: they stand ahead of the others, in their order, are shorter than all, and
 * none is the beginning of another one, as a group would be. One finding stands for all, at the first.
 */
function reportShortKeys({ keyed, entries }: CatalogueDraft, findings: Findings): void {
  const all = [...entries.values()];
  const length = all.at(-1)?.word.length ?? 0;
  const many = all.findIndex(({ word }) => word.length >= length);
  const [short, long] = [all.slice(0, many), all.slice(many)];
  const isLong = ({ word }: EntryDraft): boolean => word.length === length && digits.test(word);
  if (!keyed || short.length < leastKeys.short || long.length < leastKeys.long || !long.every(isLong)) return;
  const full = ({ word }: EntryDraft): string => word.padStart(length, '0');
  const isLost = (entry: EntryDraft, index: number): boolean =>
    digits.test(entry.word) &&
    full(entry) > (index > 0 ? full(short[index - 1] as EntryDraft) : '') &&
    !long.some(({ word }) => word.startsWith(entry.word));
  const [first] = short;
  if (!first || !short.every(isLost)) return;
  findings.error(
    first.at,
    'missing-zero',
    `found the codes ${short.map(({ word }) => word).join(', ')}; all others have ${length} digits: expected ${short.map(full).join(', ')}`,
  );
  for (const entry of short) entries.set(full(entry), entry);
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
