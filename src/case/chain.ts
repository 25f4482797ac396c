import { digestTextOf } from './digest.js';

/** Where a chain ends. */
export interface ChainEnd {
  /** Of the last link, from 1. */
  readonly number: number;
  /** Number of the first link that is still kept. */
  readonly first: number;
  /** Of the last link. */
  readonly digest: string;
}

/** A chain as it is stored: its last links, the oldest first, as the texts whose digests chain them. */
export interface Chain {
  readonly end: ChainEnd;
  readonly links: readonly string[];
}

/** A text that is one of a chain, and where the chain ends with it. */
export interface NewLink {
  readonly text: string;
  readonly end: ChainEnd;
}

/** What every link of a chain begins with. */
export interface Chained {
  /** Digest of the link before; empty of the first. */
  readonly previous: string;
  readonly number: number;
  /** Number of the first link that was kept from then on. */
  readonly first: number;
}

/** A text that is stored as a link: what it says, and its digest. */
export interface ReadLink<L extends Chained> {
  /** Undefined when it is none. */
  readonly link: L | undefined;
  readonly digest: string;
}

/** In 22 characters. */
export const digestOfLink = (text: string): string => digestTextOf(text);

/** The link that comes behind the end of a chain, of which there may be none yet: its head, and what it says. */
export function chained(end: ChainEnd | undefined, most: number, says: readonly unknown[]): NewLink {
  const number = (end?.number ?? 0) + 1;
  const first = Math.max(end?.first ?? 1, number - most + 1);
  const text = JSON.stringify([end?.digest ?? '', number, first, ...says]);
  return { text, end: { number, first, digest: digestOfLink(text) } };
}

/** A chain with one more link. */
export const chainWith = (chain: Chain | undefined, { text, end }: NewLink): Chain => ({
  end,
  links: [...(chain?.links ?? []), text].slice(end.first - end.number - 1),
});

/** The links of a chain, each as `read` reads it. */
export const readChain = <L extends Chained>(
  { links }: Chain,
  read: (text: string) => L | undefined,
): readonly ReadLink<L>[] => links.map((text) => ({ link: read(text), digest: digestOfLink(text) }));

/**
 * Number of the first link that is missing or altered, or that follows an altered one; undefined when all are there.
 */
export function brokenAt({ end }: Chain, links: readonly ReadLink<Chained>[]): number | undefined {
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

/** Whether a value has the form of a chain of such links; it may be broken all the same. */
export function isChain(value: unknown, read: (text: string) => Chained | undefined): value is Chain {
  const { end, links } = (value ?? {}) as { readonly end?: Partial<ChainEnd>; readonly links?: unknown };
  return (
    Array.isArray(links) &&
    links.every((text) => typeof text === 'string' && read(text) !== undefined) &&
    isCount(end?.number) &&
    isCount(end?.first) &&
    typeof end?.digest === 'string'
  );
}

export const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1;

/** A moment that a date can have, in milliseconds since 1970. */
export const isMoment = (value: unknown): boolean =>
  Number.isInteger(value) && !Number.isNaN(new Date(Number(value)).valueOf());

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

/** What a text says as JSON; undefined when it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
