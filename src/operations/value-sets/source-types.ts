import { sourceTypesOf } from '../../value-sets/source-type-list.js';
import type { Operation } from '../operation.js';
import { csp, locale, wholeValueSet } from './value-set-query.js';

const query = [csp, locale];

/** `GET /sourceTypes`: the source types of a parameter set (decisions, "Value sets"). */
export const sourceTypes: Operation = {
  name: 'sourceTypes',
  method: 'GET',
  flavors: ['json'],
  summary: 'List the source types of a parameter set',
  description: 'Lists who may capture under a parameter set, with what they may do. Stores nothing.',
  chapter: 'valueSets',
  repetition: 'harmless',
  scopes: [],
  query,
  answers: 'sourceTypes',
  reports: ['unknownParameterSet'],
  example: { query: { csp: '1', locale: 'en' } },
  run: async (services, request) => ({
    content: {
      kind: 'sourceTypes',
      set: wholeValueSet(services, request, query, ({ rules, locale: names }) => sourceTypesOf(rules.ruleSet, names)),
    },
  }),
};
