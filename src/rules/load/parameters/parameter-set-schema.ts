import { fragments } from '../draft/fragments.js';

/** `csp/<id>.yaml`; every other key is a parameter, checked against its declaration by the reader. */
export const parameterSetSchema = {
  type: 'object',
  required: ['name', 'currencies'],
  properties: {
    name: fragments.words,
    currencies: { type: 'array', minItems: 1, uniqueItems: true, items: fragments.text },
    exchangeRates: { type: 'object', minProperties: 1, additionalProperties: { type: 'number', exclusiveMinimum: 0 } },
    severities: {
      type: 'object',
      minProperties: 1,
      additionalProperties: { enum: ['error', 'incomplete', 'warning', 'information', 'off'] },
    },
  },
};
