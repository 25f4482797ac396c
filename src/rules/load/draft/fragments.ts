/** Pieces that the schemas of several kinds of file share. */
export const fragments = {
  text: { type: 'string', pattern: '\\S' },
  /** A text in every locale; which locales there must be is checked when the rule set is known. */
  words: {
    type: 'object',
    minProperties: 1,
    propertyNames: { pattern: '^[a-z]{2}$' },
    additionalProperties: { type: 'string' },
  },
  /** Names of facts, relations, parameters, columns, object kinds. */
  name: { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' },
  path: { type: 'string', pattern: '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$' },
  id: { type: 'integer', minimum: 0 },
  severity: { enum: ['error', 'incomplete', 'warning', 'information'] },
  texts: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
  examples: {
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['given', 'expect'],
      properties: { given: { type: 'object' }, expect: {} },
    },
  },
} as const;

/** A map from names to the same kind of thing. */
export const mapOf = (value: object, names: object = fragments.name): object => ({
  type: 'object',
  minProperties: 1,
  propertyNames: names,
  additionalProperties: value,
});
