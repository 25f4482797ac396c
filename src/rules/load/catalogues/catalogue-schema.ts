import { fragments, mapOf } from '../draft/fragments.js';

/** `catalogues/<name>.yaml`; the cells of the entries are checked against the declared columns by the reader. */
export const catalogueSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['catalogue'],
  properties: {
    catalogue: fragments.text,
    meaning: fragments.text,
    source: fragments.text,
    reference: fragments.text,
    keyed: { type: 'boolean' },
    notListed: fragments.text,
    columns: mapOf({
      type: 'object',
      additionalProperties: false,
      properties: {
        kind: { enum: ['number', 'boolean', 'text'] },
        values: { type: 'array', minItems: 1, uniqueItems: true, items: fragments.text },
        catalogue: fragments.text,
        unit: fragments.text,
        list: { type: 'boolean' },
        default: {},
        inheritsFrom: fragments.name,
        meaning: fragments.text,
      },
    }),
    entries: mapOf(
      {
        type: 'object',
        properties: {
          id: fragments.id,
          name: fragments.words,
          synonyms: { type: 'object', propertyNames: { pattern: '^[a-z]{2}$' }, additionalProperties: fragments.texts },
          forms: {
            type: 'object',
            propertyNames: { pattern: '^[a-z]{2}$' },
            additionalProperties: mapOf(fragments.text, { type: 'string' }),
          },
          validFrom: fragments.text,
          validTo: fragments.text,
          replacedBy: fragments.text,
        },
        required: ['name'],
      },
      { type: 'string', minLength: 1 },
    ),
    entriesFrom: { type: 'string', pattern: '\\.csv$' },
  },
};
