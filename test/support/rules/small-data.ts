import { chmodSync } from 'node:fs';
import { loadPrepared } from '../../../src/prepared/load-prepared.js';
import { DataCopy } from './data-copy.js';

let made: Promise<Readonly<Record<string, string>>> | undefined;

/**
 * The environment of a service on small data (`DataCopy.small`): it starts in half of the time. They are prepared. They
 * are one copy for this process, nobody's to edit, and end with it.
 */
export const smallData = (): Promise<Readonly<Record<string, string>>> => {
  made ??= make();
  return made;
};

async function make(): Promise<Readonly<Record<string, string>>> {
  const copy = DataCopy.small();
  process.once('exit', () => copy.remove());
  // Tests start the service as a user who may write nothing, but must read this.
  chmodSync(copy.path(''), 0o755);
  // Each service that is started on it would load it, unless one before lived for a second.
  await loadPrepared(copy.path('rules'), copy.path('screens'));
  return copy.environment;
}
