import { reasonOf } from '../text/reason-of.js';
import { type Case, type CaseReference, caseName } from './case.js';
import { contentOf, decodeContent, revisionOfRecord } from './codec.js';
import type { Revision, StoredCase } from './store.js';

/**
 * A case of a store, as its record. The record is proven by its digest; the case in it is read when it is asked for,
 * since who has told of this state before needs the digest only. @throws Error that names the case and says what is
 * wrong with its record
 */
export class ProvenCase implements StoredCase {
  readonly digest: string;
  readonly #content: Buffer;
  #case: Case | undefined;

  constructor(
    private readonly reference: CaseReference,
    bytes: Buffer,
    readonly revision: Revision,
  ) {
    this.#content = this.#named(() => contentOf(bytes));
    this.digest = revisionOfRecord(bytes);
  }

  /** Always the same object, which is whose read it. @throws Error, of a record that another program has made */
  get case(): Case {
    this.#case ??= this.#named(() => decodeContent(this.#content));
    return this.#case;
  }

  #named<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw new Error(`${caseName(this.reference)}: ${reasonOf(error)}`, { cause: error });
    }
  }
}
