import { Binary, type UpdateFilter } from 'mongodb';
import type { Case, CaseReference } from '../../case/case.js';
import { decodeCase, revisionOfRecord } from '../../case/codec.js';
import type { Note } from '../../case/note.js';
import { endOfReceipts, type Receipt, receiptsWith, receiptsWithoutValues } from '../../case/receipt.js';
import { type Chain, type ChainEnd, chainWith, type NewLink } from '../../case/chain.js';
import { pageAfter } from '../../case/evidence.js';
import { linkAfter, type Trail } from '../../case/trail.js';
import type { Revision } from '../../case/store.js';
import { reasonOf } from '../../text/reason-of.js';

/**
 * One place: the case that stands there, with what is kept beside it. When the case is removed and receipts are left,
 * so is the record, without its bytes and out of the way of every list; the server removes it when they are over.
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
  /** Its answered pages, which go with it as well. */
  readonly evidence?: Chain;
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
  const { set } = changeOfChains(note, {}, bytes);
  return {
    _id: recordId(reference),
    subId,
    caseId,
    bytes: new Binary(bytes),
    writeId,
    recent: [writeId],
    ...(note?.answered && { receipts: receiptsWith([], note.answered).map(toStore) }),
    ...set,
    ...(lifetime !== undefined && { untold: { time: Date.now(), created: true, revision: revisionOfRecord(bytes) } }),
  };
}

/** Where the chains of a case end. */
export interface Ends {
  readonly trail?: ChainEnd | undefined;
  readonly evidence?: ChainEnd | undefined;
}

/** What a write replaces: whether a case stood there, where that is known, and where its chains ended. */
export interface Replaced {
  readonly present?: boolean;
  readonly ends: Ends;
}

/** The change of a record that a write is. */
export function changeTo(
  reference: CaseReference,
  content: Content,
  { present, ends }: Replaced,
  writeId: string,
  { lifetime }: KeptFeed,
): UpdateFilter<CaseRecord> {
  const recent = { $each: [writeId], $slice: -recentKept };
  if (content.left) {
    const now = Date.now();
    const forgetAt = new Date(Math.max(endOfReceipts(content.left), now + leastKept + (lifetime ?? 0)));
    const place = { subId: '', caseId: recordId(reference), receipts: content.left.map(toStore), forgetAt };
    const told = lifetime === undefined ? {} : { untold: { time: now } };
    return { $set: { ...place, ...told, writeId }, $unset: { bytes: '', trail: '', evidence: '' }, $push: { recent } };
  }
  const { subId, caseId } = reference;
  const { bytes, note } = content;
  const answered = note?.answered;
  const receipts = answered && { receipts: { $each: [toStore(answered.receipt)], $slice: -answered.most } };
  const { set, push } = changeOfChains(note, ends, bytes);
  const told = lifetime === undefined ? {} : untoldSince(present === false, revisionOfRecord(bytes));
  return {
    $set: { subId, caseId, bytes: new Binary(bytes), writeId, ...set, ...told },
    $unset: { forgetAt: '' },
    $push: { recent, ...receipts, ...push },
  } as UpdateFilter<CaseRecord>;
}

/** That a case was made stays said until it is told, whatever is written then. */
const untoldSince = (created: boolean, revision: string): object => ({
  'untold.time': Date.now(),
  'untold.revision': revision,
  ...(created && { 'untold.created': true }),
});

/** What a change of a record sets, and what it pushes. */
interface ChainChange {
  readonly set?: object;
  readonly push?: object;
}

/** What a note makes of the chains that ended there. */
function changeOfChains(note: Note = {}, ends: Ends, bytes: Buffer): ChainChange {
  const { trail, next, evidence, answeredPage } = note;
  const revision = revisionOfRecord(bytes);
  const pages = evidence && { end: evidence.end, links: evidence.links };
  const [link, page] = [
    changeOfChain('trail', trail, ends.trail, next && ((end) => linkAfter(end, next, revision))),
    changeOfChain('evidence', pages, ends.evidence, answeredPage && ((end) => pageAfter(end, answeredPage, revision))),
  ];
  return { set: { ...link.set, ...page.set }, push: { ...link.push, ...page.push } };
}

