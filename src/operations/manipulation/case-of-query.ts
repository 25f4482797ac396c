import type { StoredCase } from '../../case/store.js';
import { Place } from '../../dto/place.js';
import { Problems } from '../../dto/problems.js';
import { CaseErrors } from '../../errors/case-error.js';
import { readReference } from '../case-reference.js';
import type { OperationRequest, QueryParameter, Services } from '../operation.js';

/** The case that the query names. @throws CaseErrors 512 for a faulty name, 323 when there is no such case. */
export async function caseOfQuery(
  { cases }: Services,
  request: OperationRequest,
  parameters: readonly QueryParameter[],
): Promise<StoredCase> {
  const problems = new Problems();
  const reference = readReference(request, parameters, problems);
  const stored = reference && (await cases.read(reference));
  if (reference && !stored) problems.report(Place.query('caseId', 0), 'caseNotFound', { ...reference });
  if (problems.any || !stored) throw new CaseErrors(problems.errors);
  return stored;
}
