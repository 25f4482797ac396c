import { grouped } from '../lists/grouped.js';
import type { Catalogue, Column, Entry } from '../rules/model/catalogue.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { unitWord } from '../rules/model/unit.js';
import { type Everywhere, excused } from './everywhere.js';

/** What holds in so many entries holds by design. */
const leastEntries = 20;

/** An entry that all others of its kind are unlike. */
interface Odd {
  readonly entry: Entry;
  /** The column of which it is told. */
  readonly column: Column;
  readonly what: string;
  /** Of so many others. */
  readonly others: number;
}

/**
 * Catalogues of one name, of whatever system: the one entry in which one column is above another, or above two others
 * together, and in none of the rest; the one in which two columns do not say the same; and of those that are offered no
 * longer the one of which something is not so.
 */
export function* checkColumns(ruleSets: readonly RuleSet[]): Iterable<Everywhere> {
  const all = ruleSets.flatMap(({ catalogues }) => [...catalogues.values()]);
  for (const named of grouped(all, ({ name }) => name).values()) {
    // What several systems include is one.
    const catalogues = [...new Map(named.map((each) => [each.at.file, each])).values()];
    const told = new Set<Entry>();
    for (const { entry, column, what, others } of oddIn(catalogues)) {
      if (told.has(entry)) continue;
      told.add(entry);
      yield {
        about: 'rules',
        at: entry.at,
        code: 'uncertain-value',
        message: `${column.name} of ${entry.word} of the catalogue ${catalogues[0]?.name} ${what}, as of none of the ${others} others that have them`,
        intended: excused(`the column ${column.name}`, column),
        holds: true,
      };
    }
  }
}

function* oddIn(catalogues: readonly Catalogue[]): Iterable<Odd> {
  const columns = catalogues.flatMap((each) => [...each.columns.values()]).filter(({ list }) => !list);
  // A column of the same name in another system is the same.
  const byName = [...new Map(columns.map((column) => [column.name, column])).values()];
  const entries = catalogues.flatMap((each) => [...each.entries.values()]);
  if (entries.length <= leastEntries) return;
  const measured = grouped(
    byName.filter(({ unit }) => unit !== undefined),
    ({ unit }) => (unit ? unitWord(unit) : ''),
  );
  for (const alike of measured.values()) yield* oddOrders(alike, entries);
  yield* oddWords(
    byName.filter(({ kind }) => kind === 'values' || kind === 'reference'),
    entries,
  );
  yield* oddEnded(
    byName.filter(({ kind }) => kind === 'boolean'),
    entries,
  );
}

/** Of one entry the order that is told is one of two columns, and then that in which the others come nearest to it. */
function oddOrders(columns: readonly Column[], entries: readonly Entry[]): readonly Odd[] {
  const found: (Odd & { readonly limits: number; readonly nearest: number })[] = [];
  for (const column of columns)
    for (const [index, limit] of columns.entries())
      for (const more of [undefined, ...columns.slice(index + 1)]) {
        if (limit === column || more === column) continue;
        const limits = more ? [limit, more] : [limit];
        let nearest = Number.POSITIVE_INFINITY;
        const odd = theOneOf(entries, [column, ...limits], isNumber, (own, ...rest) => {
          const room = sumOf(rest) - own;
          if (room >= 0) nearest = Math.min(nearest, room);
          return room < 0;
        });
        if (!odd) continue;
        const [own, ...rest] = odd.values;
        const than = limits.map(({ name }, at) => `${name} (${rest[at]})`).join(' and ');
        const what = `is ${own}, above ${than}${more ? ' together' : ''}`;
        found.push({ ...odd, column, what, limits: limits.length, nearest });
      }
  return found.sort((one, other) => one.limits - other.limits || one.nearest - other.nearest);
}

/** Two columns that say the same, of whatever catalogues their words are. */
function* oddWords(columns: readonly Column[], entries: readonly Entry[]): Iterable<Odd> {
  for (const [index, column] of columns.entries())
    for (const other of columns.slice(index + 1)) {
      const found = theOneOf(entries, [column, other], isText, (one, two) => one !== two);
      if (!found) continue;
      const [own, beside] = found.values;
      yield { ...found, column: other, what: `is ${beside}, and ${column.name} is ${own}` };
    }
}

/** Of entries that are offered no longer the one of which something is not so that is so of all others. */
function* oddEnded(columns: readonly Column[], entries: readonly Entry[]): Iterable<Odd> {
  const ended = entries.filter(({ validTo }) => validTo !== undefined);
  for (const column of columns) {
    const found = theOneOf(ended, [column], isTruth, (truth) => !truth);
    if (found) yield { ...found, column, what: 'is false of an entry that is offered no longer' };
  }
}

/** The one entry of which something is so, of all that have a value in each of the columns. */
function theOneOf<T>(
  entries: readonly Entry[],
  columns: readonly Column[],
  isValue: (cell: unknown) => cell is T,
  isSo: (first: T, ...rest: readonly T[]) => boolean,
): (Pick<Odd, 'entry' | 'others'> & { readonly values: readonly T[] }) | undefined {
  let others = 0;
  let odd: { readonly entry: Entry; readonly values: readonly T[] } | undefined;
  for (const entry of entries) {
    const values = columns.map(({ name }): unknown => entry.cells[name]).filter(isValue);
    const [first, ...rest] = values;
    if (first === undefined || values.length < columns.length) continue;
    if (!isSo(first, ...rest)) others++;
    else if (odd) return undefined;
    else odd = { entry, values };
  }
  return odd && others >= leastEntries ? { ...odd, others } : undefined;
}

const isNumber = (cell: unknown): cell is number => typeof cell === 'number';
const isTruth = (cell: unknown): cell is boolean => typeof cell === 'boolean';
const isText = (cell: unknown): cell is string => typeof cell === 'string';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
