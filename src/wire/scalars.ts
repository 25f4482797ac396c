import type { JsonSchema, Shape } from './shape.js';

/** What is written as one word: an attribute in XML. */
export const scalar = <T extends string | number | boolean | null>(schema: JsonSchema): Shape<T> => ({
  schema,
  components: {},
});

export const text = scalar<string>({ type: 'string' });
export const integer = scalar<number>({ type: 'integer' });
export const number = scalar<number>({ type: 'number' });
export const flag = scalar<boolean>({ type: 'boolean' });
/** `null`, in the JSON flavor only. */
export const nothing = scalar<null>({ type: 'null' });

export const word = <const W extends string>(...words: readonly W[]): Shape<W> =>
  scalar<W>({ type: 'string', enum: words });
export const integerOf = <const N extends number>(...values: readonly N[]): Shape<N> =>
  scalar<N>({ type: 'integer', enum: values });
export const constant = <const C extends string | number>(value: C): Shape<C> => scalar<C>({ const: value });
