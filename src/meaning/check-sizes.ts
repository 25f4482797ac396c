import { placeOf } from '../documents/position.js';
import type { ParameterValue } from '../rules/model/parameter.js';
import { unitWord } from '../rules/model/unit.js';
import type { ParameterSet } from '../rules/model/rule-set.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';

/** A difference of rounding is none. */
const tolerance = 1e-9;

/**
 * Parameters that one set of a system gives exactly ten, a hundred or a thousand times what another one gives: a zero
 * too many or too few, or a point that moved; and periods that another one gives in another unit. Told at the greater
 * one.
 */
export function* checkSizes({ ruleSet }: CaseRules): Iterable<Everywhere> {
  const sets = [...ruleSet.parameterSets.values()];
  for (const [index, set] of sets.entries())
    for (const other of sets.slice(index + 1))
      for (const parameter of ruleSet.parameters.values()) {
        const { name } = parameter;
        const there = numbersIn(other.values.get(name));
        const pairs = numbersIn(set.values.get(name)).map((here, end) => [here, there[end] ?? 0] as const);
        const isOtherUnit = ([one, two]: readonly [number, number]): boolean =>
          timesAsLong[unitWord(parameter.unit)]?.some((times) => isTimes(times, one, two)) ?? false;
        const inOtherUnit = pairs.find(isOtherUnit);
        const found = inOtherUnit ?? pairs.find(([one, two]) => isPowerOfTen(one, two));
        // A period is as long in every currency.
        if (!found || (!inOtherUnit && set.currencies[0]?.word !== other.currencies[0]?.word)) continue;
        const [greater, lesser] = found[0] > found[1] ? [set, other] : [other, set];
        const [at, besides] = [placeIn(greater, name), placeIn(lesser, name)];
        if (!at || !besides) continue;
        const [most, least] = [Math.max(...found), Math.min(...found)];
        yield {
          about: 'rules',
          at,
          code: 'different-sizes',
          message: `csp.${name} is ${most} here and ${least} in the parameter set ${lesser.id} (${placeOf(besides)}), exactly ${Math.round(most / least)} times as much: ${inOtherUnit ? 'was another unit of time meant?' : 'is a zero too many, or one too few there?'}`,
          intended: excused(`the parameter ${name}`, parameter),
          holds: true,
        };
      }
}

const placeIn = ({ places }: ParameterSet, name: string) => places.get(name)?.at;

/** The numbers of a value that is no table and no list. */
function numbersIn(value: ParameterValue | undefined): readonly number[] {
  if (value?.kind === 'number') return [value.value];
  return value?.kind === 'range' ? [value.low, value.high] : [];
}

/** What is that many times as long as a unit of time, or as short: a week of seven days, a year of twelve months. */
const timesAsLong: Readonly<Record<string, readonly number[]>> = {
  day: [7, 365],
  week: [7, 52],
  month: [12],
  year: [12],
};

const isTimes = (times: number, one: number, other: number): boolean =>
  one > 0 && other > 0 && (Math.abs(one - times * other) < tolerance || Math.abs(other - times * one) < tolerance);

function isPowerOfTen(one: number, other: number): boolean {
  if (one <= 0 || other <= 0 || one === other) return false;
  const power = Math.abs(Math.log10(one / other));
  return power > 0.5 && Math.abs(power - Math.round(power)) < tolerance;
}
