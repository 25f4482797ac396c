import { describedEvidence } from '../../case/evidence-of-case.js';
import { exampleReference, loggingArea, referenceParameters } from '../case-reference.js';
import { keptWithCase } from '../kept-with-case.js';
import type { Operation } from '../operation.js';

const query = [...referenceParameters(), loggingArea];

/** `GET /evidence`: what was asked and answered in a case, as it was shown (decisions, "What was asked"). */
export const evidence: Operation = {
  name: 'evidence',
  method: 'GET',
  flavors: ['json'],
  summary: 'Read what was asked and answered in a case, as it was shown',
  description:
    'Answers the pages of a case on which somebody answered, the oldest first, as they were shown: questions, options and notices in their language, and the answers given. Each has the digest of the one before; the answer says whether all of it is as it was written. A case that was captured while no evidence was kept has none.',
  chapter: 'evidence',
  repetition: 'harmless',
  scopes: ['evidence'],
  query,
  answers: 'evidence',
  reports: ['caseNotFound'],
  example: { query: exampleReference },
  async run({ cases }, request) {
    const { kept, digest: revision } = await keptWithCase(cases, request, query, (reference) =>
      cases.evidence(reference),
    );
    return { content: { kind: 'evidence', evidence: describedEvidence(kept, revision) }, revision };
  },
};
