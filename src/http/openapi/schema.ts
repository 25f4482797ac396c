export type Schema = Readonly<Record<string, unknown>>;

/** An object that has these members and no others; `optional` ones may be absent. */
export function closedObject(
  description: string,
  members: Readonly<Record<string, Schema>>,
  optional: Readonly<Record<string, Schema>> = {},
): Schema {
  return {
    type: 'object',
    description,
    properties: { ...members, ...optional },
    required: Object.keys(members),
    unevaluatedProperties: false,
  };
}

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
export const oneOrMany = (items: Schema): Schema => ({ oneOf: [items, { type: 'array', minItems: 2, items }] });
export const text: Schema = { type: 'string' };
export const integer: Schema = { type: 'integer' };
export const number: Schema = { type: 'number' };
export const flag: Schema = { type: 'boolean' };
export const nothing: Schema = { type: 'null' };
export const oneOfWords = (...words: readonly string[]): Schema => ({ type: 'string', enum: words });
