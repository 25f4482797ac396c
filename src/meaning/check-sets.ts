import { grouped } from '../lists/grouped.js';
import type { Position } from '../documents/position.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import type { Everywhere } from './everywhere.js';
import { wordsOfName } from '../text/words-of-name.js';
import { againstTheCourse } from './courses.js';
import { type Cell, cellsOf, emptyRowOf, type Given, outlying, placeOf } from './given-values.js';
import { listedWithin } from './listed-within.js';
import { rowsApart } from './rows-apart.js';
import { turnedLimits } from './turned-limits.js';

/** So many times all others a number is hardly meant: most often a digit is too much, too few or beside its place. */
const far = 8;
/** The same where all others agree, but for amounts, which insurers choose as they like. */
const farFromAll = 3;
/** The same where a digit more or less makes it one like the others, by half as much at most beside what they are. */
const likeOthers = 1.5;

/**
 * What stands in one parameter set as in no other, of whatever system: numbers far from all others, digits in another
 * order, a code or a row that all others have, limits and columns in another order; texts that were left as another set
 * has them.
 */
export function* checkSets(ruleSets: readonly RuleSet[]): Iterable<Everywhere> {
  const all = ruleSets.flatMap((ruleSet) =>
    [...ruleSet.parameterSets.values()].flatMap((set) =>
      [...ruleSet.parameters.values()].flatMap((parameter): readonly Given[] => {
        const value = set.values.get(parameter.name);
        return value ? [{ parameter, ruleSet, set, value }] : [];
      }),
    ),
  );
  const byName = grouped(all, ({ parameter }) => parameter.name);
  const told = new Set<string>();
  const isTold = ({ file, line }: Position): boolean => told.has(`${file}:${line}`);
  for (const each of found(byName, ruleSets, isTold)) {
    if (!isTold(each.at)) yield each;
    told.add(`${each.at.file}:${each.at.line}`);
  }
}

function* found(
  byName: ReadonlyMap<string, readonly Given[]>,
  ruleSets: readonly RuleSet[],
  isTold: (at: Position) => boolean,
): Iterable<Everywhere> {
  for (const given of byName.values()) {
    yield* oddCells(given);
    yield* lostRows(given);
    yield* againstTheCourse(given);
    yield* rowsApart(given);
  }
  // A number that is far away stands in another order too, and perhaps others because of it.
  const right = [...byName].map(
    ([name, given]) => [name, given.some((each) => isTold(placeOf(each))) ? [] : given] as const,
  );
  yield* turnedLimits(new Map(right));
  yield* listedWithin(byName);
  for (const ruleSet of ruleSets) yield* leftTexts(ruleSet);
}

/** A cell together with those of the same name in other sets. */
function* oddCells(given: readonly Given[]): Iterable<Everywhere> {
  const cells = given.map((each) => ({ each, cells: cellsOf(each) }));
  for (const { each, cells: own } of cells)
    for (const cell of own.values()) {
      // Amounts of a table are one course, and each insurer has its own.
      if (cell.isMoney && each.value.kind === 'table') continue;
      const others = cells.flatMap(({ each: other, cells: beside }) => {
        const found = other.set === each.set ? undefined : beside.get(cell.name);
        // Amounts of different currencies cannot be compared as they stand.
        const isAlike = !cell.isMoney || other.set.currencies[0]?.word === each.set.currencies[0]?.word;
        return found && isAlike ? [found] : [];
      });
      const perMonth = cell.isMoney
        ? others.find(({ value }) => value === monthsInYear * Number(cell.value))
        : undefined;
      // Of two that differ otherwise nobody knows which is meant.
      if (others.length < 2 && !perMonth) continue;
      const odd = perMonth ? monthly(cell, perMonth) : oddIn(cell, others);
      if (odd)
        yield outlying(odd.code, each, `${cell.name === '' ? 'is' : `has at ${cell.name}`} ${odd.what}`, cell.at);
    }
}

const oddIn = (cell: Cell, others: readonly Cell[]): Odd =>
  typeof cell.value === 'number' ? oddNumber(cell, cell.value, others) : oddList(cell.value, others);

const monthsInYear = 12;

const monthly = ({ value }: Cell, { value: yearly }: Cell): Odd => ({
  code: 'different-sizes',
  what: `${String(value)}, a twelfth of the ${String(yearly)} that another set has: is it the amount of a month?`,
});

type Cells = readonly (string | number)[];
type Odd = { readonly code: 'different-sizes' | 'uncertain-value'; readonly what: string } | undefined;

