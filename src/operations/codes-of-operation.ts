import type { ErrorEntry } from '../errors/error-entry.js';
import { type ErrorSlug, errorTable } from '../errors/error-table.js';
import type { Operation, QueryParameter } from './operation.js';

/** What any call can be answered with, whatever the operation. */
const ofEveryCall = ['storeNotReachable', 'internalFault'] as const;

const ofParameter = ({ required, missing }: QueryParameter): readonly ErrorSlug[] =>
  required ? ['invalidAttribute', ...(missing ? [missing] : [])] : [];

/** Every code that an operation can answer with: its own, those of its query parameters and of its body; by code. */
export function codesOfOperation({ query, body, reports }: Operation): readonly ErrorEntry[] {
  const slugs = new Set([...query.flatMap(ofParameter), ...(body?.reports ?? []), ...reports, ...ofEveryCall]);
  return [...slugs].map((slug): ErrorEntry => errorTable[slug]).sort((a, b) => a.code - b.code);
}
