import type { Cursor } from '../../../documents/cursor.js';
import { type Notes, notesOf } from '../../model/notes.js';

/** The notes of a definition, those that it has. */
export const readNotes = (definition: Cursor): Notes =>
  notesOf({ meaning: definition.member('meaning').text, reference: definition.member('reference').text });
