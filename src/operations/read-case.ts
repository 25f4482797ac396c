import type { Case } from '../case/case.js';
import { Problems } from '../dto/problems.js';
import { CaseError } from '../errors.js';
import { readReference } from './case-reference.js';
import type { OperationRequest, QueryParameter, Services } from './operation.js';

/** The case that the query names. @throws CaseErrors (512) for a faulty name, CaseError 323 when there is no such case. */
export async function readCase(
  { cases }: Services,
  request: OperationRequest,
  parameters: readonly QueryParameter[],
): Promise<Case> {
  const problems = new Problems();
  const reference = readReference(request, parameters, problems);
  problems.throwIfAny();
  const stored = reference && (await cases.read(reference));
  if (!stored) throw new CaseError('caseNotFound', { ...reference });
  return stored.case;
}
