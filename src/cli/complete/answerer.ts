import { type Answering, answerShare } from './answer-share.js';
import { type AnsweringData, loadAnswering } from './load-answering.js';
import type { Answered, Share } from './share.js';
import { isOutOfMemory, Threads } from './threads.js';

/** Who answers shares: other threads, or this one. */
export interface Answerer {
  /** How many shares it takes at once so that nobody is idle. */
  readonly atOnce: number;
  answer(share: Share): Promise<Answered>;
  stop(): Promise<void>;
}

/**
 * In bytes. A share is read at once, 256 KB long, but for one line that is longer: other threads have no memory for
 * that.
 */
const largest = 4_000_000;

const isLarge = (share: Share): boolean => share.kind === 'lines' && share.bytes.length > largest;

/** @throws (rejects) what {@link loadAnswering} throws; of other threads, with the first share. */
export async function answererOf(threads: number, data: AnsweringData): Promise<Answerer> {
  if (threads > 1) {
    const others = new Threads(threads, data);
    let own: Promise<Answering> | undefined;
    const answerHere = async (share: Share): Promise<Answered> =>
      answerShare(await (own ??= loadAnswering(data)), share);
    return {
      atOnce: 2 * threads,
      answer: (share) =>
        isLarge(share)
          ? answerHere(share)
          : others.answer(share).catch((error: unknown) => {
              if (isOutOfMemory(error)) return answerHere(share);
              throw error;
            }),
      stop: () => others.stop(),
    };
  }
  const answering = await loadAnswering(data);
  return { atOnce: 1, answer: (share) => answerShare(answering, share), stop: async () => {} };
}
