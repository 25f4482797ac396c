import { IntlMessageFormat } from 'intl-messageformat';
import { languageTag } from '../../../text/language-tag.js';
import { quantityStyle } from '../../model/unit.js';

/** What a placeholder is filled with, by how the text uses it. */
export interface Filling {
  /** `{limit}`: as the locale writes it. */
  readonly words: string;
  /** `{limit, plural, …}`, `{limit, select, …}` and number styles of ICU: the value itself. */
  readonly raw: string | number;
  /**
   * `{limit, number, unit}`: the number with its unit, which agrees with it; in a grammatical case when one is named.
   */
  quantity(grammaticalCase?: string): string;
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;
type Element = Elements[number];

/** How one use of a placeholder is filled. */
type Use = (filling: Filling) => string | number;

/** A use of a placeholder. */
interface UseOf {
  readonly name: string;
  readonly use: Use;
}

/** Numbers of the element types of a message that have a name: a placeholder that only prints, a number, a choice. */
const literal = 0;
const argument = 1;
const number = 2;
const plural = 6;

/**
 * A text with placeholders in a locale (rule language, "Texts with placeholders"): ICU MessageFormat, and in it
 * `{limit, number, unit}`, which prints a number with its unit.
 */
export class MessageFormat {
  /**
   * The text itself, where nothing is to be filled; what is printed in turn, where placeholders stand as they are; else
   * who chooses by ICU.
   */
  readonly #format: string | readonly (string | UseOf)[] | IntlMessageFormat;
  /** Names of the placeholders, each once. */
  readonly names: ReadonlySet<string>;
  /** By the name under which ICU asks for it: the placeholder, and what of it is wanted. */
  readonly #uses = new Map<string, UseOf>();

  constructor(text: string, locale: string) {
    const tag = languageTag(locale);
    const written = new IntlMessageFormat(text, tag, undefined, { ignoreTag: true });
    const elements = this.#withUses(written.getAst());
    this.names = new Set([...this.#uses.values()].map(({ name }) => name));
    const parts = elements.flatMap((element) => this.#printedBy(element));
    if (parts.length !== elements.length)
      this.#format = new IntlMessageFormat(elements, tag, undefined, { ignoreTag: true });
    else this.#format = this.names.size === 0 ? parts.join('') : parts;
  }

  /** The text, where nothing is to be filled. */
  get fixed(): string | undefined {
    return typeof this.#format === 'string' ? this.#format : undefined;
  }

  /** The text with its placeholders filled; each is asked for once. */
  fill(fillingOf: (name: string) => Filling): string {
    if (typeof this.#format === 'string') return this.#format;
    const fillings = new Map([...this.names].map((name) => [name, fillingOf(name)]));
    if (!(this.#format instanceof IntlMessageFormat)) return printed(this.#format, fillings);
    const values: Record<string, string | number> = {};
    for (const [key, { name, use }] of this.#uses) {
      const filling = fillings.get(name);
      if (filling) values[key] = use(filling);
    }
    return String(this.#format.format(values));
  }

  /** What an element prints; nothing where it takes more than putting it there. */
  #printedBy(element: Element): readonly (string | UseOf)[] {
    if (element.type === literal) return [element.value];
    const use = element.type === argument ? this.#uses.get(element.value) : undefined;
    return use ? [use] : [];
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

function printed(parts: readonly (string | UseOf)[], fillings: ReadonlyMap<string, Filling>): string {
  let text = '';
  for (const part of parts) text += typeof part === 'string' ? part : part.use(fillings.get(part.name) as Filling);
  return text;
}
