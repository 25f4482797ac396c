import { attributesOf } from '../../value-sets/attribute-list.js';
import type { Operation } from '../operation.js';
import { csp, locale, wholeValueSet } from './value-set-query.js';

const query = [csp, locale];

/** `GET /attributes`: the attributes of a parameter set (decisions, "Value sets"). */
export const attributes: Operation = {
  name: 'attributes',
  method: 'GET',
  flavors: ['json'],
  summary: 'List the attributes of a parameter set',
  description:
    'Lists what can be stored of each kind of object under a parameter set: number, kind, unit, bounds, catalogue and name of each attribute. Stores nothing.',
  chapter: 'valueSets',
  repetition: 'harmless',
  scopes: [],
  query,
  answers: 'attributes',
  reports: ['unknownParameterSet'],
  example: { query: { csp: '1', locale: 'en' } },
  run: async (services, request) => ({
    content: {
      kind: 'attributes',
      set: wholeValueSet(services, request, query, ({ rules, locale: names }) => attributesOf(rules.program, names)),
    },
  }),
};
