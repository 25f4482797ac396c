import type { Operation } from '../operation.js';

/** `GET /subIdList`: the ids of the sub-systems that hold at least one case. */
export const subIdList: Operation = {
  name: 'subIdList',
  method: 'GET',
  flavors: ['json'],
  summary: 'List the sub-system ids',
  description: 'The sub-systems that hold a case, sorted by code point. Answered without envelope.',
  chapter: 'manipulation',
  repetition: 'harmless',
  scopes: ['read'],
  query: [],
  answers: 'list',
  reports: [],
  example: { answers: { kind: 'list', name: 'subIds', values: ['DEMO'] } },
  run: async ({ cases }) => ({ content: { kind: 'list', name: 'subIds', values: await cases.subIds() } }),
};
