import { fragments, mapOf } from '../draft/fragments.js';

/** `facts/<topic>.yaml`; the tree under `is` is the resolver's business. */
export const factsSchema = mapOf({
  type: 'object',
  additionalProperties: false,
  required: ['scope', 'is'],
  properties: {
    scope: fragments.name,
    unit: fragments.text,
    is: {},
    meaning: fragments.text,
    reference: fragments.text,
    examples: fragments.examples,
  },
});
