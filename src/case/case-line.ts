import type { Case, CaseReference } from './case.js';
import { isCase } from './case-shape.js';
import { decodeCase, encodeCase, joinRecord, notOfACase, splitRecord } from './codec.js';
import type { CaseToCreate } from './store.js';
import { isEvidence } from './evidence.js';
import { broughtBy, type Note } from './note.js';
import { isTrail } from './trail.js';
import { identifierFault } from '../text/plain-text.js';

/**
 * A case as one line of JSON: where it is stored, and its stored form with the digest of its content
 * (docs/operating.md, "Backup, export and import").
 */
export interface CaseLine extends CaseReference {
  readonly format: number;
  /** In hexadecimal. */
  readonly digest: string;
  readonly content: unknown;
  /** How the case came to be as it is, where that is known. */
  readonly trail?: unknown;
  /** What was asked and answered in it, where that is kept. */
  readonly evidence?: unknown;
}

/** The line of a case, without line feed. Equal cases have equal lines, what they bring along aside. */
export function writeCaseLine(
  { subId, caseId }: CaseReference,
  stored: Case,
  brings: Pick<Note, 'trail' | 'evidence'> = {},
): string {
  const { format, digest, content } = splitRecord(encodeCase(stored));
  const head = JSON.stringify({ subId, caseId, format, digest: digest.toString('hex') }).slice(0, -1);
  const brought = JSON.stringify(broughtBy(brings) ?? {}).slice(1, -1);
  return `${head},"content":${content.toString('utf8')}${brought === '' ? '' : `,${brought}`}}`;
}

/** Whether a line is one of a case; it may have faults all the same. */
export const isCaseLine = (line: object): line is CaseLine => 'content' in line;

/**
 * What a line says. @throws Error with what is wrong with it: ids, format version, digest, a content that no case has,
 * or a trail or evidence that is none. One whose chain is broken is one: where the case goes, that shows as well.
 */
export function readCaseLine(line: CaseLine): CaseToCreate {
  try {
    return read(line);
  } catch (error) {
    // How deep the stack is decides what else would be said of it.
    throw isTooDeep(line.content) ? new Error('the content of the case is nested too deeply') : error;
  }
}

/** No content of a case has more than some levels. */
const mostLevels = 100;

function isTooDeep(content: unknown): boolean {
  let level: readonly unknown[] = [content];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostLevels) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

function read({ subId, caseId, format, digest, content, trail, evidence }: CaseLine): CaseToCreate {
  const fault = idFault('subId', subId) ?? idFault('caseId', caseId);
  if (fault !== undefined) throw new Error(fault);
  if (!Number.isInteger(format) || !/^[0-9a-f]{32}$/.test(digest))
    throw new Error('the format or the digest of the case is none');
  const bytes = joinRecord({
    format,
    digest: Buffer.from(digest, 'hex'),
    content: Buffer.from(JSON.stringify(content), 'utf8'),
  });
  const whole = readWhole(bytes);
  if (whole.id !== caseId) throw new Error('the case has another id than the line');
  if (trail !== undefined && !isTrail(trail)) throw new Error('the trail of the case is none');
  if (evidence !== undefined && !isEvidence(evidence)) throw new Error('the evidence of the case is none');
  return { reference: { subId, caseId }, case: whole, trail, evidence };
}

function idFault(name: string, value: unknown): string | undefined {
  const fault = typeof value === 'string' ? identifierFault(value) : 'is no text';
  return fault === undefined ? undefined : `${name} ${fault}`;
}

/** A digest can be right over a content that no case has; reading it, and writing it again, tells. */
function readWhole(bytes: Buffer): Case {
  const read = decodeCase(bytes);
  if (isCase(read) && encodedOrNone(read)?.equals(bytes)) return read;
  throw new Error(notOfACase);
}

/** What was read of something else than a case may have what no record can carry, as a number that is none. */
function encodedOrNone(read: Case): Buffer | undefined {
  try {
    return encodeCase(read);
  } catch {
    return undefined;
  }
}
