import type { RuleSet } from './rule-set.js';
import { withMeaning } from './with-meaning.js';

/** What is said of a source type that a rule set does not have: those that it has, with names in a locale. */
export function noSourceType({ sourceTypes }: RuleSet, id: number, locale: string): string {
  return `${id} is none of ${sourceTypes.map((each) => withMeaning(each.id, each.name, locale)).join(', ')}`;
}
