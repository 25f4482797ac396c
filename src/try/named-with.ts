import type { GuideItem } from '../screens/model/guide.js';

/** The person of an item, where its name does not say whose it is. */
export const ofPerson = (name: string, item: GuideItem | undefined): string =>
  item === undefined || name.includes(item.personName) ? '' : item.personName;

/** What is of an item, with its person. */
export function namedWith(name: string, item: GuideItem | undefined): string {
  const person = ofPerson(name, item);
  return person === '' ? name : `${name} – ${person}`;
}
