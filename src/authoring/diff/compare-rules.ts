import { type Change, groups, kindsOfThings } from './change.js';
import type { SystemChange } from './changes/compare-items.js';
import { compareSystem } from './changes/compare-system.js';
import { mergedChanges } from './changes/merged-changes.js';
import type { Renames } from './items/names.js';
import type { FindPlace } from './items/item-maker.js';
import type { WholeSystem } from './items/system-items.js';
import type { RulesState } from './rules-state.js';
import { screensOf } from '../../screens/model/systems.js';
import { byText } from '../../text/by-text.js';

/** What differs between two states of rules and screens. */
export interface RulesComparison {
  /** What reaches customers first. */
  readonly changes: readonly Change[];
  /** By rule system: what is called otherwise now. */
  readonly renames: ReadonlyMap<string, Renames>;
}

/**
 * Compares two states of all rule systems as they are loaded, never as they are written: what only stands elsewhere, or
 * is written otherwise, is no change. What systems share is told once.
 */
export function compareRules(old: RulesState, now: RulesState): RulesComparison {
  const [before, after] = [wholeSystems(old), wholeSystems(now)];
  const changes: Change[] = [];
  const renames = new Map<string, Renames>();
  for (const name of new Set([...after.keys(), ...before.keys()])) {
    const [was, is] = [before.get(name), after.get(name)];
    const found = was && is ? compareSystem(was, is) : { changes: [wholeSystem(name, is !== undefined)] };
    if ('renames' in found) renames.set(name, found.renames);
    changes.push(...found.changes.map((change) => ({ ...change, systems: [name] })));
  }
  return { changes: mergedChanges(changes).toSorted(inOrder), renames };
}

function wholeSystems({ systems, places, rulesFolder, screensFolder }: RulesState): ReadonlyMap<string, WholeSystem> {
  return new Map(
    systems.ruleSets.map((ruleSet) => {
      const { system } = ruleSet;
      const others = systems.ruleSets.map((each) => each.system).filter((name) => name !== system);
      const find: FindPlace = (ending, ...path) => places.find(system, others, ending, ...path);
      return [system, { ruleSet, screens: screensOf(systems, ruleSet), rulesFolder, screensFolder, find }];
    }),
  );
}

const wholeSystem = (name: string, isNew: boolean): SystemChange => ({
  group: 'customers',
  kind: isNew ? 'added' : 'removed',
  about: 'rule system',
  name,
  sentence: isNew ? `Added the rule system ${name}.` : `Removed the rule system ${name}.`,
});

const kinds = Object.keys(kindsOfThings);
const rank = ({ group, about }: Change): readonly number[] => [groups.indexOf(group), kinds.indexOf(about)];

function inOrder(a: Change, b: Change): number {
  const [[group = 0, kind = 0], [otherGroup = 0, otherKind = 0]] = [rank(a), rank(b)];
  return group - otherGroup || kind - otherKind || byText(a.name, b.name);
}
