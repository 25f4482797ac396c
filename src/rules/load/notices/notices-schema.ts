import { fragments, mapOf } from '../draft/fragments.js';

/** `notices/<topic>.yaml`: texts that the law wants people to read, in versions. */
export const noticesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['notices'],
  properties: {
    notices: mapOf(
      {
        type: 'object',
        additionalProperties: false,
        required: ['source', 'versions'],
        properties: {
          source: fragments.text,
          meaning: fragments.text,
          versions: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['version', 'from', 'approvedBy', 'title', 'text'],
              properties: {
                version: { type: 'integer', minimum: 1 },
                from: fragments.text,
                approvedBy: fragments.text,
                title: fragments.words,
                text: fragments.words,
              },
            },
          },
        },
      },
      { pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' },
    ),
  },
};
