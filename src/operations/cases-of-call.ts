import type { CaseReference } from '../case/case.js';
import { referenceParameters } from './case-reference.js';
import type { Operation, OperationRequest } from './operation.js';

/** A call, as far as it was read. */
interface NamingCall {
  readonly operation: Operation;
  readonly query: OperationRequest['query'];
  readonly body?: unknown;
}

/**
 * The cases that a call names where its operation reads them: in the query (two of copyCase: source, then destination),
 * or else in the body. They need not exist; ids that are missing or given twice name none. A call that writes, writes
 * the last of them.
 */
export function casesOfCall({ operation, query, body }: NamingCall): readonly CaseReference[] {
  const inQuery = (['', 'source', 'dest'] as const)
    .map(referenceParameters)
    .filter(([{ name }]) => operation.query.some((parameter) => parameter.name === name));
  if (inQuery.length > 0)
    return inQuery.flatMap(([caseId, subId]) => reference(only(query.get(caseId.name)), only(query.get(subId.name))));
  const { caseId, subId } = (body ?? {}) as { readonly caseId?: unknown; readonly subId?: unknown };
  return reference(caseId, subId);
}

const only = (values: readonly string[] = []): string | undefined => (values.length === 1 ? values[0] : undefined);

const reference = (caseId: unknown, subId: unknown): readonly CaseReference[] =>
  typeof caseId === 'string' && typeof subId === 'string' ? [{ caseId, subId }] : [];