/**
 * A chain that is there gets a link pushed behind the others, so that a write sends one and not all of them; one that
 * begins, or that comes from elsewhere, is set.
 */
function changeOfChain(
  name: keyof Ends,
  brought: Chain | undefined,
  end: ChainEnd | undefined,
  linkBehind: ((end: ChainEnd | undefined) => NewLink) | undefined,
): ChainChange {
  if (!linkBehind) return brought ? { set: { [name]: brought } } : {};
  if (brought || !end) return { set: { [name]: chainWith(brought, linkBehind(brought?.end)) } };
  const link = linkBehind(end);
  const kept = link.end.number - link.end.first + 1;
  return { set: { [`${name}.end`]: link.end }, push: { [`${name}.links`]: { $each: [link.text], $slice: -kept } } };
}

/**
 * What a conditional write names: the last write of a record, and where its chains end since it, so that who reads a
 * case can chain the next links.
 */
export interface LastWrite extends Ends {
  readonly writeId: string;
}

/** As a revision, which is opaque: a write id, and what the ends of the chains are. */
export const revisionOfWrite = ({ writeId, trail, evidence }: LastWrite): string =>
  trail || evidence ? JSON.stringify([writeId, packedEnd(trail), packedEnd(evidence)]) : writeId;

export function writeOfRevision(revision: Revision): LastWrite {
  const text = String(revision);
  if (!text.startsWith('[')) return { writeId: text };
  const [writeId, trail, evidence] = JSON.parse(text) as [string, PackedEnd, PackedEnd];
  return { writeId, trail: unpackedEnd(trail), evidence: unpackedEnd(evidence) };
}

type PackedEnd = readonly [number: number, first: number, digest: string] | null;

const packedEnd = (end: ChainEnd | undefined): PackedEnd => (end ? [end.number, end.first, end.digest] : null);

const unpackedEnd = (packed: PackedEnd): ChainEnd | undefined =>
  packed ? { number: packed[0], first: packed[1], digest: packed[2] } : undefined;

/** Where the chains of a record end. */
export const endsOf = ({ trail, evidence }: Pick<CaseRecord, 'trail' | 'evidence'>): Ends => ({
  trail: trail?.end,
  evidence: evidence?.end,
});

/** Of a record what `endsOf` reads, as a projection. */
export const endsOnly = { 'trail.end': 1, 'evidence.end': 1 } as const;

const toStore = ({ answer, ...receipt }: Receipt): StoredReceipt => ({
  ...receipt,
  answer: answer && new Binary(answer),
});

/** The receipts of a record, as they were given. */
export const receiptsOf = ({ receipts = [] }: Pick<CaseRecord, 'receipts'>): readonly Receipt[] =>
  receipts.map(({ id, call, until, answer, hasValues }) => ({
    id,
    call,
    until,
    hasValues,
    answer: answer?.buffer.subarray(0, answer.position) ?? null,
  }));

/** The receipts that a removal leaves. */
export const receiptsLeft = (receipts: readonly Receipt[], note: Note | undefined): readonly Receipt[] =>
  receiptsWithoutValues(receiptsWith(receipts, note?.answered));

export const referenceOf = ({ subId, caseId }: CaseRecord): CaseReference => ({ subId, caseId });

/** The case of a record whose bytes are what its digest says, or why they are not. */
export function readRecord(
  record: Pick<CaseRecord, 'bytes'>,
): { readonly case: Case; readonly damage?: undefined } | { readonly case?: undefined; readonly damage: string } {
  try {
    return { case: decodeCase(bytesOf(record)) };
  } catch (error) {
    return { damage: reasonOf(error) };
  }
}

/** No bytes where it has no content, which is told of it then. */
export const bytesOf = ({ bytes }: Pick<CaseRecord, 'bytes'>): Buffer =>
  bytes instanceof Binary ? Buffer.from(bytes.buffer.buffer, bytes.buffer.byteOffset, bytes.position) : Buffer.of();
