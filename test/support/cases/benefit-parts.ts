import type { RuleSet } from '../../../src/rules/model/rule-set.js';

/** The parts that a Benefit leads to, with the ids of the relation types. */
export function benefitParts({
  relationTypes,
}: RuleSet): readonly { readonly element: 'EventPayment' | 'Payment'; readonly relation: number }[] {
  const idOf = (key: string): number => relationTypes.get(key)?.id ?? 0;
  return [
    { element: 'EventPayment', relation: idOf('benefitEventPayment') },
    { element: 'Payment', relation: idOf('benefitPayment') },
  ];
}
