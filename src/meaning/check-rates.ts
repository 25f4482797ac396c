import type { ParameterSet } from '../rules/model/rule-set.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Everywhere } from './everywhere.js';

/** So many times the worth that another parameter set gives a currency, no two rates of about the same day differ. */
const mostApart = 2;
/**
 * As logarithms: two worths of which one is the other upside down are so near to that, and so far from being the same.
 */
const upsideDown = { nearest: 0.08, apart: 0.12 };

/** Currencies that a parameter set takes and cannot convert, and worths that cannot both be right. */
export function* checkRates({ ruleSet }: CaseRules): Iterable<Everywhere> {
  const sets = [...ruleSet.parameterSets.values()];
  for (const set of sets) {
    const { id, currencies, exchangeRates, places } = set;
    const [first, ...others] = currencies.map(({ word }) => word);
    const at = (places.get('exchangeRates') ?? places.get('currencies'))?.at;
    if (first === undefined || !at) continue;
    for (const word of others)
      yield {
        about: 'rules',
        at,
        code: 'missing-rate',
        message: `the parameter set ${id} takes ${word} and has no rate for it: no limit can be compared with such an amount`,
        holds: !exchangeRates.has(word),
      };
    for (const word of others)
      for (const other of sets) {
        const [here, there] = [worthOf(word, first, set), worthOf(word, first, other)];
        if (other === set || here === undefined || there === undefined) continue;
        yield {
          about: 'rules',
          at,
          code: 'different-rates',
          message: `one ${word} is worth ${short(here)} ${first} here, and ${short(there)} in the parameter set ${other.id}; one of the rates is wrong`,
          holds: Math.max(here / there, there / here) > mostApart || isUpsideDown(here, there),
        };
      }
  }
}

/** What one unit of a currency is worth in another by the rates of a set; undefined when they do not say. */
function worthOf(word: string, inWord: string, { currencies, exchangeRates }: ParameterSet): number | undefined {
  const inFirst = (each: string): number | undefined => (each === currencies[0]?.word ? 1 : exchangeRates.get(each));
  const [one, other] = [inFirst(word), inFirst(inWord)];
  return one === undefined || other === undefined ? undefined : one / other;
}

/** A rate that says what one of the first currency is worth in the other, and not what one of the other is worth. */
const isUpsideDown = (here: number, there: number): boolean =>
  Math.abs(Math.log(here * there)) < upsideDown.nearest && Math.abs(Math.log(here / there)) > upsideDown.apart;

const short = (rate: number): number => Number(rate.toPrecision(3));
