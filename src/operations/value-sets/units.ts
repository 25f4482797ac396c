import { unitsOf } from '../../value-sets/unit-list.js';
import type { Operation } from '../operation.js';
import { csp, locale, wholeValueSet } from './value-set-query.js';

const query = [csp, locale];

/** `GET /units`: the units of a parameter set (decisions, "Value sets"). */
export const units: Operation = {
  name: 'units',
  method: 'GET',
  flavors: ['json'],
  summary: 'List the units of a parameter set',
  description: 'Lists the units of a parameter set, in which numbers may be given. Stores nothing.',
  chapter: 'valueSets',
  repetition: 'harmless',
  scopes: [],
  query,
  answers: 'units',
  reports: ['unknownParameterSet'],
  example: { query: { csp: '1', locale: 'en' } },
  run: async (services, request) => ({
    content: {
      kind: 'units',
      set: wholeValueSet(services, request, query, ({ rules, locale: names }) => unitsOf(rules.ruleSet, names)),
    },
  }),
};
