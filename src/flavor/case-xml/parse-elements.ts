import sax from 'sax';
import { quoted } from '../../text/quoted.js';
import { malformed } from './malformed.js';

/** Whoever takes the elements of a document as they come. Each method may throw, which ends the parsing. */
export interface ElementTarget {
  /** The start of an element, before its attributes. */
  begin(name: string): void;
  attribute(name: string, value: string): void;
  /** All attributes are there. */
  open(): void;
  close(): void;
}

const charactersAtOnce = 0x40000;

/**
 * `strictEntities`: no entities but the five of XML. Positions are not tracked: with them the parser limits lengths in
 * its own way.
 */
const options: sax.SAXOptions & { readonly strictEntities: true } = { strictEntities: true, position: false };

/**
 * Parses a document that {@link plainDocument} has checked, in one pass, and yields now and then.
 * @throws CaseError 610 when it is not well-formed, has text, no root or more than one; or what the target throws.
 */
export function* parseElements(text: string, target: ElementTarget): Generator<void, void> {
  const parser = sax.parser(true, options);
  let depth = 0;
  let hasRoot = false;
  parser.onerror = (error) => {
    throw malformed(`the document is not well-formed: ${error.message.slice(0, 80)}`);
  };
  parser.onopentagstart = ({ name }) => {
    if (depth === 0 && hasRoot) throw malformed('the document has a second root');
    hasRoot = true;
    depth += 1;
    target.begin(name);
  };
  parser.onattribute = ({ name, value }) => {
    target.attribute(name, value);
    // The parser drops an attribute given twice without a word, by looking here; the target must see it.
    parser.tag.attributes = {};
  };
  parser.onopentag = () => target.open();
  parser.onclosetag = () => {
    depth -= 1;
    target.close();
  };
  parser.ontext = (found) => {
    if (found.trim() !== '') throw malformed(`the document has text: ${quoted(found.trim())}`);
  };
  for (let at = 0; at < text.length; at += charactersAtOnce) {
    parser.write(text.slice(at, at + charactersAtOnce));
    yield;
  }
  parser.close();
  if (!hasRoot) throw malformed('the document is empty');
}
