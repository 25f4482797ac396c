import { fragments } from '../draft/fragments.js';

/** `tests/<topic>.yaml`: each item names either a rule or a derived fact, which the reader checks. */
export const testsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['tests'],
  properties: {
    tests: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['examples'],
        properties: { rule: fragments.text, fact: fragments.path, examples: fragments.examples },
      },
    },
  },
};
