import { datePrecisions } from '../../../case/values/date.js';
import { attributeKinds } from '../../model/attribute.js';
import { benefitParts } from '../../model/object-kind.js';
import { fragments } from '../draft/fragments.js';

const parameter = {
  type: 'object',
  additionalProperties: false,
  required: ['fact'],
  properties: { fact: { type: 'string', pattern: '^csp\\.' } },
};
const bound = { ...parameter, type: ['number', 'object'] };

/** `attributes/<object>.yaml`; which keys go with which kind is checked by the reader. */
export const attributesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['attributes'],
  properties: {
    object: fragments.name,
    objects: { type: 'array', minItems: 1, uniqueItems: true, items: fragments.name },
    forUnderwriters: { type: 'array', minItems: 1, uniqueItems: true, items: fragments.name },
    attributes: {
      type: 'object',
      propertyNames: fragments.name,
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'kind', 'name'],
        properties: {
          id: fragments.id,
          kind: { enum: attributeKinds },
          name: fragments.words,
          storedOn: { enum: benefitParts },
          unit: fragments.text,
          alsoIn: { type: 'array', minItems: 1, uniqueItems: true, items: fragments.text },
          decimals: { type: 'integer', minimum: 0, maximum: 12 },
          minimum: bound,
          maximum: bound,
          catalogue: fragments.text,
          offered: parameter,
          minimumLength: { type: 'integer', minimum: 0 },
          maximumLength: { type: 'integer', minimum: 1 },
          lookBack: { ...parameter, type: ['string', 'object'], pattern: '^ever$' },
          exactTo: { enum: datePrecisions },
          absentMeans: { type: 'number' },
          alsoSets: { type: 'array', minItems: 1, uniqueItems: true, items: fragments.path },
          zeroes: { type: 'array', minItems: 1, uniqueItems: true, items: fragments.path },
          reference: fragments.text,
          meaning: fragments.text,
          intended: fragments.text,
        },
      },
    },
  },
};
