import { Binary, type UpdateFilter } from 'mongodb';
import type { Case, CaseReference } from '../../case/case.js';
import { decodeCase } from '../../case/codec.js';
import { endOfReceipts, type Note, type Receipt, receiptsWith, receiptsWithoutValues } from '../../case/receipt.js';
import { reasonOf } from '../../text/reason-of.js';

/**
 * One place: the case that stands there, with what is kept beside it. When the case is removed and receipts are left, so
 * is the record, without its bytes and out of the way of every list; the server removes it when they are over.
 */
export interface CaseRecord {
  /** Both ids as JSON, so that a case cannot be there twice even where the index is missing. */
  readonly _id: string;
  /** Empty, which no case's is, where none stands. */
  readonly subId: string;
  readonly caseId: string;
  /** Of the case, with their digest (case/codec.ts). */
  readonly bytes: Binary;
  /** Of the last write: the revision. Random, so that one that was replaced or removed never comes back. */
  readonly writeId: string;
  /** Of the last writes, the newest at the end: where a writer whose answer was lost looks for itself. */
  readonly recent: readonly string[];
  readonly receipts?: readonly StoredReceipt[];
  /** When the server may remove a record without case. */
  readonly forgetAt?: Date;
}

type StoredReceipt = Omit<Receipt, 'answer'> & { readonly answer: Binary | null };

/** What a write makes of a place: the case, as bytes, with a note; or no case, and the receipts that are left. */
export type Content =
  | { readonly bytes: Uint8Array; readonly note?: Note | undefined; readonly left?: undefined }
  | { readonly left: readonly Receipt[]; readonly bytes?: undefined; readonly note?: undefined };

/** A writer whose answer was lost still finds itself behind that many writes less one. */
export const recentKept = 32;

/** How long a record without case is kept at least, in milliseconds: a writer may still look for itself in it. */
const leastKept = 3_600_000;

/** The records of places where a case stands. */
export const withCase = { subId: { $gt: '' } } as const;

export const recordId = ({ subId, caseId }: CaseReference): string => JSON.stringify([subId, caseId]);

/** A record that is to be inserted, where there is none. */
export function newRecord(
  reference: CaseReference,
  bytes: Uint8Array,
  note: Note | undefined,
  writeId: string,
): CaseRecord {
  const { subId, caseId } = reference;
  const receipts = note && { receipts: receiptsWith([], note).map(toStore) };
  return { _id: recordId(reference), subId, caseId, bytes: new Binary(bytes), writeId, recent: [writeId], ...receipts };
}

/** The change of a record that a write is. */
export function changeTo(reference: CaseReference, content: Content, writeId: string): UpdateFilter<CaseRecord> {
  const recent = { $each: [writeId], $slice: -recentKept };
  if (content.left) {
    const forgetAt = new Date(Math.max(endOfReceipts(content.left), Date.now() + leastKept));
    const place = { subId: '', caseId: recordId(reference), receipts: content.left.map(toStore), forgetAt };
    return { $set: { ...place, writeId }, $unset: { bytes: '' }, $push: { recent } };
  }
  const { subId, caseId } = reference;
  const { bytes, note } = content;
  const receipts = note && { receipts: { $each: [toStore(note.receipt)], $slice: -note.most } };
  return {
    $set: { subId, caseId, bytes: new Binary(bytes), writeId },
    $unset: { forgetAt: '' },
    $push: { recent, ...receipts },
  };
}

const toStore = ({ answer, ...receipt }: Receipt): StoredReceipt => ({
  ...receipt,
  answer: answer && new Binary(answer),
});

/** The receipts of a record, as they were given. */
export const receiptsOf = ({ receipts = [] }: Pick<CaseRecord, 'receipts'>): readonly Receipt[] =>
  receipts.map(({ id, call, until, answer, hasValues }) => ({
    ...{ id, call, until, hasValues },
    answer: answer?.buffer.subarray(0, answer.position) ?? null,
  }));

/** The receipts that a removal leaves. */
export const receiptsLeft = (receipts: readonly Receipt[], note: Note | undefined): readonly Receipt[] =>
  receiptsWithoutValues(receiptsWith(receipts, note));

export const referenceOf = ({ subId, caseId }: CaseRecord): CaseReference => ({ subId, caseId });

/** A record whose bytes are what its digest says, or why they are not. */
export function readRecord({
  bytes,
}: Pick<CaseRecord, 'bytes'>):
  | { readonly case: Case; readonly damage?: undefined }
  | { readonly case?: undefined; readonly damage: string } {
  try {
    if (!(bytes instanceof Binary)) throw new Error('the record has no content');
    return { case: decodeCase(bytesOf({ bytes })) };
  } catch (error) {
    return { damage: reasonOf(error) };
  }
}

/** What is no content decodes as a record that is too short. */
export const bytesOf = ({ bytes }: Pick<CaseRecord, 'bytes'>): Uint8Array =>
  bytes instanceof Binary ? bytes.buffer.subarray(0, bytes.position) : new Uint8Array();
