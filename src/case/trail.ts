import { digestOf } from './digest.js';

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
export interface TrailEnd {
  /** Of the last link, from 1. */
  readonly number: number;
  /** Number of the first link that is still kept. */
  readonly first: number;
  /** Of the last link. */
  readonly digest: string;
}

/** The trail of a case as it is stored: its last links, the oldest first, as the texts whose digests chain them. */
export interface Trail {
  readonly end: TrailEnd;
  readonly links: readonly string[];
}

/** What a write adds to the trail of its case. */
export interface TrailNote {
  readonly step: Step;
  /** How many links of a case are kept, the newest. */
  readonly most: number;
}

/** A link of a trail, read. */
export interface Link extends Step {
  /** Digest of the link before; empty of the first. */
  readonly previous: string;
  readonly number: number;
  /** Number of the first link that was kept from then on. */
  readonly first: number;
  /** Of the case as the call left it (case/revision-of.ts). */
  readonly revision: string;
}

/** A text that is one of a chain, and where the chain ends with it. */
interface NewLink {
  readonly text: string;
  readonly end: TrailEnd;
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

/** In 22 characters. */
export const digestOfLink = (text: string): string => digestOf(text).toString('base64url');

/** The link that a write adds behind the end of a trail, of which there may be none yet. */
export function linkAfter(end: TrailEnd | undefined, { step, most }: TrailNote, revision: string): NewLink {
  const number = (end?.number ?? 0) + 1;
  const first = Math.max(end?.first ?? 1, number - most + 1);
  const { time, operation, client, versionId, requestId, traceparent } = step;
  const packed: PackedLink = [
    ...([end?.digest ?? '', number, first, time, operation] as const),
    ...([client, revision, versionId, requestId, traceparent] as const),
  ];
  const text = JSON.stringify(packed);
  return { text, end: { number, first, digest: digestOfLink(text) } };
}

/** A trail with one more link. */
export function trailWith(trail: Trail | undefined, note: TrailNote, revision: string): Trail {
  const { text, end } = linkAfter(trail?.end, note, revision);
  return { end, links: [...(trail?.links ?? []), text].slice(end.first - end.number - 1) };
}

/** A link that was stored; undefined for what is none. */
export function readLink(text: string): Link | undefined {
  const packed = parsed(text);
  if (!isPackedLink(packed)) return undefined;
  const [previous, number, first, time, operation, client, revision, versionId, requestId, traceparent] = packed;
  return { previous, number, first, time, operation, client, revision, versionId, requestId, traceparent };
}

/** A text that is stored as a link: what it says, and its digest. */
export interface ReadLink {
  /** Undefined when it is none. */
  readonly link: Link | undefined;
  readonly digest: string;
}

export const readLinks = ({ links }: Trail): readonly ReadLink[] =>
  links.map((text) => ({ link: readLink(text), digest: digestOfLink(text) }));

/** Number of the first link that is missing or altered, or that follows an altered one; undefined when all are there. */
export function brokenAt({ end }: Trail, links: readonly ReadLink[]): number | undefined {
  let expected = end.first;
  let digest: string | undefined;
  for (const { link, digest: own } of links) {
    if (link?.number !== expected || (digest !== undefined && link.previous !== digest)) return expected;
    digest = own;
    expected += 1;
  }
  const last = links.at(-1);
  const isWhole = expected === end.number + 1 && digest === end.digest && last?.link?.first === end.first;
  return isWhole ? undefined : Math.min(expected, end.number);
}

/** Whether a value, of an export for instance, has the form of a trail; its chain may be broken all the same. */
export function isTrail(value: unknown): value is Trail {
  const { end, links } = (value ?? {}) as { readonly end?: Partial<TrailEnd>; readonly links?: unknown };
  return (
    Array.isArray(links) &&
    links.every((text) => typeof text === 'string' && readLink(text) !== undefined) &&
    isCount(end?.number) &&
    isCount(end?.first) &&
    typeof end?.digest === 'string'
  );
}

/** A moment that a date can have. */
const isTime = (value: unknown): boolean => Number.isInteger(value) && !Number.isNaN(new Date(Number(value)).valueOf());

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1;

const forms: readonly ((value: unknown) => boolean)[] = [
  ...[isText, isCount, isCount, isTime, isText],
  ...[isTextOrNull, isText, isCount, isText, isTextOrNull],
];

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTextOrNull(value: unknown): boolean {
  return value === null || isText(value);
}

const isPackedLink = (value: unknown): value is PackedLink =>
  Array.isArray(value) && value.length === forms.length && forms.every((has, index) => has(value[index]));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
