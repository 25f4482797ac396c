import type { Findings } from './findings/findings.js';
import { TextPlaces } from './text-places.js';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file in UTF-8, or where and why it is none. A byte order mark stays. */
export function decoded(
  bytes: Uint8Array,
): { readonly text: string } | { readonly line: number; readonly reason: string } {
  try {
    return { text: decoder.decode(bytes) };
  } catch {
    const [first, second] = bytes;
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
      return { line: 1, reason: 'it is written in UTF-16; save it as UTF-8' };
    return {
      line: firstWrongLine(bytes),
      reason:
        'here it is not UTF-8, most often because it was saved in an encoding of Windows or of a Mac; save it as UTF-8',
    };
  }
}

function firstWrongLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const stop = end < 0 ? bytes.length : end;
    try {
      decoder.decode(bytes.subarray(start, stop));
    } catch {
      break;
    }
    start = stop + 1;
  }
  return line;
}

/**
 * Letters that passed through a wrong encoding on their way into the file: the sign for what could not be read, UTF-8
 * read as Windows-1252 (`Ã¤` for `ä`, `â€œ` for `“`), Mac Roman read so (`Ÿ` for `ü`), a question mark within a word,
 * signs that nobody sees, letters with their marks written apart, which no search finds, letters of another alphabet
 * within a word, and those of full width. A mark on a letter that there is in no other form is as it should be.
 */
const damaged =
  /\uFFFD|[\u00AD\u200B\u2060]|(?<=[A-Za-zÀ-ÿ])[\u200C-\u200F]|[\u200C-\u200F](?=[A-Za-zÀ-ÿ])|(?<=.)\uFEFF|\p{L}\?\p{Ll}|[ÃÂ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[\u0080-\u009F€‚]|\p{L}[\u0300-\u036F]|(?<=\p{Ll})[ŠŸ§†](?=\p{Ll})|(?<=[A-Za-zÀ-ÿ])[β\u0400-\u04FF]|[\u0400-\u04FF](?=[A-Za-zÀ-ÿ])|[\uFF01-\uFF5E]/gu;
/** One letter of every damage: what is looked for first, because it is found faster. */
const suspicious = /[\u0300-\u036F\uFFFD\u00AD\u200B-\u200F\u2060\uFEFFÃÂâŠŸ§†β\u0400-\u04FF\uFF01-\uFF5E]|\?[a-zß-ÿ]/;
/** Where a question mark stands between letters rightly: in an address, and in a pattern. */
const withQuestionMarks = /:\/\/|[\\^$]/;
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;
const ofMac = /[ŠŸ§†]/;
const ofOtherAlphabet = /[β\u0400-\u04FF]/;
const fullWidth = /[\uFF01-\uFF5E]/;
const betweenFullAndPlain = 0xfee0;
const markApart = /[\u0300-\u036F]$/;
/** Lines that are told one by one: a file that is damaged throughout has one cause. */
const linesTold = 10;

/** A damaged letter is a finding, once in each line; in many lines the first says how many there are. */
export function reportDamagedLetters(text: string, file: string, findings: Findings): void {
  if (!suspicious.test(text)) return;
  const places = new TextPlaces(text, file);
  const found: { readonly offset: number; readonly letters: string }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const match = suspicious.test(line) && firstDamage(line);
    if (match) found.push({ offset: start + match.index, letters: match[0] });
    start += line.length + 1;
  }
  const told = found.length > linesTold ? found.slice(0, 1) : found;
  for (const { offset, letters } of told) {
    const others = found.length > told.length ? `; so in ${found.length - 1} further lines` : '';
    findings.error(places.at(offset), 'wrong-letter', `found "${letters}", ${meantBy(letters)}${others}`);
  }
}

function firstDamage(line: string): RegExpExecArray | null {
  damaged.lastIndex = 0;
  let match = damaged.exec(line);
  while (match && isRight(match[0], line)) match = damaged.exec(line);
  return match;
}

const isRight = (letters: string, line: string): boolean =>
  isWholeWithMark(letters) || (letters.includes('?') && withQuestionMarks.test(line));

/** Whether a letter bears a mark that no letter has already: nothing else could be written. */
const isWholeWithMark = (letters: string): boolean => markApart.test(letters) && letters.normalize('NFC') === letters;

function meantBy(letters: string): string {
  if (letters === '\uFFFD') return 'the sign for a letter that could not be read; write the letter that was meant';
  if (letters.includes('?'))
    return 'a question mark within a word, which stands for a letter that could not be written';
  if (invisible.test(letters)) return 'a sign that nobody sees and no search finds; take it out';
  if (fullWidth.test(letters))
    return `a letter of full width; write ${String.fromCharCode((letters.codePointAt(0) ?? 0) - betweenFullAndPlain)}`;
  if (ofOtherAlphabet.test(letters))
    return 'a letter of another alphabet, which only looks like the one that was meant';
  if (ofMac.test(letters) && letters.length === 1)
    return 'what comes of a letter of Mac Roman in the encoding of Windows; write the letter that was meant';
  const composed = letters.normalize('NFC');
  if (composed !== letters) return `a letter and its mark apart; write ${composed} as one letter`;
  return 'what comes of a letter of UTF-8 in the encoding of Windows; write the letter that was meant, or open the file as UTF-8';
}
