import type { Case, CaseReference } from '../case/case.js';
import { revisionOf } from '../case/revision-of.js';
import type { CaseStore } from '../case/store.js';
import type { Trail } from '../case/trail.js';
import { describedTrail } from '../case/trail-of-case.js';
import { Place } from '../dto/place.js';
import { Problems } from '../dto/problems.js';
import { CaseErrors } from '../errors/case-error.js';
import { exampleReference, loggingArea, readReference, referenceParameters } from './case-reference.js';
import type { Operation } from './operation.js';

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
    const problems = new Problems();
    const reference = readReference(request, query, problems);
    const found = reference && (await trailedCase(cases, reference));
    if (reference && !found) problems.report(Place.query('caseId', 0), 'caseNotFound', { ...reference });
    if (problems.any || !found) throw new CaseErrors(problems.errors);
    const revision = revisionOf(found.case);
    return { content: { kind: 'trail', trail: describedTrail(found.trail, revision) }, revision };
  },
};

/** A case and its trail as they were at one moment; undefined without a case. */
async function trailedCase(
  cases: CaseStore,
  reference: CaseReference,
): Promise<{ readonly case: Case; readonly trail: Trail | undefined } | undefined> {
  for (;;) {
    const read = await cases.read(reference);
    if (!read) return undefined;
    const found = await cases.trail(reference);
    if ((await cases.look(reference)).revision === read.revision) return { case: read.case, trail: found };
  }
}
