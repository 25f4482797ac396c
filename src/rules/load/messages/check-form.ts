import type { Findings } from '../../../documents/findings/findings.js';
import { insideBlock } from '../../../documents/inside-text.js';
import type { ReadText } from '../glossary/wording.js';
import { languageOf } from '../../../text/language-of.js';

/** Something that no text has which was looked through. */
interface Slip {
  /** What is told of the letters that were found. */
  readonly told: string;
  /** Where it is in a text; -1: nowhere. */
  find(text: string): number;
  /** In texts of these languages only; left out: in all. */
  readonly language?: string;
  /** Names of entries may have it: they are as their classification writes them. */
  readonly inNames?: true;
  /** Others may have it. */
  readonly onlyInNames?: true;
  /** It is of how the file was saved: no text has it, and be it of the law. */
  readonly ofEncoding?: true;
}

/** Two letters that may stand for an umlaut, and parts of words that have just these two. */
const twoLetters = /[ao]e|(?<![aeq])ue/i;
const rightWithTwo =
  /uell|uenz|poe[tms]|israel|aero|michael|venezuel|zuer[sk]|apnoe|koeffiz|oedit|oein|oent|oerw|oele|oene|aent|aein|oe$/i;

/** Where the first word stands whose umlaut is written as two letters. */
function spelledUmlaut(text: string): number {
  if (!twoLetters.test(text)) return -1;
  // Words, but no name of a value that is filled in.
  for (const { 0: found, index } of text.matchAll(/(?<![\p{L}{])\p{L}+/gu))
    if (twoLetters.test(found) && !rightWithTwo.test(found)) return index;
  return -1;
}

/** Where the first quotation mark stands that has no other, by how a language opens and closes them. */
function loneQuote(text: string, opening: string, closing: string): number {
  let waiting = -1;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === opening && waiting < 0) waiting = at;
    else if (text[at] === closing && waiting >= 0) waiting = -1;
    else if (text[at] === opening || text[at] === closing) return at;
  }
  return waiting;
}

const pairs: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
];

/** Where the first bracket stands that has no other, in a text whose brackets may stand in each other. */
function loneBracket(text: string): number {
  if (!/[()[\]]/.test(text)) return -1;
  for (const [open, close] of pairs) {
    const waiting: number[] = [];
    for (let at = 0; at < text.length; at++) {
      if (text[at] === open) waiting.push(at);
      if (text[at] === close && waiting.pop() === undefined) return at;
    }
    if (waiting[0] !== undefined) return waiting[0];
  }
  return -1;
}

const slips: readonly Slip[] = [
  { told: 'a blank that does not belong there', find: (text) => text.search(/(?<=\S)\s{2}| [,.;:!?](?:\s|$)/) },
  { told: 'a blank at its beginning or end', find: (text) => text.search(/^\s|\s$/), inNames: true },
  { told: 'a punctuation mark twice', find: (text) => text.search(/[,;:]{2}|(?<!\.)\.\.(?!\.)/), inNames: true },
  { told: 'a bracket without its other', find: loneBracket },
  { told: 'a quotation mark of another language', find: (text) => text.search(/[”]/), language: 'de' },
  { told: 'a quotation mark of another language', find: (text) => text.search(/[„‚]/), language: 'en' },
  { told: 'a quotation mark without its other', find: (text) => loneQuote(text, '„', '“'), language: 'de' },
  { told: 'a quotation mark without its other', find: (text) => loneQuote(text, '“', '”'), language: 'en' },
  {
    told: 'a currency behind a value, which prints its own,',
    find: (text) => text.search(/(?<=\}) ?(?:EUR|Euro|CHF|GBP|USD|€|£)(?!\p{L})/u),
  },
  {
    told: 'no blank between two sentences',
    find: (text) => text.search(/(?<=\p{Ll}{2}[.!?])\p{Lu}\p{Ll}/u),
    inNames: true,
  },
  {
    // What Macintoshes write for ä, ö, ü, ß, Ä, Ö and Ü, read as Windows.
    told: 'a letter of another encoding',
    find: (text) => text.search(/(?<=\p{L})[ŠšŸ§](?=\p{Ll}|[ ,.;:!?)]|$)|[€…†](?=\p{Ll}{2})/u),
    language: 'de',
    ofEncoding: true,
  },
  // Quotation marks of Windows that were read as another encoding.
  { told: 'a control character', find: (text) => text.search(/[\u0080-\u009f]/), ofEncoding: true },
  {
    told: 'a letter written for web pages',
    find: (text) => text.search(/&(?:[a-z]{2,8}|#\d{2,5});/i),
    ofEncoding: true,
  },
  { told: 'a line break', find: (text) => text.search(/[\r\n]/), onlyInNames: true },
  // A search by the name as people type it would not find it.
  { told: 'a blank that does not break', find: (text) => text.search(/[\u00a0\u2007\u202f]/), onlyInNames: true },
  {
    told: 'a word twice',
    find: (text) => text.search(/(?<!\p{L})(?!(?:die|der|das|den|dem|sie|that|had)(?!\p{L}))(\p{L}{2,}) \1(?!\p{L})/iu),
    inNames: true,
  },
  {
    told: 'a small letter at the beginning of a sentence',
    find: (text) => (/[.?!]$/.test(text) ? text.search(/^\p{Ll}\S*\s+\S+\s+\S/u) : -1),
    inNames: true,
  },
  {
    told: 'a decimal point, where this language has a comma,',
    find: (text) => text.search(/(?<![\p{L}\d.])\d{1,3}\.\d{1,2}(?![\d.\p{L}])/u),
    language: 'de',
    inNames: true,
  },
  {
    told: 'a decimal comma, where this language has a point,',
    find: (text) => text.search(/(?<![\p{L}\d,])\d{1,3},\d{1,2}(?![\d,\p{L}])/u),
    language: 'en',
    inNames: true,
  },
  {
    told: 'a unit in the first case behind a word with the third,',
    find: (text) => text.search(/(?<!\p{L})(?:mit|von|nach|seit|bei|aus) \{\w+, number, unit\}/iu),
    language: 'de',
  },
  {
    // A word of its own, which only what it is compared with tells: `langer als 30 Minuten`.
    told: 'a word without its dots',
    find: (text) =>
      text.search(
        /(?<!\p{L})(?:langer|kurzer|junger|starker|schwacher|scharfer|harter|warmer|kalter|hoher|grosser|großer|naher) als(?!\p{L})/iu,
      ),
    language: 'de',
  },
  { told: 'letters for an umlaut', find: spelledUmlaut, language: 'de', inNames: true },
];

/**
 * Slips of who typed, which every reader of a text sees and no other check does.
 *
 * @param ofEncoding only those of how the file was saved
 */
export function checkForm(texts: Iterable<ReadText>, findings: Findings, ofEncoding = false): void {
  const asked = ofEncoding ? slips.filter((slip) => slip.ofEncoding) : slips;
  for (const { locale, text, place, catalogue } of texts) {
    // A blank text has a finding of its own.
    if (text.trim() === '') continue;
    for (const { told, find, language, inNames, onlyInNames } of asked) {
      if (language !== undefined && languageOf(locale) !== language) continue;
      if (catalogue === undefined ? onlyInNames : inNames) continue;
      const at = find(text);
      if (at < 0) continue;
      const start = place();
      const { file, line, column } = start;
      const part = text.slice(Math.max(0, at - 8), at + 16);
      const where = insideBlock(start, at) ?? { file, line, column: column + at };
      findings.warning(where, 'wrong-spelling', `found ${told} in "…${part}…"`);
      break;
    }
  }
}
