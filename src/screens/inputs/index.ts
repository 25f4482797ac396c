import type { CompiledQuestion } from '../questions/compiled-screen.js';
import { dateInput } from './date.js';
import type { Input } from './input.js';
import { numberInput } from './number.js';
import { objectChoiceInput } from './object-choice.js';
import { objectsInput, searchInput } from './search.js';
import { selectionInput } from './selection.js';
import { textInput } from './text.js';

/** The input kinds by the kind of the attribute asked; a list of objects, a chosen object and a searchable code have their own. */
const inputs = {
  string: textInput,
  date: dateInput,
  number: numberInput,
  reference: selectionInput,
  internal: textInput,
} as const;

/** The input that a question is asked with. */
export function inputOf({ definition, attribute }: CompiledQuestion): Input {
  if (definition.kind === 'objects') return objectsInput;
  if (definition.kind === 'choice') return objectChoiceInput;
  return attribute.kind === 'reference' && definition.searchable ? searchInput : inputs[attribute.kind];
}
