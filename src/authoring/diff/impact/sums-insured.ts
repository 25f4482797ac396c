import type { Case } from '../../../case/case.js';
import { attributeOf } from '../../../case/case-object.js';
import type { RuleSet } from '../../../rules/model/rule-set.js';

/** Amounts by the word of their unit: `EUR` for lump sums, `EUR/year` for regular ones. */
export type Sums = Readonly<Record<string, number>>;

/** The members of a benefit that say its sum (specification, "Benefit rules"), by the names of the rule data. */
const sumFacts = ['sumInsured', 'benefitSum'] as const;

/** What the benefits of a case insure, as it is stored. */
export function sumsInsured(stored: Case, { objects, units }: RuleSet): Sums {
  const benefit = [...objects.values()].find(({ parts }) => parts);
  const attributes = sumFacts.flatMap((fact) => benefit?.attributes.get(fact) ?? []);
  const sums: Record<string, number> = {};
  for (const object of stored.objects)
    for (const { id, storedOn } of attributes) {
      const value = object.element === storedOn ? attributeOf(object, id)?.value : undefined;
      if (value?.kind !== 'number' || value.value === 0) continue;
      const unit = units.byId.get(value.unit)?.word ?? `unit ${value.unit}`;
      sums[unit] = (sums[unit] ?? 0) + value.value;
    }
  return sums;
}
