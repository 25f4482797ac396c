import type { RuleSet } from '../../../rules/model/rule-set.js';
import type { Names } from './names.js';

/** A path from an object to an attribute, as a rule names what it concerns, in the names of the new state. */
export function pathForm(path: string, scope: string, { objects }: RuleSet, names: Names): string {
  let kind = objects.get(scope);
  const steps = path.split('.').map((step) => {
    const relation = kind?.relations.get(step);
    const thing = relation ?? kind?.attributes.get(step) ?? kind?.facts.get(step);
    if (relation) kind = objects.get(relation.target);
    return thing ? names.referenceTo(thing) : step;
  });
  return steps.join('/');
}
