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
 * Calls `changed` when the files have changed and then stay as they are for one look, so that several that are saved
 * together are one change. It looks once a second instead of being told: file systems that are mounted from elsewhere and
 * volumes that are exchanged by a link tell nobody. Returns what ends it. `pause` resolves when it is time to look again.
 */
export function watchFiles(
  watched: Watched,
  pause: (milliseconds: number, ended: AbortSignal) => Promise<void> = pauseFor,
): () => void {
  const end = new AbortController();
  void watch(watched, () => pause(period, end.signal), end.signal);
  return () => end.abort();
}

/** Ends at once, and well, when the watch does. */
const pauseFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

async function watch({ look, known, changed }: Watched, pause: () => Promise<void>, ended: AbortSignal): Promise<void> {
  let told = known;
  let before = known;
  for (;;) {
    await pause();
    if (ended.aborted) return;
    const now = await look();
    if (now !== told && now === before) {
      told = now;
      changed();
    }
    before = now;
  }
}
