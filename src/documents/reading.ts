import type { Kept } from './kept.js';
import type { NameSink } from './names.js';

/** What a tool of authors wants of a load beside its outcome. */
export interface Reading {
  /** Who is told where names stand. */
  readonly names?: NameSink;
  /** What files hold that are being edited, and what an earlier load made of those that are as they were. */
  readonly kept?: Kept;
}
