/** A word or phrase of the glossary that must not stand in a text, ready to be looked for. */
export interface Phrase {
  /** In small letters: a text without it does not have the phrase. */
  readonly hint: string;
  readonly parts: readonly Part[];
}

/** A piece of a phrase: letters and signs as they are, all letters that follow, a number, blanks. */
type Part = { readonly text: string } | 'letters' | 'digits' | 'blanks';

const wildcards: Readonly<Record<string, Part>> = { '*': 'letters', '#': 'digits', ' ': 'blanks' };

/** Reads a phrase: `*` stands for letters and hyphens, `#` for a number (rule language, "`glossary.yaml`"). */
export function readPhrase(phrase: string): Phrase {
  const pieces = phrase.toLowerCase().match(/[^*#\s]+/g) ?? [];
  const parts = (phrase.toLowerCase().match(/[*#]|\s+|[^*#\s]+/g) ?? []).map(
    (piece): Part => wildcards[piece.trim() === '' ? ' ' : piece] ?? { text: piece },
  );
  return { hint: pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), ''), parts };
}

const letter = /^[\p{L}-]$/u;
const digit = /^\d$/;
const blank = /^\s$/;
const ofWord = /^[\p{L}\p{N}_]$/u;

/** A letter or brace before it makes a word a part of another one, or the name of a placeholder. */
export const isWordStart = (text: string, index: number): boolean =>
  index === 0 || !(ofWord.test(text.charAt(index - 1)) || text.charAt(index - 1) === '{');

/** Where a phrase that begins at a place of a text in small letters ends; undefined when it does not stand there. */
export function endOf({ parts }: Phrase, text: string, start: number): number | undefined {
  let at = start;
  for (const part of parts) {
    if (typeof part === 'object') {
      if (!text.startsWith(part.text, at)) return undefined;
      at += part.text.length;
      continue;
    }
    const { sign, least } = runs[part];
    const from = at;
    while (at < text.length && sign.test(text.charAt(at))) at += 1;
    if (at - from < least) return undefined;
  }
  return at < text.length && ofWord.test(text.charAt(at)) ? undefined : at;
}

/** What a run is made of, and how many of them there are at least. */
const runs = {
  letters: { sign: letter, least: 0 },
  digits: { sign: digit, least: 1 },
  blanks: { sign: blank, least: 1 },
} as const;
