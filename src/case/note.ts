import type { ReceiptNote } from './receipt.js';
import type { Trail, TrailNote } from './trail.js';

/** What a write leaves beside the case that it writes or removes. */
export interface Note {
  readonly answered?: ReceiptNote | undefined;
  /** The next link of the case's trail; a removal leaves none, the trail goes with the case. */
  readonly next?: TrailNote | undefined;
  /** The whole trail of a case that comes from another store, in the place of what is there. */
  readonly trail?: Trail | undefined;
}
