import { Binary, type UpdateFilter } from 'mongodb';
import type { Case, CaseReference } from '../../case/case.js';
import { decodeCase, revisionOfRecord } from '../../case/codec.js';
import type { Note } from '../../case/note.js';
import { endOfReceipts, type Receipt, receiptsWith, receiptsWithoutValues } from '../../case/receipt.js';
import { linkAfter, type Trail, type TrailEnd, trailWith } from '../../case/trail.js';
import type { Revision } from '../../case/store.js';
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
  /** Of the case: it goes with it. */
  readonly trail?: Trail;
  /** When the server may remove a record without case. */
  readonly forgetAt?: Date;
  /** Of a write that the feed does not tell yet (mongo-changes.ts). */
  readonly untold?: {
    /** When it was written, in milliseconds since 1970. */
    readonly time: number;
    /** The case was made since the feed told of it last. */
    readonly created?: true;
    /** Of the case (case/revision-of.ts). */
    readonly revision?: string;
  };
}

/** How a feed of changes is kept, where one is. */
export interface KeptFeed {
  /** In milliseconds. */
  readonly lifetime: number | undefined;
}

type StoredReceipt = Omit<Receipt, 'answer'> & { readonly answer: Binary | null };

/** What a write makes of a place: the case, as bytes, with a note; or no case, and the receipts that are left. */
export type Content =
  | { readonly bytes: Buffer; readonly note?: Note | undefined; readonly left?: undefined }
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
  bytes: Buffer,
  note: Note | undefined,
  writeId: string,
  { lifetime }: KeptFeed,
): CaseRecord {
  const { subId, caseId } = reference;
  const revision = revisionOfRecord(bytes);
  const trail = note?.next ? trailWith(note.trail, note.next, revision) : note?.trail;
  return {
    ...{ _id: recordId(reference), subId, caseId, bytes: new Binary(bytes), writeId, recent: [writeId] },
    ...(note?.answered && { receipts: receiptsWith([], note.answered).map(toStore) }),
    ...(trail && { trail }),
    ...(lifetime !== undefined && { untold: { time: Date.now(), created: true, revision } }),
  };
}

/** What a write replaces: whether a case stood there, where that is known, and where its trail ended. */
export interface Replaced {
  readonly present?: boolean;
  readonly end: TrailEnd | undefined;
}

/** The change of a record that a write is. */
export function changeTo(
  reference: CaseReference,
  content: Content,
  { present, end }: Replaced,
  writeId: string,
  { lifetime }: KeptFeed,
): UpdateFilter<CaseRecord> {
  const recent = { $each: [writeId], $slice: -recentKept };
  if (content.left) {
    const now = Date.now();
    const forgetAt = new Date(Math.max(endOfReceipts(content.left), now + leastKept + (lifetime ?? 0)));
    const place = { subId: '', caseId: recordId(reference), receipts: content.left.map(toStore), forgetAt };
    const told = lifetime === undefined ? {} : { untold: { time: now } };
    return { $set: { ...place, ...told, writeId }, $unset: { bytes: '', trail: '' }, $push: { recent } };
  }
  const { subId, caseId } = reference;
  const { bytes, note } = content;
  const answered = note?.answered;
  const receipts = answered && { receipts: { $each: [toStore(answered.receipt)], $slice: -answered.most } };
  const { set, push } = changeOfTrail(note, end, bytes);
  const told = lifetime === undefined ? {} : untoldSince(present === false, revisionOfRecord(bytes));
  return {
    $set: { subId, caseId, bytes: new Binary(bytes), writeId, ...set, ...told },
    $unset: { forgetAt: '' },
    $push: { recent, ...receipts, ...push },
  } as UpdateFilter<CaseRecord>;
}

/** That a case was made stays said until it is told, whatever is written then. */
const untoldSince = (created: boolean, revision: string): object => ({
  ...{ 'untold.time': Date.now(), 'untold.revision': revision },
  ...(created && { 'untold.created': true }),
});

/** A link is pushed behind the others, so that a write sends one and not all of them. */
function changeOfTrail(
  { next, trail }: Note = {},
  end: TrailEnd | undefined,
  bytes: Buffer,
): { readonly set?: object; readonly push?: object } {
  if (trail) return { set: { trail: next ? trailWith(trail, next, revisionOfRecord(bytes)) : trail } };
  if (!next) return {};
  const link = linkAfter(end, next, revisionOfRecord(bytes));
  const kept = link.end.number - link.end.first + 1;
  return { set: { 'trail.end': link.end }, push: { 'trail.links': { $each: [link.text], $slice: -kept } } };
}

/**
 * What a conditional write names: the last write of a record, and where the trail ends since it, so that who reads a
 * case can chain the next link.
 */
export interface LastWrite {
  readonly writeId: string;
  readonly end: TrailEnd | undefined;
}

/** As a revision, which is opaque: a write id, and what the end of the trail is. */
export const revisionOfWrite = ({ writeId, end }: LastWrite): string =>
  end ? JSON.stringify([writeId, end.number, end.first, end.digest]) : writeId;

export function writeOfRevision(revision: Revision): LastWrite {
  const text = String(revision);
  if (!text.startsWith('[')) return { writeId: text, end: undefined };
  const [writeId, number, first, digest] = JSON.parse(text) as [string, number, number, string];
  return { writeId, end: { number, first, digest } };
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
  receiptsWithoutValues(receiptsWith(receipts, note?.answered));

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
