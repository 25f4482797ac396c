import { IntlMessageFormat } from 'intl-messageformat';
import { languageTag } from '../../../text/language-tag.js';
import { quantityStyle } from '../../model/unit.js';

/** What a placeholder is filled with, by how the text uses it. */
export interface Filling {
  /** `{limit}`: as the locale writes it. */
  readonly words: string;
  /** `{limit, plural, …}`, `{limit, select, …}` and number styles of ICU: the value itself. */
  readonly raw: string | number;
  /** `{limit, number, unit}`: the number with its unit, which agrees with it; in a grammatical case when one is named. */
  quantity(grammaticalCase?: string): string;
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;
type Element = Elements[number];

/** How one use of a placeholder is filled. */
type Use = (filling: Filling) => string | number;

/** Numbers of the element types of a message that have a name: a placeholder that only prints, a number, a choice. */
const argument = 1;
const number = 2;
const plural = 6;

/**
 * A text with placeholders in a locale (rule language, "Texts with placeholders"): ICU MessageFormat, and in it `{limit,
 * number, unit}`, which prints a number with its unit.
 */
export class MessageFormat {
  readonly #format: IntlMessageFormat;
  /** By the name under which ICU asks for it: the placeholder, and what of it is wanted. */
  readonly #uses = new Map<string, { readonly name: string; readonly use: Use }>();

  constructor(text: string, locale: string) {
    const tag = languageTag(locale);
    const written = new IntlMessageFormat(text, tag, undefined, { ignoreTag: true });
    this.#format = new IntlMessageFormat(this.#withUses(written.getAst()), tag, undefined, { ignoreTag: true });
  }

  /** Names of the placeholders, each once. */
  get names(): ReadonlySet<string> {
    return new Set([...this.#uses.values()].map(({ name }) => name));
  }

  /** The text with its placeholders filled; each is asked for once. */
  fill(fillingOf: (name: string) => Filling): string {
    const fillings = new Map([...this.names].map((name) => [name, fillingOf(name)]));
    const values: Record<string, string | number> = {};
    for (const [key, { name, use }] of this.#uses) {
      const filling = fillings.get(name);
      if (filling) values[key] = use(filling);
    }
    return String(this.#format.format(values));
  }

  #withUses(elements: Elements): Elements {
    return elements.map((element) => this.#withUse(element));
  }

  #withUse(element: Element): Element {
    if (!('value' in element) || element.type < argument || element.type > plural) return element;
    const name = element.value;
    const style = element.type === number && typeof element.style === 'string' ? element.style : undefined;
    const quantity = style === undefined ? undefined : quantityStyle(style);
    if (quantity)
      return { type: argument, value: this.#key(name, style, (filling) => filling.quantity(quantity.grammaticalCase)) };
    if (element.type === argument) return { ...element, value: this.#key(name, undefined, ({ words }) => words) };
    const value = this.#key(name, 'raw', ({ raw }) => raw);
    if (!('options' in element)) return { ...element, value };
    const options = Object.entries(element.options).map(([key, option]) => [
      key,
      { ...option, value: this.#withUses(option.value) },
    ]);
    return { ...element, value, options: Object.fromEntries(options) };
  }

  /** Names of placeholders are one word, so a blank keeps the keys apart. */
  #key(name: string, what: string | undefined, use: Use): string {
    const key = what === undefined ? name : `${name} ${what}`;
    this.#uses.set(key, { name, use });
    return key;
  }
}
