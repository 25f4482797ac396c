import type { CaseObject, ElementName } from '../../case/case-object.js';
import { remembered } from '../../lists/remembered.js';
import { benefitParts, type ObjectKind } from '../model/object-kind.js';
import type { RuleSet } from '../model/rule-set.js';

/**
 * Kinds by what a case object says of itself; benefits are known by their element, since Benefit and Payment share a
 * type id.
 */
type KindIndex = Readonly<Record<ElementName, ReadonlyMap<number, ObjectKind>>>;
const indexes = new WeakMap<RuleSet, KindIndex>();

/**
 * The kind that a case object belongs to (each part of a benefit triple to `benefit`), or undefined when the rules have
 * none.
 */
export const kindOfObject = (
  ruleSet: RuleSet,
  { element, typeId }: Pick<CaseObject, 'element' | 'typeId'>,
): ObjectKind | undefined => remembered(indexes, ruleSet, () => indexOf(ruleSet))[element].get(typeId);

function indexOf({ objects }: RuleSet): KindIndex {
  const index = {
    CaseObject: new Map<number, ObjectKind>(),
    Benefit: new Map<number, ObjectKind>(),
    EventPayment: new Map<number, ObjectKind>(),
    Payment: new Map<number, ObjectKind>(),
  };
  for (const kind of objects.values()) {
    if (!kind.parts) index.CaseObject.set(kind.type, kind);
    else for (const element of benefitParts) index[element].set(kind.parts[element].type, kind);
  }
  return index;
}
