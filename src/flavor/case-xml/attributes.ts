import { quoted } from '../../text/quoted.js';
import type { CaseError } from '../../errors/case-error.js';
import { malformed } from './malformed.js';

const wholeNumber = /^-?[0-9]{1,15}$/;
const decimalNumber = /^-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]{1,3})?$/;

/**
 * The attributes of one element, each read once as what it must be. @throws CaseError 610 for one that is missing or of
 * another form.
 */
export class Attributes {
  constructor(
    private readonly element: string,
    private readonly given: ReadonlyMap<string, string>,
  ) {}

  /** What is wrong with this element. */
  fault(reason: string): CaseError {
    return malformed(`${this.element}: ${reason}`);
  }

  has(name: string): boolean {
    return this.given.has(name);
  }

  text(name: string): string {
    const value = this.given.get(name);
    if (value === undefined) throw this.fault(`the attribute ${name} is missing`);
    return value;
  }

  /** At most 15 digits, so that every one is an exact number. */
  integer(name: string): number {
    return Number(this.#of(wholeNumber, name, 'a whole number of at most 15 digits')) + 0;
  }

  /** An id of something in the case. */
  id(name: string): number {
    const value = this.integer(name);
    if (value < 0) throw this.fault(`the attribute ${name} is negative`);
    return value;
  }

  optionalId(name: string): number | undefined {
    return this.has(name) ? this.id(name) : undefined;
  }

  optionalInteger(name: string): number | undefined {
    return this.has(name) ? this.integer(name) : undefined;
  }

  number(name: string): number {
    const value = Number(this.#of(decimalNumber, name, 'a number'));
    if (!Number.isFinite(value)) throw this.fault(`the attribute ${name} is too large`);
    return value + 0;
  }

  /** One of some words, as what it stands for. */
  word<T>(name: string, words: Readonly<Record<string, T>>): T {
    const value = this.text(name);
    if (!Object.hasOwn(words, value))
      throw this.fault(`the attribute ${name} is ${quoted(value)}, not one of ${Object.keys(words).join(', ')}`);
    return words[value] as T;
  }

  #of(form: RegExp, name: string, what: string): string {
    const value = this.text(name);
    if (!form.test(value)) throw this.fault(`the attribute ${name} is ${quoted(value)}, not ${what}`);
    return value;
  }
}
