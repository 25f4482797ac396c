import { describedTrail } from '../../case/trail-of-case.js';
import { exampleReference, loggingArea, referenceParameters } from '../case-reference.js';
import { keptWithCase } from '../kept-with-case.js';
import type { Operation } from '../operation.js';

const query = [...referenceParameters(), loggingArea];

/** `GET /trail`: who wrote a case, when, and from where (decisions, "The trail of a case"). */
export const trail: Operation = {
  name: 'trail',
  method: 'GET',
  flavors: ['json'],
  summary: 'Read who wrote a case, when, and from where',
  description:
    'Answers the writes of a case that are kept, the oldest first, each with the digest of the one before, and whether all of them are there. No value of the case stands in it. A case that was made while no trail was kept has an empty one.',
  chapter: 'trail',
  repetition: 'harmless',
  scopes: ['trail'],
  query,
  answers: 'trail',
  reports: ['caseNotFound'],
  example: { query: exampleReference },
  async run({ cases }, request) {
    const { kept, digest: revision } = await keptWithCase(cases, request, query, (reference) => cases.trail(reference));
    return { content: { kind: 'trail', trail: describedTrail(kept, revision) }, revision };
  },
};
