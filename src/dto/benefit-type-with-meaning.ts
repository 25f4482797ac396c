import { withMeaning } from '../rules/model/with-meaning.js';
import { attributeOfKind, type Building, kindNamed } from './building.js';

/** A benefit type as messages name it, in the locale of the request: `10 (Disability income)`. */
export function benefitTypeWithMeaning(building: Building, id = Number.NaN): string {
  const { catalogue } = attributeOfKind(kindNamed(building, 'benefit'), 'benefitType');
  return withMeaning(id, catalogue?.byId.get(id)?.name, building.locale);
}
