import { parentPort, workerData } from 'node:worker_threads';
import { answerShare } from './answer-share.js';
import { type AnsweringData, loadAnswering } from './load-answering.js';
import type { Share } from './share.js';

/** A thread of `Threads`: answers the shares that it is sent, one at a time. */
const answering = await loadAnswering(workerData as AnsweringData);
parentPort?.on('message', async (share: Share) => {
  parentPort?.postMessage(await answerShare(answering, share));
});
