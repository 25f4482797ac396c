import { StoreUnavailable } from '../../errors/store-unavailable.js';
import type { Deadline } from './deadline.js';
import { asUnavailable, isDuplicate, mayHaveBeenWritten } from './mongo-failure.js';

/** What became of a write: done, not done and never will be, or not known. */
export type Outcome = 'done' | 'refused' | 'unknown';

/**
 * Sends a write once; it says whether it met what it was conditional on. @throws StoreUnavailable when it was never
 * sent.
 */
export async function attempt(write: () => Promise<boolean>, deadline: Deadline): Promise<Outcome> {
  const before = deadline.writing;
  deadline.writing = true;
  try {
    const done = await write();
    deadline.writing = before;
    return done ? 'done' : 'refused';
  } catch (error) {
    if (!isDuplicate(error) && mayHaveBeenWritten(error)) return 'unknown';
    deadline.writing = before;
    if (isDuplicate(error)) return 'refused';
    throw asUnavailable(error);
  }
}

/** Looks what became of a write until the server answers or the deadline has passed. */
export async function look<T>(read: () => Promise<T>, deadline: Deadline): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!mayHaveBeenWritten(error)) throw asUnavailable(error);
    }
    await waitWithin(deadline);
  }
}

/** A pause before the next attempt. @throws StoreUnavailable when there is no time left for one. */
export async function waitWithin(deadline: Deadline): Promise<void> {
  await deadline.pause();
  if (deadline.expired) throw new StoreUnavailable('the store did not answer in time');
}

export const outcomeUnknown = (): StoreUnavailable =>
  new StoreUnavailable('the store did not answer; whether the write took effect is not known', { outcome: 'unknown' });
