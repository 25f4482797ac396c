import { asXmlText } from '../text/xml-text.js';
import type { Shape } from '../wire/shape.js';

/**
 * THE mapping of the JSON flavor's objects to XML (specification, "Two flavors"): a scalar member is an attribute, a
 * member that holds an object or a list is a child element of its name, or one for each entry. `value` and `unit` of an
 * input hold objects, so they are child elements; inside them scalars are attributes again. A member that is absent is
 * absent. What is described as an object is an element even where a scalar stands for it: an unset attribute value is
 * the empty text, and an empty element.
 */
export function writeElement(name: string, object: object, shape: Shape | undefined): string {
  let attributes = '';
  let children = '';
  for (const [member, content] of Object.entries(object) as readonly [string, unknown][]) {
    if (content === undefined || content === null) continue;
    const form = shape?.members?.[member];
    if (form?.members || typeof content === 'object') children += writeChildren(member, content, form);
    else attributes += ` ${member}="${escapeAttribute(String(content))}"`;
  }
  return children === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${children}</${name}>`;
}

function writeChildren(name: string, content: unknown, shape: Shape | undefined): string {
  if (Array.isArray(content)) return content.map((entry) => writeChildren(name, entry, shape)).join('');
  return writeElement(name, typeof content === 'object' && content !== null ? content : {}, shape);
}

/** What attribute-value normalisation would change (in XML 1.1 too) or markup would end. */
const escaped = /[&<>"'\t\n\r\u0085\u2028\u2029]/g;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\u0085': '&#133;',
  '\u2028': '&#8232;',
  '\u2029': '&#8233;',
};

/** Only messages can hold what XML cannot carry. */
const escapeAttribute = (text: string): string =>
  asXmlText(text).replace(escaped, (character) => references[character] as string);
