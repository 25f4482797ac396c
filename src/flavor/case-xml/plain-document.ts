import { malformed } from './malformed.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const declaration =
  /^<\?xml[ \t\n]+version[ \t\n]*=[ \t\n]*(["'])1\.0\1(?:[ \t\n]+encoding[ \t\n]*=[ \t\n]*(["'])([\w.-]+)\2)?(?:[ \t\n]+standalone[ \t\n]*=[ \t\n]*(["'])(?:yes|no)\4)?[ \t\n]*\?>/;
const noCharacter = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const noReference = /&(?!(?:lt|gt|amp|apos|quot|#[0-9]{1,8}|#x[0-9a-fA-F]{1,8});)/;
/** Characters of an attribute value: no text of a case is longer, for a JSON body that brings it has 1 MB. */
const longestValue = 1_048_576;
/** Between so many characters others are answered. */
const charactersAtOnce = 0x100000;
const nameStart = /[\p{L}_:]/u;

/**
 * The text of a document without its XML declaration, checked for what the parser lets pass though XML 1.0 forbids it,
 * and for what a case has no use for: other encodings, control characters, DOCTYPE, processing instructions, CDATA,
 * entities other than the five, blanks after `<`, `<` in attribute values. Line ends and blanks in attribute values are
 * normalised as XML 1.0 demands, which the parser does not do. Yields now and then. @throws CaseError 610
 */
export function* plainDocument(bytes: Uint8Array): Generator<void, string> {
  const text = withoutDeclaration(decode(withLineFeeds(bytes)));
  yield;
  if (noCharacter.test(text)) throw malformed('the document has characters that XML cannot carry');
  yield;
  if (noReference.test(text))
    throw malformed(
      'the document has an & that begins no reference to a character; only lt, gt, amp, apos, quot and numbers are known',
    );
  yield;
  return yield* withPlainTags(text);
}

/**
 * A carriage return, and a line feed after it, becomes a line feed. Replacing in a text makes garbage for each; there
 * can be 16 million.
 */
function withLineFeeds(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(carriageReturn)) return bytes;
  const normal = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === lineFeed && bytes[at - 1] === carriageReturn) continue;
    normal[length++] = byte === carriageReturn ? lineFeed : byte;
  }
  return normal.subarray(0, length);
}

const [tab, lineFeed, carriageReturn] = [0x09, 0x0a, 0x0d];

/** The decoder takes a byte order mark away. */
function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw malformed('the document is not UTF-8');
  }
}

function withoutDeclaration(text: string): string {
  if (!/^<\?xml[ \t\n?]/.test(text)) return text;
  const match = declaration.exec(text);
  if (!match) throw malformed('the XML declaration is not one of XML 1.0');
  const encoding = match[3];
  if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8')
    throw malformed('the XML declaration names another encoding than UTF-8');
  return text.slice(match[0].length);
}

/** Walks from tag to tag; comments are skipped, everything else that is no tag is refused. */
function* withPlainTags(text: string): Generator<void, string> {
  let plain = '';
  let copied = 0;
  let paused = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    if (at - paused > charactersAtOnce) {
      paused = at;
      yield;
    }
    if (text.startsWith('<!--', at)) {
      at = endOf(text, '-->', at + 4);
      continue;
    }
    const next = text.charAt(at + 1);
    if (next === '!') throw malformed('the document has a DOCTYPE, a CDATA section or another declaration');
    if (next === '?') throw malformed('the document has a processing instruction');
    if (next === '/' ? !nameStart.test(text.charAt(at + 2)) : !nameStart.test(next))
      throw malformed('the document has a < that begins no tag');
    for (at += 1; ; ) {
      const quote = firstOf(text, at);
      if (text.charAt(quote) === '>') {
        at = quote + 1;
        break;
      }
      const end = endOf(text, text.charAt(quote), quote + 1);
      if (end - quote > longestValue)
        throw malformed(`the document has an attribute value of more than ${longestValue} characters`);
      const value = text.slice(quote + 1, end - 1);
      if (value.includes('<')) throw malformed('the document has a < in an attribute value');
      if (/[\t\n]/.test(value)) {
        plain += text.slice(copied, quote + 1) + withBlanks(value);
        copied = end - 1;
      }
      at = end;
    }
  }
  return plain + text.slice(copied);
}

/** Tabs and line feeds become blanks. */
function withBlanks(value: string): string {
  const bytes = Buffer.from(value, 'utf16le');
  for (let at = 0; at < bytes.length; at += 2)
    if (bytes[at + 1] === 0 && (bytes[at] === tab || bytes[at] === lineFeed)) bytes[at] = 0x20;
  return bytes.toString('utf16le');
}

/** Index of the next quotation mark or end of the tag. */
function firstOf(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === 0x22 || character === 0x27 || character === 0x3e) return at;
    if (character === 0x3c) break;
  }
  throw malformed('the document has a tag that does not end');
}

/** Index after the next occurrence. */
function endOf(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  if (at < 0) throw malformed('the document breaks off');
  return at + what.length;
}
