import { parentPort, workerData } from 'node:worker_threads';
import { loadPrepared } from '../../prepared/load-prepared.js';
import { type Answering, answerShare } from './answer-share.js';
import type { Share } from './share.js';

/** What a thread has to know. */
export interface ThreadData {
  readonly rules: string;
  readonly screens: string;
  readonly answering: Omit<Answering, 'systems'>;
}

/** A thread of `Threads`: answers the shares that it is sent, one at a time. */
const { rules, screens, answering } = workerData as ThreadData;
const { systems } = await loadPrepared(rules, screens);
parentPort?.on('message', async (share: Share) => {
  parentPort?.postMessage(await answerShare({ ...answering, systems }, share));
});
