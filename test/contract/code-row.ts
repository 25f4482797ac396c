import type { Json } from '../support/requests/case-request.js';

/**
 * One change of the full request that must be refused with exactly these errors, and a similar one that must be
 * accepted.
 */
export interface CodeRow {
  readonly what: string;
  /**
   * Where the body is changed; `application.persons.0...` is assured and policy holder, `persons.1` policy holder only.
   */
  readonly path: string;
  readonly refused: Json | undefined;
  /** `code path` of each error, in document order. */
  readonly errors: readonly string[];
  /** A value of the same member that is accepted; `unchanged` where the request as it is already is the near miss. */
  readonly accepted: Json | undefined | 'unchanged';
}

/** A query that must be refused with exactly these errors. */
export type UrlRow = readonly [
  what: string,
  query: Readonly<Record<string, string | readonly string[]>>,
  errors: readonly string[],
];

/** A row in one line. */
export const row = (
  what: string,
  path: string,
  refused: Json | undefined,
  errors: readonly string[],
  accepted: Json | undefined | 'unchanged' = 'unchanged',
): CodeRow => ({ what, path, refused, errors, accepted });
