/**
 * A cell of a CSV text as it stands there, with its quotation marks: from `start` up to before `end`, counted in
 * letters from 0.
 */
export interface CsvCell {
  readonly start: number;
  readonly end: number;
}

/** A text as a cell; in quotation marks where it needs them, or `quoted` asks for them. */
export function cellOf(text: string, separator: string, quoted = false): string {
  const needed = /["\r\n]/.test(text) || text.includes(separator) || text.trim() !== text;
  return quoted || needed ? `"${text.replaceAll('"', '""')}"` : text;
}
