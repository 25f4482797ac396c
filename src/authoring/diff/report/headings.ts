import type { Group } from '../change.js';

/** What the groups of changes are called. */
export const headings: Readonly<Record<Group, string>> = {
  customers: 'What reaches customers',
  texts: 'Texts',
  internals: 'What only authors see',
};
