import { readCaseText, writeCaseText } from './case-text.js';
import type { Case } from './case.js';
import { digestLength, digestOf, hasDigest } from './digest.js';

/** First byte of a stored case; raised whenever the form below changes, and then both are read. */
const formatVersion = 1;
const headerLength = 1 + digestLength;

/**
 * A case as bytes, the same in every store: format version, truncated SHA-256 of the content, content. The content is
 * JSON without member names (architecture, "What is stored"): about a fifth of the outer form.
 */
export function encodeCase(subject: Case): Buffer {
  const content = Buffer.from(writeCaseText(subject), 'utf8');
  return joinRecord({ format: formatVersion, digest: digestOf(content), content });
}

/**
 * A case to be stored, as bytes: made where its revision is told before it is written, so that it is encoded once. Who
 * changes the case afterwards makes another one.
 */
export class EncodedCase {
  readonly bytes: Buffer;

  constructor(readonly subject: Case) {
    this.bytes = encodeCase(subject);
  }

  /** What tells one state of a case from another (revision-of.ts). */
  get digest(): string {
    return revisionOfRecord(this.bytes);
  }
}

/** What a store takes. */
export type CaseToStore = Case | EncodedCase;

export const caseOf = (stored: CaseToStore): Case => (stored instanceof EncodedCase ? stored.subject : stored);

/** The bytes that a store keeps of it. */
export const recordOf = (stored: CaseToStore): Buffer =>
  stored instanceof EncodedCase ? stored.bytes : encodeCase(stored);

/** The parts of a stored case: what its first byte says, 16 bytes of digest, and JSON. */
export interface RecordParts {
  readonly format: number;
  readonly digest: Buffer;
  readonly content: Buffer;
}

export const joinRecord = ({ format, digest, content }: RecordParts): Buffer =>
  Buffer.concat([Buffer.of(format), digest, content]);

export const splitRecord = (bytes: Buffer): RecordParts => ({
  format: bytes[0] ?? 0,
  digest: bytes.subarray(1, headerLength),
  content: bytes.subarray(headerLength),
});

/** What tells one state of a case from another (revision-of.ts), of the case as bytes. */
export const revisionOfRecord = (bytes: Buffer): string => bytes.toString('base64url', 1, headerLength);

/**
 * @throws Error when the bytes are of another format version, do not match their digest, or are no case; the message
 * says which.
 */
export const decodeCase = (bytes: Uint8Array): Case => decodeContent(contentOf(bytes));

/** The case of what a record holds. @throws Error when it is none */
export function decodeContent(content: Buffer): Case {
  try {
    return readCaseText(content);
  } catch (error) {
    throw new Error(notOfACase, { cause: error });
  }
}

/**
 * What a record holds, once it is proven by its digest: a tenth of the work of reading the case in it. @throws Error
 * that says what is wrong
 */
export function contentOf(bytes: Uint8Array): Buffer {
  if (bytes.length === 0) throw new Error('the record has no content');
  if (bytes.length <= headerLength) throw new Error(`the record is too short (${bytes.length} bytes)`);
  if (bytes[0] !== formatVersion)
    throw new Error(`the record has the format version ${bytes[0]}; this service reads version ${formatVersion}`);
  const content = Buffer.from(bytes.buffer, bytes.byteOffset + headerLength, bytes.length - headerLength);
  if (!hasDigest(content, bytes, 1)) throw new Error('the record is damaged: its digest does not match its content');
  return content;
}

/** Why bytes whose digest is right cannot be read all the same. */
export const notOfACase = 'the content is not that of a case';
