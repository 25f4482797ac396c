import { identifierFault } from '../text/plain-text.js';
import type { Operation } from './operation.js';

/** `GET /caseList`: the case ids of a sub-system; a sub-system id that is missing, given twice or invalid has none. */
export const caseList: Operation = {
  name: 'caseList',
  method: 'GET',
  flavors: ['json'],
  summary: 'List the case ids of a sub-system',
  chapter: 'manipulation',
  scopes: ['read'],
  query: [{ name: 'subId', required: false, description: 'Sub-system id; without a valid one the list is empty.' }],
  answers: 'list',
  reports: [],
  example: { query: { subId: 'DEMO' }, answers: { kind: 'list', name: 'caseIds', values: ['CASE-0815'] } },
  async run({ cases }, { query }) {
    const [subId = '', ...more] = query.get('subId') ?? [];
    const valid = more.length === 0 && identifierFault(subId) === undefined;
    return { content: { kind: 'list', name: 'caseIds', values: valid ? await cases.caseIds(subId) : [] } };
  },
};
