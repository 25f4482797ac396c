import { type Evidence, type PageNote, wordingsOf } from './evidence.js';
import type { ReceiptNote } from './receipt.js';
import type { Trail, TrailNote } from './trail.js';

/** What a write leaves beside the case that it writes or removes. */
export interface Note {
  readonly answered?: ReceiptNote | undefined;
  /** The next link of the case's trail; a removal leaves none, the trail goes with the case. */
  readonly next?: TrailNote | undefined;
  /** The whole trail of a case that comes from another store, in the place of what is there. */
  readonly trail?: Trail | undefined;
  /** The page on which the answers were given that are written; a removal leaves none. */
  readonly answeredPage?: PageNote | undefined;
  /** The whole evidence of a case that comes from another store, in the place of what is there. */
  readonly evidence?: Evidence | undefined;
}

/** What a case brings along from another store; undefined when that is nothing. */
export const broughtBy = ({ trail, evidence }: Pick<Note, 'trail' | 'evidence'>): Note | undefined =>
  trail || evidence ? { ...(trail && { trail }), ...(evidence && { evidence }) } : undefined;

/** The sheets and wordings that a write names, by digest. */
export const wordingsNamedBy = ({ evidence, answeredPage }: Note): ReadonlyMap<string, string> =>
  new Map([...(evidence ? wordingsOf(evidence) : []), ...(answeredPage?.wordings ?? [])]);
