import { allItems, isNamed, type Item, type ItemKey } from './items.js';
import type { SourceProgram } from './source-program.js';
import type { CaseView } from '../../rules/program/program.js';

/** The items of a case around one, shown or not. */
export interface ItemsAround {
  readonly before: ReadonlySet<Item>;
  readonly after: ReadonlySet<Item>;
}

/** What stands around an item; around one that has gone, by its person, its screen and its object's id. */
export function itemsAround(key: ItemKey, source: SourceProgram, view: CaseView): ItemsAround {
  const all = allItems(source, view);
  const present = all.findIndex((item) => isNamed(item, key));
  const index = present < 0 ? placeOfGone(key, source, all) : present;
  return { before: new Set(all.slice(0, index)), after: new Set(all.slice(present < 0 ? index : index + 1)) };
}

/** How many items stand before one that has gone. */
function placeOfGone(key: ItemKey, source: SourceProgram, all: readonly Item[]): number {
  const screens = source.screens.map(({ definition }) => definition.key);
  const scope = source.screens.find(({ definition }) => definition.key === key.screen)?.definition.scope;
  const gone = rank(scope, scope === 'person' ? key.objectId : key.personId, screens.indexOf(key.screen), key.objectId);
  const next = all.findIndex((item) => compare(rankOf(item, screens), gone) > 0);
  return next < 0 ? all.length : next;
}

/**
 * What the order of items goes by (design of screens, "Moving"): case, nobody, persons; then the screen, then the
 * object.
 */
const rank = (
  scope: string | undefined,
  personId: number | undefined,
  screen: number,
  objectId: number,
): readonly number[] => (scope === 'case' ? [0, 0, screen, 0] : [1, personId ?? 0, screen, objectId]);

const rankOf = ({ screen, instance, person }: Item, screens: readonly string[]): readonly number[] =>
  rank(screen.definition.scope, person?.id, screens.indexOf(screen.definition.key), instance.id);

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((part, index) => part - (b[index] as number)).find((difference) => difference !== 0) ?? 0;
