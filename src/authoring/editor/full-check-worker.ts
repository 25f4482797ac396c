import { parentPort, workerData } from 'node:worker_threads';
import type { DataDirectories } from '../../documents/data-directories.js';
import { Kept } from '../../documents/kept.js';
import { fullCheck } from './full-check.js';

/** The thread beside the server: texts come, findings go. It keeps what it made of the files that are as they were. */
const kept = new Kept();
parentPort?.on('message', (texts: readonly (readonly [path: string, text: string | undefined])[]) => {
  for (const [path, text] of texts) kept.put(path, text);
  parentPort?.postMessage(fullCheck(workerData as DataDirectories, kept));
});
