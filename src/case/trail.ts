import {
  type Chain,
  type ChainEnd,
  chainWith,
  chained,
  type Chained,
  isChain,
  isCount,
  isMoment,
  isText,
  isTextOrNull,
  type NewLink,
  parsed,
  readChain,
  type ReadLink,
} from './chain.js';

/** A write of a case by a call: who, when, what, from where. Nothing in it is a value of the case. */
export interface Step {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly operation: string;
  /** Who called: the client of a key, or the subject of a token; null where nobody must say so. */
  readonly client: string | null;
  /** Of the rules by which it was done. */
  readonly versionId: number;
  readonly requestId: string;
  /** W3C Trace Context. */
  readonly traceparent: string | null;
}

/** Where a trail ends. */
export type TrailEnd = ChainEnd;

/** The trail of a case as it is stored: its last links, the oldest first, as the texts whose digests chain them. */
export type Trail = Chain;

/** What a write adds to the trail of its case. */
export interface TrailNote {
  readonly step: Step;
  /** How many links of a case are kept, the newest. */
  readonly most: number;
}

/** A link of a trail, read. */
export interface Link extends Step, Chained {
  /** Of the case as the call left it (case/revision-of.ts). */
  readonly revision: string;
}

type PackedLink = readonly [
  previous: string,
  number: number,
  first: number,
  time: number,
  operation: string,
  client: string | null,
  revision: string,
  versionId: number,
  requestId: string,
  traceparent: string | null,
];

/** The link that a write adds behind the end of a trail, of which there may be none yet. */
export function linkAfter(end: TrailEnd | undefined, { step, most }: TrailNote, revision: string): NewLink {
  const { time, operation, client, versionId, requestId, traceparent } = step;
  return chained(end, most, [time, operation, client, revision, versionId, requestId, traceparent]);
}

/** A trail with one more link. */
export const trailWith = (trail: Trail | undefined, note: TrailNote, revision: string): Trail =>
  chainWith(trail, linkAfter(trail?.end, note, revision));

/** A link that was stored; undefined for what is none. */
export function readLink(text: string): Link | undefined {
  const packed = parsed(text);
  if (!isPackedLink(packed)) return undefined;
  const [previous, number, first, time, operation, client, revision, versionId, requestId, traceparent] = packed;
  return { previous, number, first, time, operation, client, revision, versionId, requestId, traceparent };
}

export const readLinks = (trail: Trail): readonly ReadLink<Link>[] => readChain(trail, readLink);

/** Whether a value, of an export for instance, has the form of a trail; its chain may be broken all the same. */
export const isTrail = (value: unknown): value is Trail => isChain(value, readLink);

const forms: readonly ((value: unknown) => boolean)[] = [
  ...[isText, isCount, isCount, isMoment, isText],
  ...[isTextOrNull, isText, isCount, isText, isTextOrNull],
];

const isPackedLink = (value: unknown): value is PackedLink =>
  Array.isArray(value) && value.length === forms.length && forms.every((has, index) => has(value[index]));
