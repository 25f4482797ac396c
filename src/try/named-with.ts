import type { GuideItem } from '../screens/model/guide.js';
import type { Words } from './words/language.js';

const roles = { assured: 'roleAssured', policyHolder: 'rolePolicyHolder' } as const;

/** The person of an item with what they are to the contract: `Jane Doe (assured person)`; empty where there is none. */
export function personOf({ personName, personID, personRoles }: GuideItem, words: Words): string {
  const name = personName || personID;
  return name === '' ? '' : `${name} (${personRoles.map((role) => words[roles[role]]).join(', ')})`;
}

/** The person of an item, where its name does not say whose it is. */
export const ofPerson = (name: string, item: GuideItem | undefined, words: Words): string =>
  item === undefined || name.includes(item.personName) ? '' : personOf(item, words);

/** What is of an item, with its person. */
export function namedWith(name: string, item: GuideItem | undefined, words: Words): string {
  const person = ofPerson(name, item, words);
  return person === '' ? name : `${name} – ${person}`;
}
