import type { Value } from '../../case/values/value.js';
import type { Catalogue } from '../../rules/model/catalogue.js';
import { entryOf } from '../inputs/entry-value.js';
import { type AskedQuestion, storedAnswer } from '../questions/asked-question.js';

/** Whether a stored value is a code that is in no list (any more). */
export const isDangling = (catalogue: Catalogue, value: Value): boolean =>
  (value.kind === 'reference' || value.kind === 'keyed') && !entryOf(catalogue, value);

/** The code that is stored for a question and is in no list; undefined where there is none. */
export function danglingCode(asked: AskedQuestion): string | undefined {
  const { catalogue } = asked.question.attribute;
  const value = catalogue && storedAnswer(asked)?.value;
  if (!value || !isDangling(catalogue, value)) return undefined;
  return value.kind === 'reference' ? String(value.id) : value.kind === 'keyed' ? value.key : undefined;
}
