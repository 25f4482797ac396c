import { benefitParts } from '../model/object-kind.js';
import { fragments, mapOf } from './draft/fragments.js';

const relation = {
  type: 'object',
  additionalProperties: false,
  properties: {
    many: fragments.name,
    by: fragments.name,
    among: fragments.path,
    one: fragments.path,
    named: fragments.name,
    order: { enum: ['first', 'last', 'only'] },
    where: {},
  },
};

const parts = (value: object): object => ({
  type: 'object',
  additionalProperties: false,
  required: benefitParts,
  properties: { Benefit: value, EventPayment: value, Payment: value },
});

/** `rule-set.yaml`; that of an included folder has no versions. */
export const ruleSetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    versions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'name'],
        properties: { id: fragments.id, name: fragments.text },
      },
    },
    locales: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', pattern: '^[a-z]{2}$' } },
    timeZone: fragments.text,
    includes: fragments.texts,
    sourceTypes: mapOf({
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name'],
      properties: {
        id: fragments.id,
        name: fragments.words,
        technical: { type: 'boolean' },
        creating: { type: 'boolean' },
      },
    }),
    relationTypes: mapOf({
      type: 'object',
      additionalProperties: false,
      required: ['id', 'from', 'to', 'name'],
      properties: { id: fragments.id, from: fragments.text, to: fragments.text, name: fragments.words },
    }),
    objects: mapOf({
      type: 'object',
      additionalProperties: false,
      properties: {
        type: fragments.id,
        name: fragments.words,
        types: parts(fragments.id),
        names: parts(fragments.words),
        relations: mapOf(relation),
      },
    }),
  },
};
