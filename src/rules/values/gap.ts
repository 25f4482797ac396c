/**
 * A value that is not there (rule language, "Three values, and what is not there"). `open`: not answered yet; `failed`:
 * cannot be had (no rate, no row, dangling code); `inexact`: the readings of a partial date disagree; `none`: there is
 * none.
 */
export class Gap {
  constructor(
    readonly kind: 'open' | 'failed' | 'inexact' | 'none',
    readonly reason = '',
  ) {}
}

export const OPEN = new Gap('open');
export const NONE = new Gap('none');
/** In a list over objects: it is not decided yet whether one of them belongs to it. */
export const UNDECIDED = new Gap('open');

/** One thing that is missing for a decision: an attribute of an object, with the reason when it is not simply open. */
export interface Missing {
  readonly kind: 'open' | 'failed' | 'inexact';
  readonly objectId: number;
  /** Fact name; of what failed, the fact or parameter concerned. */
  readonly attribute: string;
  readonly reason: string;
}
