import type { AssessedItem } from '../assess/assessed-item.js';
import type { Assessment } from '../assess/assessment.js';
import type { Command } from './capture.js';
import { allItems, isNamed, type ItemKey } from '../questions/items.js';
import { placeAmongItems } from '../questions/place-among-items.js';
import { isConsistent } from '../assess/question-findings.js';

/** Where a command leads, and whether open mandatory questions say so there (design of screens, "Moving"). */
export interface Destination {
  readonly item: AssessedItem;
  readonly namesOpenQuestions: boolean;
}

/** The item to show next, after a command sent from the departure; undefined when there is nothing to show (612). */
export function move(command: Command, departure: ItemKey, assessment: Assessment): Destination | undefined {
  const { items } = assessment;
  const last = items.at(-1);
  if (!last) return undefined;
  const to = (item: AssessedItem, namesOpenQuestions = false): Destination => ({ item, namesOpenQuestions });
  const firstInconsistent = (): AssessedItem => items.find((item) => !isConsistent(assessment, item)) ?? last;
  const itself = (key: ItemKey): AssessedItem =>
    items.find(({ item }) => isNamed(item, key)) ?? neighbours(key, assessment).next ?? last;
  switch (command.kind) {
    case 'next': {
      const { next } = neighbours(departure, assessment);
      return next ? to(next) : to(firstInconsistent(), true);
    }
    case 'previous':
      return to(neighbours(departure, assessment).previous ?? items[0] ?? last);
    case 'finish':
      return to(firstInconsistent(), true);
    case 'goto':
      return to(itself(command.item));
    case 'refresh':
      return to(itself(departure), true);
    default:
      return to(itself(departure));
  }
}

/** The shown items around one that need not be shown, or be there any more. */
function neighbours(
  key: ItemKey,
  { source, view, items }: Assessment,
): { readonly previous: AssessedItem | undefined; readonly next: AssessedItem | undefined } {
  const { index, isThere } = placeAmongItems(key, source, view);
  const all = allItems(source, view);
  const [before, after] = [new Set(all.slice(0, index)), new Set(all.slice(isThere ? index + 1 : index))];
  return {
    previous: items.filter(({ item }) => before.has(item)).at(-1),
    next: items.find(({ item }) => after.has(item)),
  };
}
