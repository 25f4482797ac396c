import { Problems } from '../dto/problems.js';
import { exampleReference, loggingArea, readReference, referenceParameters } from './case-reference.js';
import type { Operation } from './operation.js';

const query = [...referenceParameters(), loggingArea];

/** `GET /deleteCase`: removes a case; no error when there is none. */
export const deleteCase: Operation = {
  name: 'deleteCase',
  method: 'GET',
  flavors: ['json', 'xml'],
  summary: 'Delete a case',
  chapter: 'manipulation',
  scopes: ['delete'],
  query,
  answers: 'nothing',
  reports: [],
  example: {
    query: { ...exampleReference, caseId: 'CASE-0818' },
    answers: { kind: 'nothing', envelope: 'empty' },
  },
  async run({ cases }, request) {
    const problems = new Problems();
    const reference = readReference(request, query, problems);
    problems.throwIfAny();
    if (reference) await cases.remove(reference);
    return { content: { kind: 'nothing', envelope: 'empty' } };
  },
};
