import type { AskedQuestion } from '../questions/asked-question.js';
import type { Item } from '../questions/items.js';

/** An item with the questions that are shown in it; only shown items are assessed. */
export interface AssessedItem {
  readonly item: Item;
  readonly questions: readonly AssessedQuestion[];
}

export interface AssessedQuestion {
  readonly asked: AskedQuestion;
  readonly mandatory: boolean;
  readonly answered: boolean;
}
