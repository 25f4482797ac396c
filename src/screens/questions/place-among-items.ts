import { allItems, isNamed, type Item, type ItemKey } from './items.js';
import type { SourceProgram } from './source-program.js';
import type { CaseView } from '../../rules/program/program.js';

/** Where an item stands. */
export interface PlaceAmongItems {
  /** How many items stand before it. */
  readonly index: number;
  /** Whether it is still there itself. */
  readonly isThere: boolean;
}

/**
 * Where an item stands among all of the case, shown or not; one that has gone, where it would stand by its person, its
 * screen and its object's id.
 */
export function placeAmongItems(key: ItemKey, source: SourceProgram, view: CaseView): PlaceAmongItems {
  const all = allItems(source, view);
  const present = all.findIndex((item) => isNamed(item, key));
  if (present >= 0) return { index: present, isThere: true };
  const screens = source.screens.map(({ definition }) => definition.key);
  const scope = source.screens.find(({ definition }) => definition.key === key.screen)?.definition.scope;
  const gone = rank(scope, scope === 'person' ? key.objectId : key.personId, screens.indexOf(key.screen), key.objectId);
  const next = all.findIndex((item) => compare(rankOf(item, screens), gone) > 0);
  return { index: next < 0 ? all.length : next, isThere: false };
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
): readonly number[] => (scope === 'case' ? [0, screen] : [1, personId ?? 0, screen, objectId]);

const rankOf = ({ screen, instance, person }: Item, screens: readonly string[]): readonly number[] =>
  rank(screen.definition.scope, person?.id, screens.indexOf(screen.definition.key), instance.id);

function compare(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}
