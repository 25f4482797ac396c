import { Problems } from '../../dto/problems.js';
import { exampleReference, loggingArea, readReference, referenceParameters } from '../case-reference.js';
import type { Operation, Result } from '../operation.js';

const query = [...referenceParameters(), loggingArea];

/** `GET /deleteCase`: removes a case; no error when there is none. */
export const deleteCase: Operation = {
  name: 'deleteCase',
  method: 'GET',
  flavors: ['json', 'xml'],
  summary: 'Delete a case',
  description: 'Removes a case for good. That there is none is no error, so the call may be repeated.',
  chapter: 'manipulation',
  repetition: 'sameInTheEnd',
  scopes: ['delete'],
  query,
  answers: 'nothing',
  reports: [],
  example: {
    query: { ...exampleReference, caseId: 'CASE-0818' },
    answers: { kind: 'nothing', envelope: 'empty' },
  },
  async run({ cases, noteOf }, request) {
    const problems = new Problems();
    const reference = readReference(request, query, problems);
    problems.throwIfAny();
    const result: Result = { content: { kind: 'nothing', envelope: 'empty' } };
    if (reference) await cases.remove(reference, noteOf?.(result));
    return result;
  },
};
