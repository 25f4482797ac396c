import { fragments, mapOf } from '../draft/fragments.js';

/** What no sensible number leaves. */
const bounds = {
  minimum: { type: 'number' },
  maximum: { type: 'number' },
  step: { type: 'number', exclusiveMinimum: 0 },
};

const column = {
  type: 'object',
  additionalProperties: false,
  properties: {
    unit: fragments.text,
    catalogue: fragments.text,
    valuesOf: fragments.text,
    kind: { enum: ['number', 'date'] },
    upTo: { type: 'boolean' },
    list: { type: 'boolean' },
    ...bounds,
    meaning: fragments.text,
  },
};

/** `parameters.yaml`: what every parameter set gives a value for. */
export const parametersSchema = mapOf({
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'meaning'],
  properties: {
    kind: { enum: ['number', 'date', 'text', 'list', 'range', 'table'] },
    meaning: fragments.text,
    reference: fragments.text,
    intended: fragments.text,
    unit: fragments.text,
    catalogue: fragments.text,
    valuesOf: fragments.text,
    ...bounds,
    columns: mapOf(column),
    gives: mapOf(column),
  },
});
