import type { Position } from './position.js';

const [lineFeed, carriageReturn] = [10, 13];

/**
 * Places in a text by the number of letters before them. Lines end with LF, CRLF or CR; a byte order mark is no letter.
 */
export class TextPlaces {
  readonly #text: string;
  readonly #file: string;
  /** Where each line begins; made for the first place that is asked for, so that a right file need not be searched. */
  #starts: readonly number[] | undefined;

  constructor(text: string, file: string) {
    this.#text = text;
    this.#file = file;
  }

  at(offset: number): Position {
    const starts = (this.#starts ??= lineStarts(this.#text));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { file: this.#file, line: low + 1, column: Math.max(offset - (starts[low] as number), 0) + 1 };
  }
}

function lineStarts(text: string): readonly number[] {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === lineFeed || (letter === carriageReturn && text.charCodeAt(at + 1) !== lineFeed)) starts.push(at + 1);
  }
  return starts;
}
