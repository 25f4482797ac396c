import type { Cursor } from '../../../documents/cursor.js';
import type { Notes } from '../../model/notes.js';

/** The notes of a definition, those that it has. */
export function readNotes(definition: Cursor): Notes {
  const [meaning, reference] = [definition.member('meaning').text, definition.member('reference').text];
  return { ...(meaning !== undefined && { meaning }), ...(reference !== undefined && { reference }) };
}
