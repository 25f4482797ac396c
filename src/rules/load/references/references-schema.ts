import { fragments, mapOf } from '../draft/fragments.js';

/** `references.yaml`: what is expected of the rules, by id. */
export const referencesSchema = mapOf(
  {
    type: 'object',
    additionalProperties: false,
    required: ['when'],
    properties: {
      when: fragments.text,
      asked: { type: 'array', minItems: 1, items: fragments.path },
      instead: fragments.text,
    },
  },
  { pattern: '^[A-Za-z][A-Za-z0-9]*$' },
);
