import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import type { Writes } from '../open-options.js';
import { holderOf, servingLock, takeLock, textOf } from './directory-lock.js';

/** Held by who opens the file of a store; what stands in it stands in the other file when nobody writes any more. */
const openingLock = 'opening.lock';
const madeWay = 'opening.granted';

/**
 * How often a service looks whether somebody wants to open, and how often who waits looks whether he may, in
 * milliseconds.
 */
const betweenLooks = 50;
const betweenLooksOfWaiting = 5;
/** A service that starts reads its whole file before it makes way. */
const patience = 60_000;

/**
 * Opens an LMDB file while nobody writes it. LMDB reads which transaction is the newest when it opens a file, and a
 * moment later tells all processes so: what another has committed in between is lost to all of them. So processes open
 * one after the other, and the one that serves from the directory keeps its writes back meanwhile (`makeWay`).
 * `serving`: this process is the one. @throws Error that names the file when it waited a minute in vain.
 */
export async function openInTurn<T>(
  directory: string,
  open: () => T | Promise<T>,
  { serving = false }: { readonly serving?: boolean } = {},
): Promise<T> {
  // What is not there yet nobody writes.
  if (!existsSync(join(directory, 'data.mdb'))) return open();
  const lock = join(directory, openingLock);
  const release = await awaited(
    () => takeLock(lock),
    `${lock}: another process has been opening the store for a minute`,
  );
  const isFree = (): boolean => serving || holderOf(join(directory, servingLock)) === undefined;
  const hasMadeWay = (): boolean => textOf(join(directory, madeWay)) === textOf(lock);
  try {
    await awaited(
      () => isFree() || hasMadeWay() || undefined,
      `${join(directory, servingLock)}: the process that serves from this directory has let nobody open it for a minute`,
    );
    return await open();
  } finally {
    rmSync(join(directory, madeWay), { force: true });
    release();
  }
}

/** Keeps back the writes of a service while another process opens the file. Returns what ends that. */
export function makeWay(directory: string, writes: Writes): () => void {
  let isMaking = false;
  const look = async (): Promise<void> => {
    if (isMaking || !existsSync(join(directory, openingLock))) return;
    isMaking = true;
    await letIn(directory, writes);
    isMaking = false;
  };
  const looking = setInterval(() => void look(), betweenLooks).unref();
  return () => clearInterval(looking);
}

async function letIn(directory: string, writes: Writes): Promise<void> {
  const [lock, granted] = [join(directory, openingLock), join(directory, madeWay)];
  const guest = holderOf(lock);
  if (guest === undefined) return;
  await writes.pause();
  try {
    writeFileSync(`${granted}.draft`, guest, { mode: 0o600 });
    renameSync(`${granted}.draft`, granted);
    while (existsSync(granted) && holderOf(lock) === guest) await passed(betweenLooksOfWaiting);
    rmSync(granted, { force: true });
  } catch {
    // On a disk that is full the other waits in vain, and says so.
  } finally {
    writes.resume();
  }
}

async function awaited<T>(attempt: () => T | undefined, inVain: string): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    const got = attempt();
    if (got !== undefined) return got;
    if (performance.now() > end) throw new Error(inVain);
    await passed(betweenLooksOfWaiting);
  }
}
