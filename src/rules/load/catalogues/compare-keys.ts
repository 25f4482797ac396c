import { remembered } from '../../../lists/remembered.js';
import type { Findings } from '../../../documents/findings/findings.js';
import { isToBeWritten } from '../../../documents/findings/to-be-written.js';
import { grouped } from '../../../lists/grouped.js';
import { wordsOfName } from '../../../text/words-of-name.js';
import type { CatalogueDraft, EntryDraft } from './catalogue-draft.js';

/** From so many rows on a cell that follows from the key in all of them but a few does so by design. */
const leastRows = { beginning: 20, last: 100, ofOneCharacter: 10 };
/** Of a hundred rows, and of all: more are no slips. */
const mostExceptions = { ofHundred: 2, ofAll: 3 };
/** Characters in which a classification ends: digits, and a few more. */
const mostLast = 12;

/** Keys that differ in capitals alone: who types one means the other. */
export function reportSameKeys({ name, entries }: CatalogueDraft, findings: Findings): void {
  const owners = new Map<string, string>();
  for (const { word, placeOf } of entries.values()) {
    const owner = owners.get(word.toLowerCase());
    if (owner === undefined) owners.set(word.toLowerCase(), word);
    else if (owner !== word)
      findings.error(
        placeOf('word'),
        'duplicate-key',
        `the entry "${word}" of the catalogue ${name} differs from "${owner}" in capitals alone`,
      );
  }
}

/**
 * Cells of a column that follow from the key in all other rows: what the key begins with (a group), what its first two
 * characters say (the chapter of a diagnosis), or its last (the fifth digit of KldB 2010 is the level). `written`: the
 * entries whose cell is written.
 */
export function compareWithKeys(column: string, written: readonly EntryDraft[], findings: Findings): void {
  const isText = ({ cells }: EntryDraft): boolean => typeof cells[column] === 'string';
  const lettered = written.filter((entry) => isLettered(entry.word) && isText(entry));
  compareFirst(column, lettered, findings);
  compareNearby(column, lettered, findings);
  const rows = written.filter((entry) => isNumbered(entry.word) && isText(entry));
  const most = Math.min(Math.ceil((rows.length * mostExceptions.ofHundred) / 100), mostExceptions.ofAll);
  if (rows.length < leastRows.beginning) return;
  const others = rows.filter(({ word, cells }) => !word.startsWith(cells[column] as string));
  if (others.length <= most) for (const row of others) tell(row, column, 'the key begins with it', findings);
  else if (rows.length >= leastRows.last) compareLast(column, rows, most, findings);
}

/** A key of a classification; others beside them (`PUPIL`) say nothing by their characters. */
const isNumbered = (word: string): boolean => /^\d[\d.]*$/.test(word);

/** Such as `J45.1`. */
const isLettered = (word: string): boolean => /^\p{L}\d[\d.]*$/u.test(word);

/** In so many rows the beginning of the key says the cell, of so many different ones. */
const leastOfFirst = { rows: 50, values: 5, alike: 3 };

/** The one cell that is another one than in all other rows whose keys begin as its own does. */
function compareFirst(column: string, rows: readonly EntryDraft[], findings: Findings): void {
  if (rows.length < leastOfFirst.rows) return;
  const usualOf = (group: readonly EntryDraft[]) => mostFrequent(group.map(({ cells }) => cells[column] as string));
  const oddIn = (group: readonly EntryDraft[]): readonly EntryDraft[] => {
    const usual = usualOf(group);
    return group.filter(({ cells }) => cells[column] !== usual);
  };
  const beginning = (length: number, among: readonly EntryDraft[]) =>
    [...grouped(among, ({ word }) => word.slice(0, length)).values()].filter(
      (each) => each.length >= leastOfFirst.alike,
    );
  // Where a letter has several of them, the digit behind it decides.
  const groups = beginning(1, rows).flatMap((group) => (oddIn(group).length > 1 ? beginning(2, group) : [group]));
  const [odd, ...more] = groups.flatMap(oddIn);
  if (!odd || more.length > 0 || Object.values(odd.name).some(isToBeWritten)) return;
  const isShown = groups.flat().length >= leastOfFirst.rows && new Set(groups.map(usualOf)).size >= leastOfFirst.values;
  const expected = usualOf(groups.find((group) => group.includes(odd)) ?? []);
  if (isShown) tell(odd, column, `it follows from the beginning of the key, and would be "${expected}"`, findings);
}

/** So many rows whose keys begin with the same two characters have one value, in so many such groups. */
const leastNearby = { rows: 5, groups: 3 };

/** The one cell of a column that few rows have which is another one than in all others near its key: N47 beside N46. */
function compareNearby(column: string, rows: readonly EntryDraft[], findings: Findings): void {
  const groups = [...grouped(rows, ({ word }) => word.slice(0, 2)).values()].filter(
    ({ length }) => length >= leastNearby.rows,
  );
  const valueOf = ({ cells }: EntryDraft): string => cells[column] as string;
  const odd = groups.flatMap((group) => {
    const usual = mostFrequent(group.map(valueOf));
    return group.filter((entry) => valueOf(entry) !== usual).map((entry) => ({ entry, usual }));
  });
  const [one, ...more] = odd;
  // Of a column with many values another check tells what follows from the key.
  const isOfFew = new Set(rows.map(valueOf)).size < leastOfFirst.values;
  if (one && more.length === 0 && groups.length >= leastNearby.groups && isOfFew)
    tell(one.entry, column, `keys that begin with ${one.entry.word.slice(0, 2)} have "${one.usual}"`, findings);
}

