import type { Case, CaseReference } from '../case/case.js';
import type { CaseStore } from '../case/store.js';
import { Place } from '../dto/place.js';
import { Problems } from '../dto/problems.js';
import { CaseErrors } from '../errors/case-error.js';
import { readReference } from './case-reference.js';
import type { OperationRequest, QueryParameter } from './operation.js';

/** A case and what is kept beside it. */
interface WithKept<T> {
  readonly case: Case;
  readonly digest: string;
  readonly kept: T;
}

/**
 * The case that a call names, and what `read` reads beside it, as both were at one moment. @throws CaseErrors 323, and
 * those of the reference
 */
export async function keptWithCase<T>(
  cases: CaseStore,
  request: OperationRequest,
  query: readonly QueryParameter[],
  read: (reference: CaseReference) => Promise<T>,
): Promise<WithKept<T>> {
  const problems = new Problems();
  const reference = readReference(request, query, problems);
  const found = reference && (await readTogether(cases, reference, read));
  if (reference && !found) problems.report(Place.query('caseId', 0), 'caseNotFound', { ...reference });
  if (problems.any || !found) throw new CaseErrors(problems.errors);
  return found;
}

/** A case and what `read` reads beside it, as both were at one moment; undefined without a case. */
export async function readTogether<T>(
  cases: CaseStore,
  reference: CaseReference,
  read: (reference: CaseReference) => Promise<T>,
): Promise<WithKept<T> | undefined> {
  for (;;) {
    const stored = await cases.read(reference);
    if (!stored) return undefined;
    const kept = await read(reference);
    if ((await cases.look(reference)).revision === stored.revision)
      return { case: stored.case, digest: stored.digest, kept };
  }
}
