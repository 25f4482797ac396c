import type { CaseObject } from '../../case/case-object.js';
import type { ObjectKind } from '../model/object-kind.js';
import type { RuleSet } from '../model/rule-set.js';

/**
 * Kinds by what a case object says of itself; benefits are known by their element, since Benefit and Payment share a
 * type id.
 */
const indexes = new WeakMap<RuleSet, ReadonlyMap<string, ObjectKind>>();

/**
 * The kind that a case object belongs to (each part of a benefit triple to `benefit`), or undefined when the rules have
 * none.
 */
export function kindOfObject(
  ruleSet: RuleSet,
  { element, typeId }: Pick<CaseObject, 'element' | 'typeId'>,
): ObjectKind | undefined {
  let index = indexes.get(ruleSet);
  if (!index) {
    index = new Map(
      [...ruleSet.objects.values()].flatMap((kind) => namesOf(kind).map((name) => [name, kind] as const)),
    );
    indexes.set(ruleSet, index);
  }
  return index.get(`${element} ${typeId}`);
}

function namesOf({ type, parts }: ObjectKind): readonly string[] {
  return parts ? Object.entries(parts).map(([element, part]) => `${element} ${part.type}`) : [`CaseObject ${type}`];
}
