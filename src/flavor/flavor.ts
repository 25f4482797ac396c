import type { CaseReading } from '../case/case-reading.js';
import type { CaseError } from '../errors/case-error.js';
import type { Content, Result } from '../operations/operation.js';

/**
 * What a call came to: the result of the operation, or why there is none. `path` is the operation's, without prefix.
 */
export type Answer = { readonly path: string; readonly okStatusText?: null | undefined } & (
  | { readonly result: Result; readonly errors?: undefined }
  | { readonly errors: readonly CaseError[]; readonly result?: undefined }
);

export type ListContent = Extract<Content, { readonly kind: 'list' }>;

/** A way of writing answers (specification, "Two flavors of most calls exist"). It knows no HTTP. */
export interface Flavor {
  readonly name: 'json' | 'xml';
  /** Follows the operation's name in the path. */
  readonly suffix: '' | 'XML';
  readonly contentType: string;
  write(answer: Answer): string;
  /**
   * Writes a list in steps, so that a long one need not be written at one go. Only flavors that lists are answered in.
   */
  writeList?(list: ListContent): Generator<string>;
  /**
   * Reads a case from a document, in steps so that a large one need not be read at one go. Only flavors that an
   * operation with `takes` has.
   */
  readCase?(bytes: Uint8Array): Generator<void, CaseReading>;
}
