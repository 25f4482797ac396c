import type { Missing } from '../values/gap.js';
import type { Undecided } from './program.js';

/** What failed, of all that is missing. */
export const failedOf = (missing: readonly Missing[]): readonly Missing[] =>
  missing.filter(({ kind }) => kind === 'failed');

/** The undecided rules that rest on a failed value, each with what failed. */
export const restingOnFailed = (undecided: readonly Undecided[]): readonly Undecided[] =>
  undecided
    .map(({ rule, severity, instance, missing }) => ({ rule, severity, instance, missing: failedOf(missing) }))
    .filter(({ missing }) => missing.length > 0);
