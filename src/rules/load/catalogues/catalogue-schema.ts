import { fragments, mapOf } from '../draft/fragments.js';

/** What an entry of any catalogue may have beside its cells. */
const ofEntries = {
  id: fragments.id,
  name: fragments.words,
  synonyms: { type: 'object', propertyNames: { pattern: '^[a-z]{2}$' }, additionalProperties: fragments.texts },
  validFrom: fragments.text,
  validTo: fragments.text,
  replacedBy: fragments.text,
};

/** What an entry of the catalogue `units` may have besides. */
const ofUnits = {
  forms: {
    type: 'object',
    propertyNames: { pattern: '^[a-z]{2}$' },
    additionalProperties: mapOf(fragments.text, { type: 'string' }),
  },
};

const schemaWith = (properties: object) => ({
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
    retired: { type: 'array', minItems: 1, uniqueItems: true, items: fragments.id },
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
        intended: fragments.text,
        meaning: fragments.text,
      },
    }),
    entries: mapOf({ type: 'object', properties, required: ['name'] }, { type: 'string', minLength: 1 }),
    entriesFrom: { type: 'string', pattern: '\\.csv$' },
  },
});

/** `catalogues/<name>.yaml`; the cells of the entries are checked against the declared columns by the reader. */
export const catalogueSchema = schemaWith({ ...ofEntries, ...ofUnits });

/** That of every catalogue but `units`, as an editor offers it. */
export const plainCatalogueSchema = schemaWith(ofEntries);
