import type { AssessedItem } from '../assess/assessed-item.js';
import type { Assessment } from '../assess/assessment.js';
import type { Command } from './capture.js';
import { isNamed, type ItemKey } from '../questions/items.js';
import { itemsAround } from '../questions/items-around.js';
import { isConsistent } from '../assess/question-findings.js';

/** Where a command leads, and whether open mandatory questions say so there (design of screens, "Moving"). */
export interface Destination {
  readonly item: AssessedItem;
  readonly namesOpenQuestions: boolean;
}

/** The item to show next, after a command sent from the departure; undefined when there is nothing to show (612). */
export function move(command: Command, departure: ItemKey, assessment: Assessment): Destination | undefined {
  const { source, view, items } = assessment;
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last) return undefined;
  const to = (item: AssessedItem, namesOpenQuestions = false): Destination => ({ item, namesOpenQuestions });
  const firstInconsistent = (): AssessedItem => items.find((item) => !isConsistent(assessment, item)) ?? last;
  const nextTo = (key: ItemKey): AssessedItem | undefined => {
    const { after } = itemsAround(key, source, view);
    return items.find(({ item }) => after.has(item));
  };
  const itself = (key: ItemKey): AssessedItem => items.find(({ item }) => isNamed(item, key)) ?? nextTo(key) ?? last;
  switch (command.kind) {
    case 'next': {
      const next = nextTo(departure);
      return next ? to(next) : to(firstInconsistent(), true);
    }
    case 'previous': {
      const { before } = itemsAround(departure, source, view);
      return to(items.findLast(({ item }) => before.has(item)) ?? first);
    }
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
