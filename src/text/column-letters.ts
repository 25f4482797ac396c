/**
 * The letters of a place, counted from 1, as spreadsheets name their columns: A to Z, then AA and so on; nothing for 0.
 */
export function columnLetters(place: number): string {
  if (place <= 0) return '';
  return columnLetters(Math.floor((place - 1) / 26)) + String.fromCharCode(65 + ((place - 1) % 26));
}