function oddNumber({ isMoney }: Cell, own: number, others: readonly Cell[]): Odd {
  const numbers = others.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (own <= 0 || least <= 0 || numbers.length < 2) return undefined;
  const what = `${own}; other sets have ${least === most ? least : `${least} to ${most}`}`;
  const isOutside = own > most * farFromAll || own * farFromAll < least;
  const isUnlikeAll = least === most && !isMoney && isOutside;
  // Where one of the others is far from the rest, that one is told.
  const isDigit = (meant: number): boolean =>
    most <= least * farFromAll && meant * likeOthers >= least && meant <= most * likeOthers;
  const isFar =
    own >= most * far || own * far <= least || isUnlikeAll || (isOutside && [own * 10, own / 10].some(isDigit));
  if (isFar) return { code: 'different-sizes', what };
  const isBeside = own < least || own > most;
  if (isBeside && numbers.some((other) => digitsOf(other) === digitsOf(own)))
    return { code: 'uncertain-value', what: `${what}: its digits in another order` };
  return undefined;
}

/** Sorted; of one digit, or of zeros besides, there is no other order. */
const digitsOf = (number: number): string => [...String(number)].sort().join('');

/** All others list something, and this one nothing; or all others the same, and this one all but one of that. */
function oddList(own: Cells, others: readonly Cell[]): Odd {
  const lists = others.flatMap(({ value }) => (typeof value === 'number' ? [] : [value]));
  if (own.length === 0 && lists.every((list) => list.length > 0))
    return { code: 'uncertain-value', what: 'an empty list; all other sets list something' };
  const mistyped = lists.length > 1 ? mistypedIn(own, lists) : undefined;
  if (mistyped) return { code: 'uncertain-value', what: mistyped };
  const [usual] = lists;
  if (!usual || usual.length < 3 || new Set(lists.map((each) => [...each].sort().join())).size > 1) return undefined;
  const [here, there] = [own, usual].map((list) => new Set(list));
  const lost = usual.filter((item) => !here?.has(item));
  const added = own.filter((item) => !there?.has(item));
  if (lost.length !== 1 || added.length > 1) return undefined;
  const instead = added.length === 0 ? 'without' : `with ${added[0]} instead of`;
  return { code: 'uncertain-value', what: `a list ${instead} ${lost[0]}, which all other sets have` };
}

/**
 * A number that no other list has, with the digits of one that another has, or ten times or a tenth of what all have.
 */
function mistypedIn(own: Cells, lists: readonly Cells[]): string | undefined {
  for (const item of own) {
    if (typeof item !== 'number' || lists.some((list) => list.includes(item))) continue;
    const meant = lists.flat().find((each) => {
      if (typeof each !== 'number' || own.includes(each)) return false;
      if (each !== item * 10 && item !== each * 10) return digitsOf(each) === digitsOf(item);
      return lists.every((list) => list.includes(each));
    });
    if (meant !== undefined) return `a list with ${item}, which no other set has, and without ${meant}`;
  }
  return undefined;
}

/** All others ask for the same in their rows, and this one for all but one of that. */
function* lostRows(given: readonly Given[]): Iterable<Everywhere> {
  const asked = given.flatMap((each) =>
    each.value.kind === 'table'
      ? [{ each, keys: new Set([...cellsOf(each).keys()].map((name) => name.split(': ')[0])) }]
      : [],
  );
  for (const { each, keys } of asked) {
    const others = asked.filter((other) => other.each !== each).map((other) => other.keys);
    const [usual] = others;
    if (!usual || others.length < 2 || usual.size < 3) continue;
    if (others.some((other) => other.size !== usual.size || [...other].some((key) => !usual.has(key)))) continue;
    const lost = [...usual].filter((key) => !keys.has(key));
    const [row, ...more] = lost;
    if (row === undefined || more.length > 0 || ![...keys].every((key) => usual.has(key))) continue;
    const empty = emptyRowOf(each, row);
    const what = empty
      ? `gives nothing for ${row}; all other sets do`
      : `has no row for ${row}, which all other sets have`;
    yield outlying('uncertain-value', each, what, empty);
  }
}

/** Of texts whose names begin alike, as of one insurer, all differ between two sets but one. */
function* leftTexts({ parameters, parameterSets }: RuleSet): Iterable<Everywhere> {
  const texts = [...parameters.values()].filter(({ kind }) => kind === 'text');
  const sets = [...parameterSets.values()];
  for (const family of grouped(texts, ({ name }) => wordsOfName(name)[0]).values())
    for (const [index, one] of sets.entries())
      for (const set of sets.slice(index + 1)) {
        const same = family.filter(({ name }) => {
          const [here, there] = [one.values.get(name), set.values.get(name)];
          return here?.kind === 'text' && there?.kind === 'text' && here.value === there.value;
        });
        const [parameter] = same;
        if (!parameter || same.length > 1 || family.length < 3) continue;
        const differing = family.filter((each) => each !== parameter).map(({ name }) => name);
        yield outlying(
          'uncertain-value',
          { parameter, set },
          `is that of the set ${one.id}; ${differing.join(' and ')} differ`,
        );
      }
}
