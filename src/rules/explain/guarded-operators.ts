import type { PartialDate } from '../../case/values/date.js';
import type { Pattern } from '../model/pattern.js';
import { partialDate } from '../values/partial-date.js';

/** A side of a comparison as json-rules-engine gets it; what is unknown or none is undefined, in lists too. */
type Side = unknown;
type Holds = (left: never, right: never) => boolean;

const isThere = (side: Side): boolean => side !== undefined && side !== null;

/** False unless both sides are there; always a real boolean. */
const guarded =
  (holds: Holds) =>
  (left: Side, right: Side): boolean =>
    isThere(left) && isThere(right) && holds(left as never, right as never) === true;

const complete = (list: readonly Side[]): boolean => list.every(isThere);
const multiple = (value: number, step: number): boolean => {
  if (step === 0) return value === 0;
  const rest = Math.abs(value) % Math.abs(step);
  const noise = 4 * Number.EPSILON * Math.abs(value);
  return Math.min(rest, Math.abs(step) - rest) <= Math.max(1e-9 * Math.abs(step), noise);
};
const inside = (value: number, [low, high]: readonly [number, number]): boolean => !(value < low || value > high);
const wasBefore = (a: PartialDate, b: PartialDate): boolean => partialDate.latest(a) < partialDate.earliest(b);
const wasNotBefore = (a: PartialDate, b: PartialDate): boolean => partialDate.earliest(a) >= partialDate.latest(b);
const alike = (a: PartialDate, b: PartialDate): boolean => a.year === b.year && a.month === b.month && a.day === b.day;

const digit = /^[0-9]$/;
const letter = /^\p{L}$/u;
const capital = /^[A-Z]$/;
const takes = (of: Pattern[number]['of'], character: string): boolean => {
  if (typeof of !== 'string') return of.character === character;
  if (of === 'anything') return true;
  if (of === 'spaces') return character === ' ';
  if (of === 'digits') return digit.test(character);
  const letters = of === 'letters' || of === 'lettersOrDigits' ? letter : capital;
  return letters.test(character) || (of.endsWith('OrDigits') && digit.test(character));
};
/** Character by character, with the places at which each part may have begun; every place enters and leaves once. */
const fits = (text: string, pattern: Pattern): boolean => {
  const begun: number[][] = pattern.map(() => []);
  let [place, ended] = [0, false];
  for (const character of [...text, undefined]) {
    ended = place === 0;
    for (const [index, { of, least, most }] of pattern.entries()) {
      const places = begun[index] as number[];
      if (ended) places.push(place);
      while ((places[0] ?? place) < place - most) places.shift();
      ended = (places[0] ?? place + 1) <= place - least;
      if (character !== undefined && !takes(of, character)) places.length = 0;
    }
    place++;
  }
  return ended;
};

/**
 * The operators that json-rules-engine is given under the names of ours. Written without the compiled table, so that
 * the two can disagree: it is the second opinion on every violation. A list with an unknown element answers only what
 * that element cannot change.
 */
export const guardedOperators: Readonly<Record<string, (left: Side, right: Side) => boolean>> = {
  equal: guarded((a: Side, b: Side) => a === b),
  notEqual: guarded((a: Side, b: Side) => a !== b),
  lessThan: guarded((a: number, b: number) => a < b),
  lessThanInclusive: guarded((a: number, b: number) => a <= b),
  greaterThan: guarded((a: number, b: number) => a > b),
  greaterThanInclusive: guarded((a: number, b: number) => a >= b),
  in: guarded((a: Side, list: readonly Side[]) => list.indexOf(a) > -1),
  notIn: guarded((a: Side, list: readonly Side[]) => complete(list) && list.indexOf(a) === -1),
  contains: guarded((list: readonly Side[], b: Side) => list.indexOf(b) > -1),
  doesNotContain: guarded((list: readonly Side[], b: Side) => complete(list) && list.indexOf(b) === -1),
  notBetween: guarded((a: number, range: readonly [number, number]) => !inside(a, range)),
  between: guarded(inside),
  multipleOf: guarded(multiple),
  notMultipleOf: guarded((a: number, b: number) => !multiple(a, b)),
  matches: guarded(fits),
  doesNotMatch: guarded((text: string, pattern: Pattern) => !fits(text, pattern)),
  isKnown: (left, right) => isThere(left) === right,
  isConfirmed: (left, right) => (left === 'yes' || left === true) === right,
  before: guarded(wasBefore),
  notBefore: guarded(wasNotBefore),
  after: guarded((a: PartialDate, b: PartialDate) => wasBefore(b, a)),
  notAfter: guarded((a: PartialDate, b: PartialDate) => wasNotBefore(b, a)),
  sameDate: guarded(alike),
  notSameDate: guarded((a: PartialDate, b: PartialDate) => !alike(a, b) && (wasBefore(a, b) || wasBefore(b, a))),
};
