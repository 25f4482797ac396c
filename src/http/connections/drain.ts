import type { IncomingMessage } from 'node:http';
import { limits } from './limits.js';

/** In bytes and milliseconds. */
type Bounds = Readonly<Record<'drainedBytes' | 'drainPatience', number>>;

/**
 * Reads the rest of a request that is refused and throws it away, within bounds: many clients send their whole body
 * before they look at an answer, and a connection that is closed while they send takes the answer with it. Resolves
 * when there is no more to come, or when a bound is reached.
 */
export function drain(request: IncomingMessage, { drainedBytes, drainPatience }: Bounds = limits): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = drainedBytes;
    const end = (): void => {
      clearTimeout(impatient);
      request.off('data', take).off('end', end).off('close', end);
      request.pause();
      resolve();
    };
    const take = (chunk: Buffer): void => {
      left -= chunk.length;
      if (left < 0) end();
    };
    const impatient = setTimeout(end, drainPatience);
    request.unpipe().on('data', take).on('end', end).on('close', end).resume();
  });
}
