import type { ErrorEntry } from './error-entry.js';
import { ownErrors } from './own-errors.js';
import { specifiedErrors } from './specified-errors.js';

export type ErrorSlug = keyof typeof specifiedErrors | keyof typeof ownErrors;

/** THE error table: every code a caller can see, by its slug. Which operation reports it stands on the operation. */
export const errorTable: Readonly<Record<ErrorSlug, ErrorEntry>> = { ...specifiedErrors, ...ownErrors };
