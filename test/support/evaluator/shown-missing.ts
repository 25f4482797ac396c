import type { Missing } from '../../../src/rules/values/gap.js';

/** What is missing, each as `kind object attribute`. */
export const shownMissing = (missing: readonly Missing[]): readonly string[] =>
  missing.map(({ kind, objectId, attribute }) => `${kind} ${objectId} ${attribute}`);
