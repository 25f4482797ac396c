import { setTimeout } from 'node:timers/promises';

/** How often the files are looked at, in milliseconds. */
const period = 1000;

/** What is watched. */
export interface Watched {
  /** Tells one state of the files from another. */
  readonly look: () => Promise<string>;
  /** The state that is known already. */
  readonly known: string;
  readonly changed: () => void;
}

/**
 * Resolves when it is time to look again. `isChanging`: the last look found something that is not told yet; `ended`:
 * the watch is over, and nobody waits any longer.
 */
export type Pause = (isChanging: boolean, ended: AbortSignal) => Promise<void>;

/**
 * Calls `changed` when the files have changed and then stay as they are for one look, so that several that are saved
 * together are one change. It looks once a second instead of being told: file systems that are mounted from elsewhere
 * and volumes that are exchanged by a link tell nobody. Returns what ends it.
 */
export function watchFiles(watched: Watched, pause: Pause = regularPause): () => void {
  const end = new AbortController();
  void watch(watched, pause, end.signal);
  return () => end.abort();
}

/** Ends at once, and well, when the watch does. */
const regularPause: Pause = (_, signal) => setTimeout(period, undefined, { signal, ref: false }).catch(() => undefined);

async function watch({ look, known, changed }: Watched, pause: Pause, ended: AbortSignal): Promise<void> {
  let told = known;
  let before = known;
  for (;;) {
    await pause(before !== told, ended);
    if (ended.aborted) return;
    const now = await look();
    if (now !== told && now === before) {
      told = now;
      changed();
    }
    before = now;
  }
}
