import { timingSafeEqual } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha3_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { byKey } from '../../text/by-text.js';

/** How `captureWithHash` is protected (decisions, "captureWithHash"). */
export interface HashPolicy {
  /** HMAC keys, any of which is accepted (rotation); none: a plain hash, which only detects accidents. */
  readonly secrets: readonly string[];
  /** How far the timestamp may lie from now, either way. */
  readonly windowMilliseconds: number;
}

/**
 * An accepted hash: its mark, under which it is remembered so that it is accepted once, and until when that is needed.
 */
export interface AcceptedHash {
  readonly mark: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Why a hash or its timestamp is refused: only logged, never told. */
export type HashRefusal = 'format' | 'mismatch' | 'window';

const prefix = 'CDC-CAPTURE-HASH-V1\ncaptureWithHash\n';
const hexadecimal = /^[0-9a-fA-F]{64}$/;
const timestampForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{1,9})Z$/;

/** Checks `hash` and `timestamp` of a body as it came from JSON, against every secret, in constant time. */
export function checkHash(
  body: Readonly<Record<string, unknown>>,
  policy: HashPolicy,
  now: number,
): AcceptedHash | HashRefusal {
  const { hash, ...signed } = body;
  const moment = instantOf(body['timestamp']);
  if (typeof hash !== 'string' || !hexadecimal.test(hash) || moment === undefined) return 'format';
  const given = Buffer.from(hash, 'hex');
  const text = utf8ToBytes(signedText(signed));
  const expected =
    policy.secrets.length === 0
      ? [sha3_256(text)]
      : policy.secrets.map((secret) => hmac(sha3_256, utf8ToBytes(secret), text));
  // Every secret is compared, so that the time does not tell which one fits.
  const fitting = expected.map((one) => timingSafeEqual(one, given)).filter(Boolean);
  if (fitting.length === 0) return 'mismatch';
  if (Math.abs(now - moment) > policy.windowMilliseconds) return 'window';
  return { mark: bytesToHex(sha3_256(given)), until: moment + policy.windowMilliseconds };
}

/**
 * What is signed: a fixed first line, the operation, and the canonical JSON (RFC 8785) of the body without `hash`; the
 * same for both flavors.
 */
export const signedText = (body: Readonly<Record<string, unknown>>): string => prefix + canonical(body);

/** RFC 8785: members sorted by UTF-16 code units, numbers and texts as ECMAScript writes them. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(byKey);
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}

/** A real instant in UTC with 1 to 9 fractional digits, in milliseconds; undefined for anything else. */
function instantOf(timestamp: unknown): number | undefined {
  const match = typeof timestamp === 'string' ? timestampForm.exec(timestamp) : null;
  const [, seconds = '', fraction = ''] = match ?? [];
  const moment = Date.parse(`${seconds}Z`);
  if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(seconds)) return undefined;
  return moment + Number(`0.${fraction}`) * 1000;
}
