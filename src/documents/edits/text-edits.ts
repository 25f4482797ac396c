/** `put` stands in place of what stood from `start` up to before `end`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** A text with some edits, which do not overlap; everything else stays as it is, letter by letter. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, put } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < position) throw new Error(`two edits meet at ${start}`);
    result += text.slice(position, start) + put;
    position = end;
  }
  return result + text.slice(position);
}
