import { entryOf } from '../inputs/entry-value.js';
import { type AskedQuestion, storedAnswer } from '../questions/asked-question.js';

/** The code that is stored for a question and is in no list (any more); undefined where there is none. */
export function danglingCode(asked: Pick<AskedQuestion, 'question' | 'carriers'>): string | undefined {
  const { catalogue } = asked.question.attribute;
  const value = catalogue && storedAnswer(asked)?.value;
  if (!catalogue || entryOf(catalogue, value)) return undefined;
  if (value?.kind === 'reference') return String(value.id);
  return value?.kind === 'keyed' ? value.key : undefined;
}
