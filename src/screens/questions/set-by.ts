import { append } from '../../lists/append.js';
import { remembered } from '../../lists/remembered.js';
import type { Attribute, SideEffect } from '../../rules/model/attribute.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { Instance } from '../../rules/program/program.js';
import { reachedBy } from './reached-by.js';

/** An attribute of an object of a case. */
export interface AttributeOfObject {
  readonly instance: Instance;
  readonly attribute: Attribute;
}

/** An attribute that sets another one too, with the relation on which the other one is set. */
interface Setter extends Pick<SideEffect, 'relation'> {
  readonly attribute: Attribute;
}

const settersOfRules = new WeakMap<RuleSet, ReadonlyMap<Attribute, readonly Setter[]>>();

const settersIn = (ruleSet: RuleSet): ReadonlyMap<Attribute, readonly Setter[]> =>
  remembered(settersOfRules, ruleSet, () => {
    const setters = new Map<Attribute, Setter[]>();
    for (const kind of ruleSet.objects.values())
      for (const attribute of kind.attributes.values())
        for (const { attribute: set, relation } of attribute.alsoSets)
          append(setters, set, relation === undefined ? { attribute } : { attribute, relation });
    return setters;
  });

/** The attributes whose answers `alsoSets` an attribute, at once or by way of another one. */
export const attributesThatSet = (attribute: Attribute, ruleSet: RuleSet): readonly Attribute[] =>
  (settersIn(ruleSet).get(attribute) ?? []).flatMap(({ attribute: setter }) => [
    setter,
    ...attributesThatSet(setter, ruleSet),
  ]);

/** Whose answers in a case `alsoSets` an attribute of an object, at once or by way of another one. */
export function answersThatSet({ instance, attribute }: AttributeOfObject): readonly AttributeOfObject[] {
  const { view } = instance;
  const setters = settersIn(view.program.ruleSet).get(attribute) ?? [];
  return setters.flatMap(({ attribute: setter, relation }) =>
    (relation === undefined ? [instance] : view.instancesOf(setter.object))
      .filter((object) => relation === undefined || isReached(object, relation, instance))
      .map((object) => ({ instance: object, attribute: setter }))
      .flatMap((answer) => [answer, ...answersThatSet(answer)]),
  );
}

function isReached(from: Instance, relation: string, object: Instance): boolean {
  const path = from.kind.relations.get(relation);
  return path !== undefined && reachedBy(from.view.program, from, path).includes(object);
}
