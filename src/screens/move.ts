import type { AssessedItem, Assessment } from './assessment.js';
import type { Command } from './commands.js';
import { allItems, sameItem } from './items.js';
import type { CaseView } from '../rules/evaluate/view.js';
import { isConsistent } from './question-findings.js';
import type { SourceProgram } from './source-program.js';

/** Where a command leads, and whether open mandatory questions say so there (design of screens, "Moving"). */
export interface Destination {
  readonly item: AssessedItem;
  readonly namesOpenQuestions: boolean;
}

/** The item a command was sent from, and the order in which its items stood then. */
export interface Departure {
  readonly screen: string;
  readonly objectId: number;
  readonly order: readonly ItemKey[];
}

export interface ItemKey {
  readonly screen: string;
  readonly objectId: number;
}

/** All items in their order, shown or not, as keys that outlive the view. */
export const itemOrder = (source: SourceProgram, view: CaseView): readonly ItemKey[] =>
  allItems(source, view).map(({ screen, instance }) => ({ screen: screen.definition.key, objectId: instance.id }));

/** The item to show next; undefined when there is nothing to show (612). */
export function move(command: Command, departure: Departure, assessment: Assessment): Destination | undefined {
  const { items } = assessment;
  const last = items.at(-1);
  if (!last) return undefined;
  const here = find(items, departure);
  const to = (item: AssessedItem, namesOpenQuestions = false): Destination => ({ item, namesOpenQuestions });
  const firstInconsistent = (): AssessedItem => items.find((item) => !isConsistent(assessment, item)) ?? last;
  switch (command.kind) {
    case 'next': {
      const next = here ? items[items.indexOf(here) + 1] : following(departure, departure.order, items);
      return next ? to(next) : to(firstInconsistent(), true);
    }
    case 'previous':
      return to((here ? items[items.indexOf(here) - 1] : preceding(departure, departure.order, items)) ?? items[0] ?? last);
    case 'finish':
      return to(firstInconsistent(), true);
    case 'goto':
      return to(find(items, command) ?? following(command, itemOrder(assessment.source, assessment.view), items) ?? last);
    case 'refresh':
      return to(here ?? following(departure, departure.order, items) ?? last, true);
    default:
      return to(here ?? following(departure, departure.order, items) ?? last);
  }
}

const find = (items: readonly AssessedItem[], { screen, objectId }: ItemKey): AssessedItem | undefined =>
  items.find(({ item }) => sameItem(item, screen, objectId));

/** The next shown item after one that is not, or no longer, shown. */
const following = (gone: ItemKey, order: readonly ItemKey[], items: readonly AssessedItem[]): AssessedItem | undefined =>
  firstOf(order.slice(positionOf(gone, order) + 1), items);

/** The shown item before one that is not, or no longer, shown. */
const preceding = (gone: ItemKey, order: readonly ItemKey[], items: readonly AssessedItem[]): AssessedItem | undefined =>
  firstOf(order.slice(0, Math.max(0, positionOf(gone, order))).reverse(), items);

const positionOf = (key: ItemKey, order: readonly ItemKey[]): number =>
  order.findIndex(({ screen, objectId }) => screen === key.screen && objectId === key.objectId);

function firstOf(keys: readonly ItemKey[], items: readonly AssessedItem[]): AssessedItem | undefined {
  for (const key of keys) {
    const item = find(items, key);
    if (item) return item;
  }
  return undefined;
}
