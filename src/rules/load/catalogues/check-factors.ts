import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import { append } from '../../../lists/append.js';
import { grouped } from '../../../lists/grouped.js';
import type { Unit } from '../../model/unit.js';
import { trueSize } from './true-units.js';

/** Years of 364 and of 365 days, months of 30: conventions differ by so much, mistyped factors by far more. */
const tolerance = 0.03;

/**
 * Holds the factors of the units that everybody knows to each other, dimension by dimension: where one stands in
 * another proportion than most, its factor is wrong. `placeOf` is the place of a unit's factor.
 */
export function checkFactors(units: readonly Unit[], placeOf: (unit: Unit) => Position, findings: Findings): void {
  const known = units.flatMap((unit) => {
    const size = trueSize(unit.word);
    return size === undefined || isMoney(unit) ? [] : [{ unit, size, scale: unit.factor / size }];
  });
  for (const dimension of new Set(known.map(({ unit }) => unit.dimension))) {
    const members = known.filter(({ unit }) => unit.dimension === dimension);
    // The base unit, whose factor is 1, says what the others are: it counts first.
    const isOther = ({ unit }: { readonly unit: Unit }): number => Number(unit.factor !== 1);
    const common = commonOf(members.toSorted((one, other) => isOther(one) - isOther(other)));
    for (const { unit, size } of members) {
      const expected = size * common.scale;
      if (agree(unit.factor, expected)) continue;
      findings.error(
        placeOf(unit),
        'wrong-factor',
        `the unit "${unit.word}" has the factor ${unit.factor}; beside ${common.unit.word} with ${common.unit.factor} it would be about ${Number(expected.toPrecision(6))}`,
      );
    }
  }
}

/**
 * Whether a dimension of units that nobody knows by heart has one that the others are reckoned in: its factor is 1, and
 * where none has it, that of the first was changed. Whole numbers alone may be reckoned in something smaller.
 */
export function checkBases(units: readonly Unit[], placeOf: (unit: Unit) => Position, findings: Findings): void {
  for (const members of grouped(units, ({ dimension }) => dimension).values()) {
    const [first] = members;
    const isKnown = members.some((unit) => isMoney(unit) || trueSize(unit.word) !== undefined);
    const areWhole = members.every(({ factor }) => Number.isInteger(factor));
    if (first && !isKnown && !areWhole && members.every(({ factor }) => factor !== 1))
      findings.error(
        placeOf(first),
        'wrong-factor',
        `the unit "${first.word}" has the factor ${first.factor}, and no unit of ${first.dimension} has the factor 1; one must be what the others are reckoned in`,
      );
  }
}

/**
 * Holds the units of money to each other: one that is called by a currency has it, and a month is as long in every
 * currency.
 */
export function checkMoney(
  units: readonly Unit[],
  placeOf: (unit: Unit, column: string) => Position,
  findings: Findings,
): void {
  const currencies = new Set(units.filter(isMoney).map(({ word }) => word));
  const perTime = new Map<string, Unit[]>();
  for (const unit of units) {
    const [called = '', per] = unit.word.split('/');
    if (currencies.has(unit.currency ?? '') && unit.currency !== called && currencies.has(called))
      findings.error(
        placeOf(unit, 'currency'),
        'wrong-value',
        `the unit "${unit.word}" has the currency ${unit.currency}`,
      );
    else if (unit.currency !== undefined && per !== undefined) append(perTime, per, unit);
  }
  for (const [per, all] of perTime) {
    const [most, ...others] = [...grouped(all, ({ factor }) => factor)].sort(([, a], [, b]) => b.length - a.length);
    for (const unit of most && most[1].length > 1 ? others.flatMap(([, odd]) => odd) : [])
      findings.warning(
        placeOf(unit, 'factor'),
        'wrong-factor',
        `the unit "${unit.word}" has the factor ${unit.factor}; other currencies have ${most?.[0]} for a ${per}`,
      );
  }
}

/** What money is worth is for the exchange rates. */
const isMoney = ({ dimension }: Unit): boolean => dimension === 'currency';

const agree = (one: number, other: number): boolean => Math.abs(one / other - 1) <= tolerance;

/** The one with whose scale most agree; of two that differ the first. */
function commonOf<T extends { readonly scale: number }>(members: readonly T[]): T {
  const agreeing = ({ scale }: T): number => members.filter((other) => agree(other.scale, scale)).length;
  return members.reduce((best, member) => (agreeing(member) > agreeing(best) ? member : best));
}
