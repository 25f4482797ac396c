/**
 * The text of generated code. It holds numbers and texts of trees that the loader has checked, through
 * `JSON.stringify`, and names made here; everything else is handed in as a value.
 */
export class Source {
  readonly #values: unknown[] = [];
  readonly #names = new Map<unknown, string>();
  #made = 0;

  /** A name that nothing else has. */
  name(): string {
    return `_${this.#made++}`;
  }

  /** The name under which a value is handed in. */
  value(value: unknown): string {
    const present = this.#names.get(value);
    if (present !== undefined) return present;
    const name = `$${this.#values.push(value) - 1}`;
    this.#names.set(value, name);
    return name;
  }

  /** The function of these parameters with this body. @throws EvalError where code must not be made of texts. */
  compiled<F>(parameters: string, body: string): F {
    const names = [...this.#names.values()];
    const made = new Function('values', `const [${names.join()}]=values;return function(${parameters}){${body}}`) as (
      values: readonly unknown[],
    ) => F;
    return made(this.#values);
  }
}

/** A number or a text that the rules hold, as it is written in code. */
export const written = (literal: number | string): string => JSON.stringify(literal);
