import { type Group, kindsOfThings, type KindOfThing } from '../change.js';
import { aspectsForCustomers, aspectWords, internalAspects } from './aspect-words.js';
import { exactForm } from './exact-form.js';
import type { Aspect } from './item.js';
import type { Names } from './names.js';
import { spaced } from './spaced.js';
import { valueText } from './value-text.js';

/**
 * What is compared of a thing: every member of its model but those that are left out, each text by locale. What is told
 * of it is written when it is asked for: most aspects never differ.
 */
export class Aspects {
  readonly all = new Map<string, Aspect>();

  constructor(
    private readonly about: KindOfThing,
    private readonly names: Names,
    private readonly locales: readonly string[],
    /** What a placeholder of its texts names. */
    private readonly textPath: (path: string) => string = (path) => names.path(path),
  ) {}

  /** Every member of a model. `leave` are those that are items of their own, or follow from others. */
  ofModel(model: object, ...leave: readonly string[]): this {
    for (const [name, value] of Object.entries(model)) {
      if (leave.includes(name)) continue;
      if (this.#isText(value)) this.text(name, value);
      else this.add(name, value);
    }
    return this;
  }

  /** A text, in every locale; what its placeholders stand for may have been called otherwise. */
  text(name: string, words: Readonly<Record<string, unknown>>): this {
    for (const [locale, said] of Object.entries(words)) {
      const exact = typeof said === 'string' ? said.replace(/(?<=\{)[\w.]+/g, (path) => this.textPath(path)) : said;
      this.#put(`${name}.${locale}`, 'texts', said, exact, locale);
    }
    return this;
  }

  /**
   * One member; `text` when it is told otherwise than values of its kind are, `exact` when it means less than it holds.
   */
  add(name: string, value: unknown, text: unknown = value, exact: unknown = value, dependsOn?: string): this {
    const [first = ''] = name.split('.');
    const isForCustomers = aspectsForCustomers.has(`${this.about}.${first}`);
    const ofThing = isForCustomers ? 'customers' : kindsOfThings[this.about];
    const group = internalAspects.has(first) ? 'internals' : ofThing;
    if (value !== undefined) this.#put(name, group, text, exact, undefined, dependsOn);
    return this;
  }

  #put(name: string, group: Group, text: unknown, exact: unknown, locale?: string, dependsOn?: string): void {
    const form = exactForm(exact, this.names, name);
    this.all.set(name, new ToldAspect(this.about, name, this.names, text, group, form, locale, dependsOn));
  }

  #isText(value: unknown): value is Readonly<Record<string, unknown>> {
    if (typeof value !== 'object' || value === null) return false;
    const keys = Object.keys(value);
    return keys.length > 0 && keys.every((key) => this.locales.includes(key)) && !Array.isArray(value);
  }
}

/** Its words are made when they are asked for. */
class ToldAspect implements Aspect {
  constructor(
    private readonly about: KindOfThing,
    private readonly name: string,
    private readonly names: Names,
    private readonly value: unknown,
    readonly group: Group,
    readonly exact: string,
    private readonly locale: string | undefined,
    readonly dependsOn: string | undefined,
  ) {}

  get word(): string {
    const name = this.locale === undefined ? this.name : this.name.slice(0, -1 - this.locale.length);
    const [first = '', ...rest] = name.split('.');
    const word = aspectWords[`${this.about}.${first}`] ?? aspectWords[first] ?? spaced(first);
    const whole = first === 'example' ? word : [word, ...rest].join(' ');
    return this.locale === undefined ? whole : `${whole} (${this.locale})`;
  }

  get text(): string {
    return valueText(this.value, this.names);
  }
}
