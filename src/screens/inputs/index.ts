import type { CompiledQuestion } from '../questions/compiled-screen.js';
import { dateInput } from './date.js';
import type { Input } from './input.js';
import { numberInput } from './number.js';
import { objectChoiceInput } from './object-choice.js';
import { objectsInput, searchInput } from './search.js';
import { selectionInput } from './selection.js';
import { textInput } from './text.js';

/** The kinds of input. Some ask what others could ask as well, and stand before them. */
const inputs: readonly Input[] = [
  objectsInput,
  objectChoiceInput,
  searchInput,
  selectionInput,
  dateInput,
  numberInput,
  textInput,
];

/** The input that a question is asked with: the first that asks it. */
export function inputOf(question: CompiledQuestion): Input {
  const found = inputs.find((input) => input.asks(question));
  if (!found) throw new Error(`there is no input for the question ${question.definition.key}`);
  return found;
}
