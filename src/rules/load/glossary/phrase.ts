/** A word or phrase of the glossary that must not stand in a text, ready to be looked for. */
export interface Phrase {
  /** In small letters: a text without it does not have the phrase. */
  readonly hint: string;
  readonly parts: readonly Part[];
}

/** A piece of a phrase: letters and signs as they are, all letters that follow, a number, blanks. */
type Part = string | RegExp;

const wildcards: Readonly<Record<string, RegExp>> = { '*': /[\p{L}-]*/uy, '#': /\d+/y, ' ': /\s+/y };

/** Reads a phrase: `*` stands for letters and hyphens, `#` for a number (rule language, "`glossary.yaml`"). */
export function readPhrase(phrase: string): Phrase {
  const pieces = phrase.toLowerCase().match(/[^*#\s]+/g) ?? [];
  const parts = (phrase.toLowerCase().match(/[*#]|\s+|[^*#\s]+/g) ?? []).map(
    (piece): Part => wildcards[piece.trim() === '' ? ' ' : piece] ?? piece,
  );
  return { hint: pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), ''), parts };
}

const ofWord = /^[\p{L}\p{N}_]$/u;

/** A letter or brace before it makes a word a part of another one, or the name of a placeholder. */
export const isWordStart = (text: string, index: number): boolean =>
  index === 0 || !(ofWord.test(text.charAt(index - 1)) || text.charAt(index - 1) === '{');

/** Where a phrase that begins at a place of a text in small letters ends; undefined when it does not stand there. */
export function endOf({ parts }: Phrase, text: string, start: number): number | undefined {
  let at = start;
  for (const part of parts) {
    const found = typeof part === 'string' ? (text.startsWith(part, at) ? part : undefined) : runAt(part, text, at);
    if (found === undefined) return undefined;
    at += found.length;
  }
  return ofWord.test(text.charAt(at)) ? undefined : at;
}

function runAt(run: RegExp, text: string, at: number): string | undefined {
  run.lastIndex = at;
  return run.exec(text)?.[0];
}
