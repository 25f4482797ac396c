import { type AnswerValue, shownText } from '../question.js';

/** The names under which entries were shown: an answer that is not accepted comes back with their keys alone. */
const names = new Map<string, string>();

/** What an entry of a question is called. */
export function entryName(questionId: string, entry: AnswerValue, language: string): string {
  if (entry.id === '') return entry.value;
  const place = JSON.stringify([questionId, entry.id, language]);
  if (entry.value === '') return names.get(place) ?? shownText(entry);
  names.set(place, entry.value);
  return entry.value;
}
