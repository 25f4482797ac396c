import type { ErrorEntry } from '../errors/error-entry.js';
import { type ErrorSlug, errorTable } from '../errors/error-table.js';
import type { Operation, QueryParameter } from './operation.js';
import { writes } from './repetition.js';

/** What any call can be answered with, whatever the operation. */
const ofEveryCall = ['storeNotReachable', 'internalFault'] as const;

/** What any call that writes can: `Idempotency-Key` and `If-Match` are every one's. */
const ofEveryWrite = ['notInThisState', 'answerNotKept', 'idempotencyKeyReused', 'outcomeUnknown'] as const;

const ofParameter = ({ required, missing }: QueryParameter): readonly ErrorSlug[] =>
  required ? ['invalidAttribute', ...(missing ? [missing] : [])] : [];

/** Every code that an operation can answer with: its own, those of its query parameters and of its body; by code. */
export const codesOfOperation = (operation: Operation): readonly ErrorEntry[] =>
  entries([
    ...slugsOfFailures(operation),
    ...(operation.warns ?? []),
    ...(writes(operation) ? ofEveryWrite : []),
    ...ofEveryCall,
  ]);

/** The codes that it can fail with where its HTTP status is 200; by code. */
export const failuresOf = (operation: Operation): readonly ErrorEntry[] => entries(slugsOfFailures(operation));

/** The codes that it can warn of; by code. */
export const warningsOf = ({ warns = [] }: Operation): readonly ErrorEntry[] => entries(warns);

const slugsOfFailures = (operation: Operation): readonly ErrorSlug[] => [
  ...operation.query.flatMap(ofParameter),
  ...(operation.body?.reports ?? []),
  ...operation.reports,
  // A wrong `Idempotency-Key`.
  ...(writes(operation) ? (['invalidAttribute'] as const) : []),
];

const entries = (slugs: readonly ErrorSlug[]): readonly ErrorEntry[] =>
  [...new Set(slugs)].map((slug): ErrorEntry => errorTable[slug]).sort((a, b) => a.code - b.code);
