import { Refusal } from '../calls/refusal.js';

const deepest = 100;
/** More than the largest case needs; each is read without a pause in which others are answered. */
const mostValues = 50_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON body that must be an object (decisions, "Input").
 * @throws Refusal 400 when it is not UTF-8, not JSON, no object, nested deeper than 100, has more than 50,000 values,
 * or has a member twice or `__proto__`. Reasons name no part of the body: it may be a person's data.
 */
export function parseJsonObject(bytes: Uint8Array): object {
  const text = decode(bytes);
  const refused = structureFault(text);
  if (refused) throw new Refusal(400, refused);
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(400, 'the JSON body is no object');
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal(400, 'the body is not UTF-8');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'the body is not JSON');
  }
}

/**
 * What JSON.parse lets pass: depth, number of values, and members given twice. It walks over the text and looks at
 * brackets, commas and strings only; a text that is no JSON may pass here and is refused by the parser. In an object a
 * string before a colon is a name.
 */
function structureFault(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if ((character === comma || character === openBrace || character === openBracket) && ++values > mostValues)
      return `the JSON body has more than ${mostValues} values`;
    if (character === openBrace || character === openBracket) {
      if (open.push(character === openBrace ? new Set() : undefined) > deepest)
        return `the JSON body is nested deeper than ${deepest}`;
    } else if (character === closeBrace || character === closeBracket) {
      open.pop();
    } else if (character === quote) {
      const end = endOfString(text, at);
      const names = open.at(-1);
      if (names && isName(text, end)) {
        const fault = nameFault(names, text.slice(at, end + 1));
        if (fault) return fault;
      }
      at = end;
    }
  }
  return undefined;
}

const [quote, backslash, colon, comma, openBrace, closeBrace, openBracket, closeBracket] = [...'"\\:,{}[]'].map(
  (character) => character.charCodeAt(0),
);

/** Index of the closing quotation mark, or of the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === backslash) at++;
    else if (character === quote) return at;
  }
  return text.length;
}

const blanks: readonly number[] = [...'\t\n\r '].map((character) => character.charCodeAt(0));

function isName(text: string, end: number): boolean {
  let at = end + 1;
  while (blanks.includes(text.charCodeAt(at))) at++;
  return text.charCodeAt(at) === colon;
}

function nameFault(names: Set<string>, quoted: string): string | undefined {
  const name = quoted.includes('\\') ? unescaped(quoted) : quoted.slice(1, -1);
  if (name === '__proto__') return 'a member is named __proto__';
  if (names.has(name)) return 'an object has a member twice';
  names.add(name);
  return undefined;
}

/** As the parser will read it; a string that is none is refused by the parser itself. */
function unescaped(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}
