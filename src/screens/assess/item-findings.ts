import type { CompiledScreen } from '../questions/compiled-screen.js';
import type { Item } from '../questions/items.js';

/** Of each question of an item how many of its conditions hold; of an item that is not shown `hidden`. */
export type Reached = readonly number[];
export const hidden: Reached = [];

/**
 * What was found of an item. Nothing of a case is in it, so that it stays true in every state that differs in nothing
 * on which it rests.
 */
export interface ItemFindings {
  readonly screen: CompiledScreen;
  readonly objectId: number;
  readonly reached: Reached;
  /** Whether a mandatory question is not answered; undefined until somebody asks. */
  isOpen: boolean | undefined;
  /** Whether an answer is a code that is in no list; undefined until somebody asks. */
  hasDanglingCode: boolean | undefined;
}

/** Whether something was found of this item. */
export const areOf = ({ screen, objectId }: ItemFindings, item: Pick<Item, 'screen' | 'instance'>): boolean =>
  screen === item.screen && objectId === item.instance.id;

/** What the conditions of an item come to, unless that is known. */
export const findItem = ({ screen, instance }: Item, reached = reachedIn({ screen, instance })): ItemFindings => ({
  screen,
  objectId: instance.id,
  reached,
  isOpen: undefined,
  hasDanglingCode: undefined,
});

const reachedIn = ({ screen, instance }: Pick<Item, 'screen' | 'instance'>): Reached =>
  screen.shownWhen.truth(instance) === 'true' ? screen.asking.reached(instance) : hidden;
