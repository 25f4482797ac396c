import type { CaseError } from '../errors/case-error.js';
import type { Case } from './case.js';

/** A case as a document from outside states it: complete in itself, not yet compared with any rules. */
export interface StatedCase {
  readonly case: Case;
  /**
   * Where each source, object, attribute and relation stands in the document, so that errors can be told in its order.
   */
  readonly order: ReadonlyMap<object, number>;
}

/** What reading a document came to: the case that it states, or why it states none. */
export type CaseReading =
  | { readonly stated: StatedCase; readonly error?: undefined }
  | { readonly error: CaseError; readonly stated?: undefined };
