import { answerShare } from './answer-share.js';
import { type AnsweringData, loadAnswering } from './load-answering.js';
import type { Answered, Share } from './share.js';
import { Threads } from './threads.js';

/** Who answers shares: other threads, or this one. */
export interface Answerer {
  /** How many shares it takes at once so that nobody is idle. */
  readonly atOnce: number;
  answer(share: Share): Promise<Answered>;
  stop(): Promise<void>;
}

/** @throws (rejects) what {@link loadAnswering} throws; of other threads, with the first share. */
export async function answererOf(threads: number, data: AnsweringData): Promise<Answerer> {
  if (threads > 1) {
    const others = new Threads(threads, data);
    return { atOnce: 2 * threads, answer: (share) => others.answer(share), stop: () => others.stop() };
  }
  const answering = await loadAnswering(data);
  return { atOnce: 1, answer: (share) => answerShare(answering, share), stop: async () => {} };
}
