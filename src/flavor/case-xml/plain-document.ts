import { isXmlText } from '../../text/xml-text.js';
import { malformed } from './malformed.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const declaration =
  /^<\?xml +version *= *(["'])1\.0\1(?: +encoding *= *(["'])([\w.-]+)\2)?(?: +standalone *= *(["'])(?:yes|no)\4)? *\?>/;
const noReference = /&(?!(?:lt|gt|amp|apos|quot|#[0-9]{1,8}|#x[0-9a-fA-F]{1,8});)/;
const tagBegins = /<\/?[^\s!?/]/y;
const pieceBegins = /[<"']/g;
/** Why no piece begins with this. In XML a text may have quotation marks too; a case has no text. */
const noPiece = [
  ['<!--', 'the document breaks off in a comment'],
  ['<!', 'the document has a DOCTYPE, a CDATA section or another declaration'],
  ['<?', 'the document has a processing instruction'],
  ['<', 'the document has a < that begins no tag'],
  ['', 'the document has a < in an attribute value, or a quotation mark in a text'],
] as const;
/** Characters of an attribute value: no text of a case is longer, for a JSON body that brings it has 1 MB. */
const longestValue = 1_048_576;
/** Between so many characters others are answered. */
const charactersAtOnce = 0x100000;

/**
 * The text of a document without its XML declaration, with blanks for all white space, which is what attribute values
 * have for it (XML 1.0, "Attribute-Value Normalization") and what the parser leaves to us. Refused is what the parser
 * lets pass though XML 1.0 forbids it, and what a case has no use for: other encodings, control characters, DOCTYPE,
 * processing instructions, CDATA, entities other than the five, blanks after `<`, `<` in attribute values. Yields now
 * and then. @throws CaseError 610
 */
export function* plainDocument(bytes: Uint8Array): Generator<void, string> {
  const plain = withBlanks(bytes);
  yield;
  const text = withoutDeclaration(decode(plain));
  yield;
  if (!isXmlText(text)) throw malformed('the document has characters that XML cannot carry');
  yield;
  if (noReference.test(text))
    throw malformed(
      'the document has an & that begins no reference to a character; only lt, gt, amp, apos, quot and numbers are known',
    );
  yield;
  yield* refuseOtherPieces(text);
  return text;
}

const [tab, lineFeed, carriageReturn, blank] = [0x09, 0x0a, 0x0d, 0x20];

/**
 * A tab and a line end become a blank; a carriage return with a line feed after it is one line end. Replacing in a text
 * makes garbage for each; there can be 16 million.
 */
function withBlanks(bytes: Uint8Array): Uint8Array {
  const plain = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === lineFeed && bytes[at - 1] === carriageReturn) continue;
    plain[length++] = byte === tab || byte === lineFeed || byte === carriageReturn ? blank : byte;
  }
  return plain.subarray(0, length);
}

/** The decoder takes a byte order mark away. */
function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw malformed('the document is not UTF-8');
  }
}

function withoutDeclaration(text: string): string {
  if (!/^<\?xml[ ?]/.test(text)) return text;
  const match = declaration.exec(text);
  if (!match) throw malformed('the XML declaration is not one of XML 1.0');
  if (match[3] !== undefined && match[3].toLowerCase() !== 'utf-8')
    throw malformed('the XML declaration names another encoding than UTF-8');
  return text.slice(match[0].length);
}

function* refuseOtherPieces(text: string): Generator<void, void> {
  let paused = 0;
  for (let at = 0; at < text.length; at = endOfPiece(text, at)) {
    if (at - paused > charactersAtOnce) {
      paused = at;
      yield;
    }
  }
}

/**
 * Where a comment ends, the beginning of a tag, an attribute value without `<`, or what stands between them. No
 * expression repeats here: where V8 does not optimize it any more (it has made 16 MB of others), each repetition takes
 * from a stack that 16 million letters exceed.
 */
function endOfPiece(text: string, at: number): number {
  const first = text.charAt(at);
  if (first === '"' || first === "'") return endOfValue(text, at, first);
  if (first === '<') return endOfMarkup(text, at);
  pieceBegins.lastIndex = at;
  return pieceBegins.test(text) ? pieceBegins.lastIndex - 1 : text.length;
}

function endOfValue(text: string, at: number, quote: string): number {
  const end = text.indexOf(quote, at + 1);
  if (end < 0 || text.slice(at, end).includes('<')) throw noPieceAt(text, at);
  if (end - at > longestValue + 1)
    throw malformed(`the document has an attribute value of more than ${longestValue} characters`);
  return end + 1;
}

function endOfMarkup(text: string, at: number): number {
  tagBegins.lastIndex = at;
  if (tagBegins.test(text)) return tagBegins.lastIndex;
  const end = text.startsWith('<!--', at) ? text.indexOf('-->', at + '<!--'.length) : -1;
  if (end < 0) throw noPieceAt(text, at);
  return end + '-->'.length;
}

/** The last of them begins with nothing, as every text does. */
const noPieceAt = (text: string, at: number): Error =>
  malformed((noPiece.find(([start]) => text.startsWith(start, at)) as (typeof noPiece)[number])[1]);
