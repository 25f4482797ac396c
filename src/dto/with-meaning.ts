import type { Entry } from '../rules/model/catalogue.js';
import { textIn } from '../rules/model/words.js';
import { attributeOfKind, type Building, kindNamed } from './building.js';

/** The key of an entry with its meaning, as messages name it: `DIVING (Diving)`. */
export const withMeaning = ({ word, name }: Entry, locale: string): string => `${word} (${textIn(name, locale)})`;

/** A benefit type with its meaning in the locale of the request, `10 (Disability income)`; one that there is not by its id alone. */
export function benefitTypeWithMeaning(building: Building, id: number | undefined): string {
  const { catalogue } = attributeOfKind(kindNamed(building, 'benefit'), 'benefitType');
  const entry = id === undefined ? undefined : catalogue?.byId.get(id);
  return entry ? `${id} (${textIn(entry.name, building.locale)})` : String(id);
}
