import type { CaseAttribute, CaseObject, ElementName } from './case-object.js';
import type { Case, PosRequest } from './case.js';
import { digestOf } from './digest.js';
import type { Relation } from './relation.js';
import type { Source } from './source.js';
import { readValue, type StoredValue, writeValue } from './values/value-codec.js';

/** First byte of a stored case; raised whenever the form below changes, and then both are read. */
const formatVersion = 1;
const digestLength = 16;
const headerLength = 1 + digestLength;

/** Elements by the number they are stored as; append only. */
const elements: readonly ElementName[] = ['CaseObject', 'Benefit', 'EventPayment', 'Payment'];

type PackedFlag = 0 | 1;
type PackedSource = readonly [
  id: number,
  typeId: number,
  complete: PackedFlag,
  defaultSource: PackedFlag,
  relatedCaseObject: number,
];
type PackedPosRequest = readonly [
  id: number,
  moduleId: number,
  moduleName: string,
  generatedInSource: number,
  relatedCaseObject: number,
  suppressed: PackedFlag,
];
/** Source and time are there on captured answers; an import may have stated only one of them. */
type PackedAttribute = readonly [typeId: number, value: StoredValue, source?: number | null, time?: number | null];
type PackedObject = readonly [
  element: number,
  id: number,
  typeId: number,
  identifies: number | null,
  notDeletable: PackedFlag | null,
  ...attributes: PackedAttribute[],
];
/** How many things of an object stand before its attributes. */
const ofObject = 5;
type PackedCase = readonly [
  id: string,
  versionId: number,
  locale: string,
  csp: number,
  complete: PackedFlag,
  pointOfSale: PackedFlag,
  numberOfSourceChanges: number,
  highestObjectId: number,
  sources: readonly PackedSource[],
  posRequests: readonly PackedPosRequest[],
  objects: readonly PackedObject[],
  relations: readonly (readonly [typeId: number, from: number, to: number])[],
];

/**
 * A case as bytes, the same in every store: format version, truncated SHA-256 of the content, content. The content is
 * JSON without member names (architecture, "What is stored"): about a fifth of the outer form.
 */
export function encodeCase(subject: Case): Buffer {
  const content = Buffer.from(JSON.stringify(packCase(subject)), 'utf8');
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
export const revisionOfRecord = (bytes: Buffer): string => splitRecord(bytes).digest.toString('base64url');

/**
 * @throws Error when the bytes are of another format version, do not match their digest, or are no case; the message
 * says which.
 */
export const decodeCase = (bytes: Uint8Array): Case => decodeContent(contentOf(bytes));

/** The case of what a record holds. @throws Error when it is none */
export function decodeContent(content: Buffer): Case {
  try {
    return unpackCase(JSON.parse(content.toString('utf8')) as PackedCase);
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
  if (!digestOf(content).equals(bytes.subarray(1, headerLength)))
    throw new Error('the record is damaged: its digest does not match its content');
  return content;
}

/** Why bytes whose digest is right cannot be read all the same. */
export const notOfACase = 'the content is not that of a case';

const flag = (value: boolean): PackedFlag => (value ? 1 : 0);

function packCase(subject: Case): PackedCase {
  return [
    subject.id,
    subject.versionId,
    subject.locale,
    subject.csp,
    flag(subject.complete),
    flag(subject.mode === 'POS'),
    subject.numberOfSourceChanges,
    subject.highestObjectId,
    subject.sources.map(({ id, typeId, complete, defaultSource, relatedCaseObject }) => [
      id,
      typeId,
      flag(complete),
      flag(defaultSource),
      relatedCaseObject,
    ]),
    subject.posRequests.map((request) => [
      request.id,
      request.moduleId,
      request.moduleName,
      request.generatedInSource,
      request.relatedCaseObject,
      flag(request.suppressedByResult),
    ]),
    subject.objects.map(packObject),
    subject.relations.map(({ typeId, from, to }) => [typeId, from, to]),
  ];
}

function unpackCase(packed: PackedCase): Case {
  const [
    id,
    versionId,
    locale,
    csp,
    complete,
    pointOfSale,
    numberOfSourceChanges,
    highestObjectId,
    sources,
    posRequests,
    objects,
    relations,
  ] = packed;
  return {
    id,
    versionId,
    locale,
    csp,
    complete: complete === 1,
    mode: pointOfSale === 1 ? 'POS' : 'STD',
    numberOfSourceChanges,
    highestObjectId,
    sources: sources.map(unpackSource),
    posRequests: posRequests.map(unpackPosRequest),
    objects: objects.map(unpackObject),
    relations: relations.map(([typeId, from, to]): Relation => ({ typeId, from, to })),
  };
}

function unpackSource([id, typeId, complete, defaultSource, relatedCaseObject]: PackedSource): Source {
  return { id, typeId, complete: complete === 1, defaultSource: defaultSource === 1, relatedCaseObject };
}

function unpackPosRequest([
  id,
  moduleId,
  moduleName,
  generatedInSource,
  relatedCaseObject,
  suppressed,
]: PackedPosRequest): PosRequest {
  return { id, moduleId, moduleName, generatedInSource, relatedCaseObject, suppressedByResult: suppressed === 1 };
}

function packObject({ element, id, typeId, identifies, notDeletable, attributes }: CaseObject): PackedObject {
  return [
    elements.indexOf(element),
    id,
    typeId,
    identifies ?? null,
    notDeletable === undefined ? null : flag(notDeletable),
    ...attributes.map(packAttribute),
  ];
}

/** By places, as there are most of these: destructuring and spreading take several times as long. */
function unpackObject(packed: PackedObject): CaseObject {
  const element = elements[packed[0]];
  if (!element) throw new Error(`unknown element ${packed[0]}`);
  const [identifies, notDeletable] = [packed[3], packed[4]];
  const attributes: CaseAttribute[] = [];
  for (let index = ofObject; index < packed.length; index++)
    attributes.push(unpackAttribute(packed[index] as PackedAttribute));
  const object: CaseObject = { element, id: packed[1], typeId: packed[2], attributes };
  return identifies === null && notDeletable === null
    ? object
    : {
        ...object,
        ...(identifies !== null && { identifies }),
        ...(notDeletable !== null && { notDeletable: notDeletable === 1 }),
      };
}

function packAttribute({ typeId, value, source, time }: CaseAttribute): PackedAttribute {
  const stored = writeValue(value);
  return source === undefined && time === undefined ? [typeId, stored] : [typeId, stored, source ?? null, time ?? null];
}

function unpackAttribute(packed: PackedAttribute): CaseAttribute {
  const [typeId, value] = [packed[0], readValue(packed[1])];
  const [source, time] = [packed[2] ?? undefined, packed[3] ?? undefined];
  if (source === undefined) return time === undefined ? { typeId, value } : { typeId, value, time };
  return time === undefined ? { typeId, value, source } : { typeId, value, source, time };
}
