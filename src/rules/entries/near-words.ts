/** Words in alphabetical order, each once, and with how many letters each begins as the one before it does. */
export interface SortedWords {
  readonly words: readonly string[];
  readonly shared: Uint8Array;
  readonly longest: number;
}

/** A word that is nearly what was typed, or begins nearly so: by its number, with the typing errors between the two. */
export interface NearWord {
  readonly index: number;
  readonly errors: number;
  /** How many letters follow behind what was typed. */
  readonly rest: number;
}

const mostShared = 255;

export function sortedWords(words: Iterable<string>): SortedWords {
  const sorted = [...words].sort();
  const shared = new Uint8Array(sorted.length);
  let before = '';
  for (const [index, word] of sorted.entries()) {
    shared[index] = sharedLetters(before, word);
    before = word;
  }
  return { words: sorted, shared, longest: sorted.reduce((most, { length }) => Math.max(most, length), 0) };
}

function sharedLetters(a: string, b: string): number {
  let count = 0;
  while (count < mostShared && count < a.length && a[count] === b[count]) count++;
  return count;
}

/** The numbers of the words that begin so: from the first up to, but without, the last. */
export function beginning(words: readonly string[], start: string): readonly [from: number, to: number] {
  const from = firstNotBefore(words, start);
  return [from, firstNotBefore(words, `${start}\uffff`)];
}

function firstNotBefore(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The words that are reached from what was typed with at most so many errors (a letter too many, too few, another one,
 * two neighbours swapped), and those of which a beginning is. Words in alphabetical order share the rows of the table
 * for the letters in which they agree, and those behind a hopeless beginning are passed over: the cost of a word typed
 * is that of the different beginnings, not of all letters.
 */
export function nearWords({ words, shared, longest }: SortedWords, typed: string, most: number): readonly NearWord[] {
  const found: NearWord[] = [];
  const width = typed.length + 1;
  // A row for each letter of the word: the errors between its beginning and each beginning of what was typed.
  const rows = new Uint16Array((longest + 1) * width);
  for (let column = 0; column < width; column++) rows[column] = column;
  // By letters read: the fewest errors with which a beginning of the word is all that was typed, and its length.
  const bestErrors = new Uint16Array(longest + 1).fill(typed.length);
  const bestLength = new Uint16Array(longest + 1);
  let hopeless = Number.POSITIVE_INFINITY;
  for (const [index, word] of words.entries()) {
    const kept = shared[index] as number;
    let read = Math.min(kept, hopeless);
    if (kept < hopeless) {
      hopeless = Number.POSITIVE_INFINITY;
      while (read < word.length && hopeless > word.length) {
        const least = fillRow(rows, width, word, read, typed);
        read++;
        const errors = rows[read * width + typed.length] as number;
        const before = bestErrors[read - 1] as number;
        bestErrors[read] = Math.min(before, errors);
        bestLength[read] = errors <= before ? read : (bestLength[read - 1] as number);
        if (least > most) hopeless = read;
      }
    }
    const whole = read === word.length ? (rows[read * width + typed.length] as number) : most + 1;
    const errors = bestErrors[read] as number;
    if (whole <= most && whole <= errors) found.push({ index, errors: whole, rest: 0 });
    else if (errors <= most) found.push({ index, errors, rest: word.length - (bestLength[read] as number) });
  }
  return found;
}

/** Fills the row behind the letter `read` of the word; the least that stands in it. */
function fillRow(rows: Uint16Array, width: number, word: string, read: number, typed: string): number {
  const [above, row] = [read * width, (read + 1) * width];
  const letter = word.charCodeAt(read);
  let least = (rows[row] = read + 1);
  for (let column = 1; column < width; column++) {
    const other = typed.charCodeAt(column - 1);
    let errors = Math.min(
      (rows[above + column] as number) + 1,
      (rows[row + column - 1] as number) + 1,
      (rows[above + column - 1] as number) + (letter === other ? 0 : 1),
    );
    const swapped =
      read > 0 && column > 1 && letter === typed.charCodeAt(column - 2) && word.charCodeAt(read - 1) === other;
    if (swapped) errors = Math.min(errors, (rows[above - width + column - 2] as number) + 1);
    rows[row + column] = errors;
    if (errors < least) least = errors;
  }
  return least;
}
