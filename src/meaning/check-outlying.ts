import { grouped } from '../lists/grouped.js';
import type { Parameter, ParameterValue } from '../rules/model/parameter.js';
import type { ParameterSet, RuleSet } from '../rules/model/rule-set.js';
import { dayIn } from '../rules/values/day-in.js';
import { type Everywhere, excused, type MeaningCode } from './everywhere.js';
import { wordsOfName } from './name-words.js';

/** So many times all others a number is hardly meant: most often a digit is too much, too few or beside its place. */
const far = 8;
/** So many years ahead no date of a tariff is. */
const yearsAhead = 10;

/** The value of a parameter in one set. */
interface Given {
  readonly set: ParameterSet;
  readonly value: ParameterValue;
}

/**
 * Values of parameter sets that stand far from those of all other sets, of whatever system, dates far ahead, and texts
 * that were left as another set has them. `now`: milliseconds since 1970-01-01 UTC.
 */
export function* checkOutlying(ruleSets: readonly RuleSet[], now: number): Iterable<Everywhere> {
  const declared = ruleSets.flatMap((ruleSet) =>
    [...ruleSet.parameters.values()].map((parameter) => ({ parameter, ruleSet })),
  );
  for (const of of grouped(declared, ({ parameter }) => parameter.name).values()) {
    const given = of.flatMap(({ parameter, ruleSet }) =>
      [...ruleSet.parameterSets.values()].flatMap((set): readonly Given[] => {
        const value = set.values.get(parameter.name);
        return value ? [{ set, value }] : [];
      }),
    );
    const [{ parameter, ruleSet }] = of as [(typeof of)[number]];
    yield* farNumbers(parameter, given);
    const { year: thisYear } = dayIn(ruleSet.timeZone, now);
    for (const { set, value } of given)
      if (value.kind === 'date' && value.value.year > thisYear + yearsAhead)
        yield outlying(
          'uncertain-value',
          parameter,
          set,
          `is more than ${yearsAhead} years ahead: ${value.value.year}`,
        );
  }
  for (const ruleSet of ruleSets) yield* leftTexts(ruleSet);
}

function* farNumbers(parameter: Parameter, given: readonly Given[]): Iterable<Everywhere> {
  const isMoney = parameter.unit?.kind === 'currency' || parameter.unit?.kind === 'currencyPerTime';
  // Amounts of different currencies cannot be compared as they stand.
  const alike = isMoney ? grouped(given, ({ set }) => set.currencies[0]?.word) : new Map([['', given]]);
  for (const some of alike.values())
    for (const { set, value } of some) {
      const others = some.filter((each) => each.set !== set).flatMap((each) => numbersIn(each.value));
      const [own] = numbersIn(value);
      // Of two that differ nobody knows which is meant.
      if (own === undefined || others.length < 2) continue;
      const [least, most] = [Math.min(...others), Math.max(...others)];
      if (own >= most * far || own * far <= least)
        yield outlying('different-sizes', parameter, set, `is ${own}; other sets have ${least} to ${most}`);
    }
}

/** A number of nines stands for none. */
const numbersIn = (value: ParameterValue): readonly number[] =>
  value.kind === 'number' && value.value > 0 && !/^9{4,}$/.test(String(value.value)) ? [value.value] : [];

/** Of texts whose names begin alike, as of one insurer, all differ between two sets but one. */
function* leftTexts({ parameters, parameterSets }: RuleSet): Iterable<Everywhere> {
  const texts = [...parameters.values()].filter(({ kind }) => kind === 'text');
  const sets = [...parameterSets.values()];
  for (const family of grouped(texts, ({ name }) => wordsOfName(name)[0]).values())
    for (const [index, one] of sets.entries())
      for (const other of sets.slice(index + 1)) {
        const same = family.filter(({ name }) => {
          const [here, there] = [one.values.get(name), other.values.get(name)];
          return here?.kind === 'text' && there?.kind === 'text' && here.value === there.value;
        });
        const [left] = same;
        if (!left || same.length > 1 || family.length < 3) continue;
        const differing = family.filter((each) => each !== left).map(({ name }) => name);
        yield outlying(
          'uncertain-value',
          left,
          other,
          `is that of the set ${one.id}; ${differing.join(' and ')} differ`,
        );
      }
}

const outlying = (code: MeaningCode, parameter: Parameter, { id, places }: ParameterSet, what: string): Everywhere => ({
  about: 'rules',
  at: places.get(parameter.name)?.at ?? parameter.at,
  intended: excused(`the parameter ${parameter.name}`, parameter),
  code,
  message: `${parameter.name} of the parameter set ${id} ${what}`,
  holds: true,
});
