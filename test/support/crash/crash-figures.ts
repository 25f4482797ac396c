/** What came of a crash run. */
export interface CrashFigures {
  readonly kills: number;
  /** Creations, replacements and removals whose success was answered. */
  readonly acknowledged: number;
  /** Writes that were under way at a kill. */
  readonly inFlight: number;
  /** Fewest writes under way at a kill. */
  readonly fewestInFlight: number;
  /** Writes without an answer, and how many of them took effect. */
  readonly unknown: number;
  readonly tookEffect: number;
  /** Cases that were not as acknowledged, or that a removal was acknowledged of. */
  readonly lost: number;
  /** Cases in the store at the end, and how many of its records do not match their digest. */
  readonly stored: number;
  readonly damaged: number;
  /** Time from the start of a revival until it serves, in milliseconds. */
  readonly medianRevival: number;
  readonly longestRevival: number;
}

/** Counts what several clients of several services do at the same time. */
export class CrashCount {
  kills = 0;
  acknowledged = 0;
  unknown = 0;
  tookEffect = 0;
  lost = 0;
  stored = 0;
  damaged = 0;
  readonly inFlight: number[] = [];
  readonly revivals: number[] = [];

  figures(): CrashFigures {
    const { kills, acknowledged, unknown, tookEffect, lost, stored, damaged } = this;
    const revivals = this.revivals.toSorted((one, other) => one - other);
    const inFlight = this.inFlight.reduce((sum, each) => sum + each, 0);
    const times = { medianRevival: revivals[revivals.length >> 1] ?? 0, longestRevival: revivals.at(-1) ?? 0 };
    return {
      kills,
      acknowledged,
      inFlight,
      fewestInFlight: Math.min(...this.inFlight),
      unknown,
      tookEffect,
      lost,
      stored,
      damaged,
      ...times,
    };
  }
}
