import { fragments, mapOf } from '../draft/fragments.js';

const ruleIds = { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' };

/** `plausibility/<topic>.yaml`; conditions are the resolver's business. */
export const rulesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['rules'],
  properties: {
    scope: fragments.name,
    rules: mapOf(
      {
        type: 'object',
        additionalProperties: false,
        required: ['severity', 'violatedWhen', 'message', 'reference', 'examples'],
        properties: {
          scope: fragments.name,
          rows: mapOf(mapOf({}), ruleIds),
          severity: fragments.severity,
          sources: { type: 'array', minItems: 1, uniqueItems: true, items: fragments.name },
          with: mapOf({
            type: 'object',
            additionalProperties: false,
            required: ['is'],
            properties: { unit: fragments.text, is: {}, meaning: fragments.text },
          }),
          violatedWhen: {},
          message: fragments.words,
          concerns: { type: 'array', minItems: 1, uniqueItems: true, items: fragments.path },
          reference: fragments.text,
          meaning: fragments.text,
          intended: fragments.text,
          examples: fragments.examples,
        },
      },
      ruleIds,
    ),
  },
};
