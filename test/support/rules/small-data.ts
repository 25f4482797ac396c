import { chmodSync } from 'node:fs';
import { loadPrepared } from '../../../src/prepared/load-prepared.js';
import { DataCopy } from './data-copy.js';

let made: Readonly<Record<string, string>> | undefined;

/**
 * The environment of a service on small data (`DataCopy.small`): it starts in half of the time. They are prepared. They are
 * one copy for this process, nobody's to edit, and end with it.
 */
export function smallData(): Readonly<Record<string, string>> {
  if (made) return made;
  const copy = DataCopy.small();
  process.once('exit', () => copy.remove());
  // Tests start the service as a user who may write nothing, but must read this.
  chmodSync(copy.path(''), 0o755);
  made = copy.environment;
  // Each service that is started on it would load it, unless one before lived for a second.
  loadPrepared(copy.path('rules'), copy.path('screens'));
  return made;
}
