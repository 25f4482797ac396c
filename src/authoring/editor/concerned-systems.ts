import type { RuleSet } from '../../rules/model/rule-set.js';
import type { Systems } from '../../screens/model/systems.js';

/**
 * The systems that a file belongs to, by its name below its directory: the one whose own it is, or all that share it.
 */
export function concernedSystems(file: string, { ruleSets }: Systems): readonly RuleSet[] {
  const own = ruleSets.filter(({ system }) => file.startsWith(`${system}/`));
  return own.length > 0 ? own : ruleSets;
}