function compareLast(column: string, rows: readonly EntryDraft[], most: number, findings: Findings): void {
  const byLast = [...grouped(rows, ({ word }) => word.slice(-1)).values()];
  if (byLast.length > mostLast || byLast.some(({ length }) => length < leastRows.ofOneCharacter)) return;
  const usual = byLast.map((ofOne) => mostFrequent(ofOne.map(({ cells }) => cells[column] as string)));
  // A column that is nearly always the same follows from nothing.
  if (new Set(usual).size < byLast.length) return;
  const others = byLast.flatMap((ofOne, index) => ofOne.filter(({ cells }) => cells[column] !== usual[index]));
  if (others.length <= most)
    for (const row of others) tell(row, column, `keys that end in ${row.word.slice(-1)} have another value`, findings);
}

function mostFrequent(values: readonly string[]): string {
  const counted = [...grouped(values, (value) => value)];
  return counted.reduce((most, each) => (each[1].length > most[1].length ? each : most))[0];
}

const tell = ({ word, cells, placeOf }: EntryDraft, column: string, elsewhere: string, findings: Findings): void =>
  findings.warning(
    placeOf(column),
    'wrong-value',
    `found "${String(cells[column])}" as ${column} of "${word}"; in all other rows ${elsewhere}`,
  );

/** In so many rows one column is true only where another one is, too. */
const leastTrue = 20;

/** The one row in which a column is true without another one that is true with it in all others: `eu` without `eea`. */
export function compareTruths(columns: ReadonlyMap<string, readonly EntryDraft[]>, findings: Findings): void {
  const truths = [...columns].flatMap(([column, written]) => {
    const rows = written.filter(({ cells }) => cells[column] === true);
    return rows.length > leastTrue ? [{ column, rows }] : [];
  });
  for (const { column, rows } of truths)
    for (const beside of truths) {
      const without = rows.filter(({ cells }) => cells[beside.column] !== true);
      const [odd, ...more] = without;
      if (odd && more.length === 0)
        findings.warning(
          odd.placeOf(column),
          'wrong-value',
          `"${odd.word}" is ${column} and not ${beside.column}; all other entries that are ${column} are both`,
        );
    }
}

/** The one entry that is called like a column (`accelerated`) that is not true of it, as of all others so called. */
export function compareNamed({ columns, entries }: CatalogueDraft, findings: Findings): void {
  for (const { name: column, kind, list } of columns.values()) {
    if (kind !== 'boolean' || list) continue;
    const called = ` ${wordsOfName(column).join(' ')} `;
    const named = [...entries.values()].filter(({ word }) => ` ${wordsOfName(word).join(' ')} `.includes(called));
    const [odd, ...more] = named.filter(({ cells }) => cells[column] !== true);
    if (odd && more.length === 0 && named.length > 1 && !Object.values(odd.name).some(isToBeWritten))
      findings.warning(
        odd.placeOf(column),
        'wrong-value',
        `"${odd.word}" is not ${column}; all other entries that are called so are`,
      );
  }
}

/** Fewer are no numbering. */
const leastNumbered = 4;

/** A column that numbers the entries without a gap, but for one number that stands twice where another is missing. */
export function checkNumbering(column: string, written: readonly EntryDraft[], findings: Findings): void {
  if (written.length < leastNumbered || !written.every(({ cells }) => Number.isInteger(cells[column]))) return;
  const seen = new Map<unknown, EntryDraft>();
  const again = written.filter((entry) => {
    const isAgain = seen.has(entry.cells[column]);
    if (!isAgain) seen.set(entry.cells[column], entry);
    return isAgain;
  });
  const [entry] = again;
  const numbers = [...seen.keys()] as number[];
  if (!entry || again.length > 1 || Math.max(...numbers) - Math.min(...numbers) !== written.length - 1) return;
  const [number, first] = [entry.cells[column], seen.get(entry.cells[column])];
  findings.warning(
    entry.placeOf(column),
    'duplicate-value',
    `found ${String(number)} as ${column} of "${entry.word}", as of "${first?.word}"; all other entries are numbered without a gap`,
  );
}

/** So many groups of keys show that all are numbered; of so many one may have lost a row. */
const leastGroups = { ofAll: 5, perLoss: 50 };

/** A key that is left out where all others number what stands below one (`7323.1`, `7323.2`) without a gap. */
export function checkKeysLeftOut({ name, keyed, entries }: CatalogueDraft, findings: Findings): void {
  // A key that stands twice is most often the one that is left out.
  if (findings.all.some(({ code }) => code === 'duplicate-key')) return;
  const below = new Map<string, Map<number, EntryDraft>>();
  for (const entry of keyed ? entries.values() : []) {
    const [, group, number] = /^(.*\.)(\d+)$/.exec(entry.word) ?? [];
    if (group !== undefined) remembered(below, group, () => new Map<number, EntryDraft>()).set(Number(number), entry);
  }
  const groups = [...below].filter(([, { size }]) => size > 1);
  if (groups.length < leastGroups.ofAll) return;
  const start = Math.min(...groups.flatMap(([, numbers]) => [...numbers.keys()]));
  // What is left of two may be the second one.
  const gaps = [...below].flatMap(([group, numbers]) => {
    const sorted = [...numbers.keys()].sort((a, b) => a - b);
    const lost = sorted.findIndex((number, index) => number !== start + index);
    return lost < 0
      ? []
      : [{ word: `${group}${start + lost}`, next: numbers.get(sorted[lost] as number) as EntryDraft }];
  });
  if (gaps.length > Math.max(1, groups.length / leastGroups.perLoss)) return;
  for (const { word, next } of gaps)
    findings.warning(
      next.placeOf('word'),
      'missing-entry',
      `there is no ${word} before it; all other keys of ${name} are numbered without a gap`,
    );
}
