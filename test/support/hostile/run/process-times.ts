import { readFileSync } from 'node:fs';

/** What the main thread of a process did since its start, in seconds. */
export interface ProcessTimes {
  /** It computed. */
  readonly computing: number;
  /** It could have computed, but the machine was busy with others. */
  readonly waiting: number;
}

/** As Linux counts them. Where nothing is told, everything may have been computing. */
export function processTimes(pid: number): ProcessTimes {
  try {
    const [computing = 0, waiting = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return { computing: computing / 1e9, waiting: waiting / 1e9 };
  } catch {
    return { computing: performance.now() / 1000, waiting: 0 };
  }
}
