import { type StatsFs, statfsSync } from 'node:fs';

/** Bytes of a disk that are kept free, and the share of a small one. */
const kept = 32 * 1024 * 1024;
const keptShare = 1 / 20;

/**
 * How many bytes the disk of a directory has left, beside those that are kept free; less than 0 when it has none. LMDB
 * writes past the end of a text when it tells of a write that the system refused, which may end the process: so what
 * needs room is refused before. What is kept is for the writes that are under way, and for those that make room.
 */
export const diskRoom = (directory: string): number => roomOf(statfsSync(directory));

/** The same, asked of the system once for all that is written in a turn of the event loop. */
export function roomPerTurn(ask: () => number): () => number {
  let known: number | undefined;
  return () => {
    if (known !== undefined) return known;
    setImmediate(() => void (known = undefined));
    known = ask();
    return known;
  };
}

/** The same of what the system says of a disk; those of some networks say nothing, and have room. */
export function roomOf({ bsize, blocks, bavail }: Pick<StatsFs, 'bsize' | 'blocks' | 'bavail'>): number {
  if (blocks === 0) return Number.POSITIVE_INFINITY;
  return bsize * bavail - Math.min(kept, bsize * blocks * keptShare);
}
