import type { Attribute } from '../rules/model/attribute.js';
import { askedAttribute } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';

/** What questions ask for, and what their answers set beside it. That they set it to 0 gives it no value of its own. */
export function askedAttributes({ bySourceType }: CaseRules['screens']): ReadonlySet<Attribute> {
  const asked = new Set<Attribute>();
  const add = (attribute: Attribute): void => {
    if (asked.has(attribute)) return;
    asked.add(attribute);
    for (const effect of attribute.alsoSets) add(effect.attribute);
  };
  for (const { screens } of bySourceType.values())
    for (const { questions } of screens) for (const question of questions) add(askedAttribute(question));
  return asked;
}
