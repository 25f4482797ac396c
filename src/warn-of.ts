import type { Logger } from 'pino';
import type { Configuration } from './configuration.js';

/** Tells the operator once what his settings leave open. */
export function warnOf(configuration: Configuration, log: Logger): void {
  if (!configuration.access) log.warn('AUTH_FILE is not set: whoever reaches the service may do everything');
  if (configuration.captureHashSecrets.length === 0)
    log.warn(
      'CAPTURE_HASH_SECRETS is not set: the hash of captureWithHash only detects accidents, it does not protect against manipulation',
    );
}
