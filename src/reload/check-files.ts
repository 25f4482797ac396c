import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DataDirectories } from '../documents/data-directories.js';

/** What `case-capture check` says of the files. */
export interface CheckedFiles {
  readonly errors: number;
  /** A line for each finding. */
  readonly report: string;
}

/**
 * Checks the files in a thread of their own, so that calls are answered meanwhile.
 * @throws Error (rejects) when `ended` aborts it, or the thread could not finish, e.g. for lack of memory.
 */
export async function checkFiles(directories: DataDirectories, ended: AbortSignal): Promise<CheckedFiles> {
  const worker = new Worker(new URL('./check-worker.js', import.meta.url), { workerData: directories });
  try {
    const [checked] = (await once(worker, 'message', { signal: ended })) as [CheckedFiles];
    return checked;
  } finally {
    await worker.terminate();
  }
}
