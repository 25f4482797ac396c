import { asXmlText } from './xml-text.js';

/** A piece of a page that is HTML already; whatever else is put into one is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

/** What may stand in an element; nothing for what is left out. */
export type Content = Markup | string | undefined | readonly Content[];

type Attributes = Readonly<Record<string, string | undefined>>;

/** Elements of HTML that hold nothing. */
const empty: ReadonlySet<string> = new Set(['link', 'meta', 'input', 'br']);

/**
 * An element with its attributes and what it holds, escaped. Pages are HTML and well-formed XML at once, so that a test
 * can read each of them.
 */
export function element(name: string, attributes: Attributes, ...content: readonly Content[]): Markup {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${escaped(value)}"`))
    .join('');
  return new Markup(empty.has(name) ? `<${name}${written} />` : `<${name}${written}>${contentText(content)}</${name}>`);
}

/** Several pieces one after the other. */
export const together = (...content: readonly Content[]): Markup => new Markup(contentText(content));

function contentText(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof Markup) return content.text;
  return typeof content === 'string' ? escaped(content) : content.map(contentText).join('');
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => asXmlText(text).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
