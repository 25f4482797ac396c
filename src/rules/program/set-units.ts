import { remembered } from '../../lists/remembered.js';
import { Gap } from '../values/gap.js';
import type { Attribute } from '../model/attribute.js';
import type { ParameterSet, RuleSet } from '../model/rule-set.js';
import { dimensionOf, plainFactor, type Unit, type UnitSpec } from '../model/unit.js';
import { significant } from '../values/significant.js';

/** How a number in one unit becomes a number in another one; a Gap when it cannot. */
export type Conversion = ((value: number) => number | Gap) | Gap;

const unchanged = (value: number): number => value;

/** The units of a rule set as a parameter set has them: what `currency` stands for, and its exchange rates. */
export class SetUnits {
  readonly #ofAttributes = new Map<Attribute, readonly Unit[]>();

  constructor(
    private readonly ruleSet: RuleSet,
    private readonly parameterSet: ParameterSet,
  ) {}

  /** The unit of the catalogue that a declared unit stands for. */
  unitFor(spec: UnitSpec | undefined): Unit {
    if (spec?.kind === 'unit') return spec.unit;
    const [currency] = this.parameterSet.currencies;
    if (spec?.kind === 'currency' && currency) return currency;
    const word = spec?.kind === 'currencyPerTime' ? `${currency?.word}/${spec.per.word}` : 'number';
    const unit = this.ruleSet.units.byWord.get(word);
    if (!unit) throw new Error(`the parameter set ${this.parameterSet.id} needs the unit ${word}`);
    return unit;
  }

  /** The units a value of the attribute may be given in. */
  unitsOf(attribute: Attribute): readonly Unit[] {
    return remembered(this.#ofAttributes, attribute, () => this.#unitsOf(attribute));
  }

  #unitsOf(attribute: Attribute): readonly Unit[] {
    const declared = this.unitFor(attribute.unit);
    const currencies = new Set(this.parameterSet.currencies.map(({ word }) => word));
    const others = [...this.ruleSet.units.byWord.values()].filter(
      (unit) =>
        unit !== declared &&
        unit.dimension === declared.dimension &&
        (unit.currency === undefined || currencies.has(unit.currency)),
    );
    return [declared, ...others];
  }

  conversion(from: Unit, to: UnitSpec | undefined): Conversion {
    const plain = plainFactor({ kind: 'unit', unit: from });
    const target = plainFactor(to);
    if (plain !== undefined && target !== undefined)
      return plain === target ? unchanged : (value) => significant((value * plain) / target);
    const unit = to && this.unitFor(to);
    if (!unit || unit.dimension !== from.dimension)
      return new Gap('failed', `${from.word} is no unit of ${to ? dimensionOf(to) : 'numbers'}`);
    if (unit === from) return unchanged;
    const [rate, targetRate] = [this.#rate(from.currency), this.#rate(unit.currency)];
    if (rate instanceof Gap) return rate;
    if (targetRate instanceof Gap) return targetRate;
    return (value) =>
      significant(((value * from.factor + from.offset) * rate - unit.offset * targetRate) / (unit.factor * targetRate));
  }

  /** What one of a currency is worth in the parameter set's own. */
  #rate(currency: string | undefined): number | Gap {
    if (currency === undefined || currency === this.parameterSet.currencies[0]?.word) return 1;
    const rate = this.parameterSet.exchangeRates.get(currency);
    return rate === undefined ? new Gap('failed', `no exchange rate for ${currency}`) : rate;
  }
}
