import type { Logger } from 'pino';
import type { Access } from '../http/access/access.js';
import { readAccess } from '../http/access/read-access.js';
import { reasonOf } from '../text/reason-of.js';

/**
 * Takes over who may do what when the access file or the key set beside it has changed; a wrong one leaves what held
 * before (docs/operating.md, "Who may do what"). The log names what is wrong, and no value.
 */
export function readAccessAgain(access: Access, log: Logger): void {
  const [file] = access.files;
  if (file === undefined) return;
  try {
    access.take(readAccess(file));
    log.info('who may do what was read again');
  } catch (error) {
    log.error({ findings: reasonOf(error).split('\n') }, 'the access file is wrong: what held before holds on');
  }
}
