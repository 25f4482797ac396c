import type { CaseToStore } from '../../case/codec.js';
import { type CaseReference, isSameReference } from '../../case/case.js';
import { CaseStoreView } from '../../case/case-store-view.js';
import type { Note } from '../../case/note.js';
import type { Receipt } from '../../case/receipt.js';
import type { CaseStore, Place, Revision, StoredCase } from '../../case/store.js';
import { CaseError } from '../../errors/case-error.js';
import type { Revisions } from './entity-tag.js';

/** What a call's write rests on. */
export interface Guard {
  /** The case that the call writes. */
  readonly place: CaseReference;
  /** The receipt of the call, if it was carried out before; undefined where it is not to be looked for. */
  readonly own: Pick<Receipt, 'id' | 'call'> | undefined;
  /** The states in which the case may be written; undefined: all. */
  readonly match: Revisions | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The call was carried out before, by this or another process: it is answered as then. */
export class CarriedOut extends Error {
  override readonly name = 'CarriedOut';
  constructor(readonly receipt: Receipt) {
    super('the call was carried out before');
  }
}

/**
 * The cases as one call writes them that may be a repetition, or that rests on a state of its case. It looks after each
 * read and after each write that another one forestalled; every write is conditional on what was looked at. So of a
 * call that is sent twice at once, to two processes even, one is carried out and the other finds its receipt: who is
 * refused a conditional write reads again, and so learns why.
 * @throws (rejects) CarriedOut, CaseError 614, 616
 */
export class GuardedCases extends CaseStoreView {
  constructor(
    cases: CaseStore,
    private readonly guard: Guard,
  ) {
    super(cases);
  }

  /**
   * Looks whether the call was carried out already, and answers the revision of the case, which is undefined without
   * one.
   */
  override async look(reference: CaseReference): Promise<Place> {
    const place = await this.cases.look(reference);
    const { own, now } = this.guard;
    const found = own && place.receipts.find(({ id, until }) => id === own.id && until > now);
    if (found && found.call !== own.call) throw new CaseError('idempotencyKeyReused');
    if (found) throw new CarriedOut(found);
    return place;
  }

  /** A receipt outranks a condition: what was carried out has changed the case. */
  override async read(reference: CaseReference): Promise<StoredCase | undefined> {
    const read = await this.cases.read(reference);
    if (!this.#isWritten(reference)) return read;
    await this.look(reference);
    this.#refuseOther(read);
    return read;
  }

  override async create(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<boolean> {
    if (this.guard.match) await this.read(reference);
    const done = await this.cases.create(reference, stored, note);
    if (!done) await this.look(reference);
    return done;
  }

  override async put(reference: CaseReference, stored: CaseToStore, note?: Note): Promise<void> {
    for (;;) {
      const revision = await this.#revisionOf(reference);
      const done =
        revision === undefined
          ? await this.cases.create(reference, stored, note)
          : await this.cases.replace(reference, stored, revision, note);
      if (done) return;
    }
  }

  override async remove(reference: CaseReference, note?: Note): Promise<void> {
    for (;;) {
      const revision = await this.#revisionOf(reference);
      if (revision === undefined || (await this.cases.removeAt(reference, revision, note))) return;
    }
  }

  /** A case that cannot be read can be written over, unless its state matters. */
  async #revisionOf(reference: CaseReference): Promise<Revision | undefined> {
    return (this.guard.match ? await this.read(reference) : await this.look(reference))?.revision;
  }

  #isWritten(reference: CaseReference): boolean {
    return isSameReference(reference, this.guard.place);
  }

  #refuseOther(found: StoredCase | undefined): void {
    const { match, place } = this.guard;
    if (!match) return;
    if (!found || (match !== 'any' && !match.has(found.digest))) throw new CaseError('notInThisState', { ...place });
  }
}
