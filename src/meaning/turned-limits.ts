import { nearPairs } from '../lists/near-pairs.js';
import type { Everywhere } from './everywhere.js';
import { wordsOfName } from '../text/words-of-name.js';
import type { Parameter } from '../rules/model/parameter.js';
import { unitWord } from '../rules/model/unit.js';
import { type Given, outlying } from './given-values.js';

/**
 * Two limits whose names share a word stand in one set the other way round than in all others, of three or more; or are
 * equal in all others, where they are one limit of two things.
 */
export function* turnedLimits(all: ReadonlyMap<string, readonly Given[]>): Iterable<Everywhere> {
  const limits = [...all.values()].flatMap((given) => {
    const values = new Map(given.flatMap((each) => (each.value.kind === 'number' ? [[each.set, each] as const] : [])));
    const [first] = given;
    return first && values.size > 3 ? [{ parameter: first.parameter, values }] : [];
  });
  for (const [one, other] of nearPairs(limits)) {
    if (!areAlike(one.parameter, other.parameter)) continue;
    const signs = [...one.values].flatMap(([set, given]) => {
      const beside = other.values.get(set);
      return beside ? [{ given, beside, sign: Math.sign(numberIn(given) - numberIn(beside)) }] : [];
    });
    for (const own of signs) {
      const others = signs.filter((each) => each !== own);
      if (own.sign === 0 || others.length < 3) continue;
      const areEqual = others.every(({ sign }) => sign === 0) && areOneLimit(one.parameter, other.parameter);
      if (!areEqual && others.some(({ sign }) => sign !== -own.sign)) continue;
      const isOther = differs(own.beside, other.values) > differs(own.given, one.values);
      const [odd, against] = isOther ? [own.beside, own.given] : [own.given, own.beside];
      const [here, there] = [numberIn(odd), numberIn(against)];
      yield outlying(
        'uncertain-value',
        odd,
        `is ${here}, ${here > there ? 'above' : 'below'} ${against.parameter.name} (${there}); in all other sets it is ${areEqual ? 'equal to' : here > there ? 'below' : 'above'} that`,
      );
    }
  }
}

/** Both the highest, or the lowest, of one kind: `maximumPremiumPaymentPeriod`, `maximumInsurancePeriod`. */
function areOneLimit(one: Parameter, other: Parameter): boolean {
  const [words, beside] = [one, other].map(({ name }) => wordsOfName(name)) as [readonly string[], readonly string[]];
  return words[0] === beside[0] && words.at(-1) === beside.at(-1);
}

const numberIn = ({ value }: Given): number => (value.kind === 'number' ? value.value : Number.NaN);

function areAlike(one: Parameter, other: Parameter): boolean {
  const unit = ({ unit: of }: Parameter): string => (of === undefined ? '' : unitWord(of));
  const words = wordsOfName(other.name);
  return unit(one) === unit(other) && wordsOfName(one.name).some((word) => word.length > 2 && words.includes(word));
}

/** How far a value is from the nearest that another set has. */
function differs(own: Given, values: ReadonlyMap<unknown, Given>): number {
  const others = [...values.values()].filter(({ set }) => set !== own.set);
  return Math.min(...others.map((each) => Math.abs(Math.log(numberIn(own) / numberIn(each)))));
}
