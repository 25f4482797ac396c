import type { Change } from './change.js';
import type { Impact } from './impact/impact.js';

/** What `diff` tells: what changed, and what that means for the stored cases when it was asked for. */
export interface Difference {
  readonly changes: readonly Change[];
  readonly impact?: Impact;
}
