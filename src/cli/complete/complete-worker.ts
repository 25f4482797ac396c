import { parentPort, workerData } from 'node:worker_threads';
import { answerShare } from './answer-share.js';
import { type AnsweringData, loadAnswering } from './load-answering.js';
import type { Share } from './share.js';
import { TextWriter } from './shared-text.js';
import type { AnsweredElsewhere } from './threads.js';

/** A thread of `Threads`: answers the shares that it is sent, one at a time. */
const answering = await loadAnswering(workerData as AnsweringData);
const texts = new TextWriter();
parentPort?.on('message', async (share: Share) => {
  const { text, counts } = await answerShare(answering, share);
  parentPort?.postMessage({ text: texts.write(text), counts } satisfies AnsweredElsewhere);
});
