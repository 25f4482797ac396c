import { attributeOf, setAttribute } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import { kindOfObject } from './kind-of-object.js';
import type { RuleSet } from '../model/rule-set.js';

/**
 * Gives a case an id: `Id` and attribute 0 of the Application always equal the case id under which it is stored
 * (decisions, "Cases").
 */
export function identifyCase(subject: Case, ruleSet: RuleSet, id: string): void {
  subject.id = id;
  const value = { kind: 'string', value: id } as const;
  for (const object of subject.objects) {
    const kind = kindOfObject(ruleSet, object);
    const applicationId = kind?.name === 'case' ? kind.attributes.get('applicationId') : undefined;
    if (!applicationId) continue;
    const present = attributeOf(object, applicationId.id);
    if (present) present.value = value;
    else setAttribute(object, applicationId.id, value);
  }
}
