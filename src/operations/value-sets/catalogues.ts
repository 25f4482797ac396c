import { cataloguesOf } from '../../value-sets/catalogue-list.js';
import type { Operation } from '../operation.js';
import { csp, wholeValueSet } from './value-set-query.js';

const query = [csp];

/** `GET /catalogues`: the catalogues of a parameter set (decisions, "Value sets"). */
export const catalogues: Operation = {
  name: 'catalogues',
  method: 'GET',
  flavors: ['json'],
  summary: 'List the catalogues of a parameter set',
  description: 'Lists the catalogues of a parameter set, with the size of each. Stores nothing.',
  chapter: 'valueSets',
  repetition: 'harmless',
  scopes: [],
  query,
  answers: 'catalogues',
  reports: ['unknownParameterSet'],
  example: { query: { csp: '1' } },
  run: async (services, request) => ({
    content: {
      kind: 'catalogues',
      set: wholeValueSet(services, request, query, ({ rules }) => cataloguesOf(rules.ruleSet)),
    },
  }),
};
