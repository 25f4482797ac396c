import { remembered } from '../../lists/remembered.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { dimensionOf, plainFactor, type UnitSpec, unitWord } from '../../rules/model/unit.js';

/** Another unit in which numbers may be meant, and how many of their own one of them is. */
interface OtherUnit {
  readonly word: string;
  readonly factor: number;
}

const unitsOfSets = new WeakMap<RuleSet, Map<string, readonly OtherUnit[]>>();

/** Units in which numbers in a unit may be meant instead. */
export const otherUnits = (ruleSet: RuleSet, unit: UnitSpec | undefined): readonly OtherUnit[] =>
  remembered(
    remembered(unitsOfSets, ruleSet, () => new Map<string, readonly OtherUnit[]>()),
    unitWord(unit),
    () => {
      const units = [...ruleSet.units.byWord.values()].filter(({ offset }) => offset === 0);
      if (unit?.kind === 'currencyPerTime')
        return units
          .filter(({ dimension, word }) => dimension === unit.per.dimension && word !== unit.per.word)
          .map((per) => ({ word: `currency/${per.word}`, factor: unit.per.factor / per.factor }));
      const plain = plainFactor(unit);
      if (plain !== undefined)
        return plain === 1 ? [{ word: 'percent', factor: 1 / 100 }] : [{ word: 'number', factor: 1 / plain }];
      if (unit?.kind !== 'unit' || unit.unit.offset !== 0) return [];
      return units
        .filter((other) => other.dimension === dimensionOf(unit) && other.word !== unit.unit.word)
        .map((other) => ({ word: other.word, factor: other.factor / unit.unit.factor }));
    },
  );
