import { type Logger, pino } from 'pino';
import type { Configuration } from './configuration.js';
import { LogOutput } from './log-output.js';

/** The log of a process of the service, on standard output. */
export interface ServiceLog {
  readonly log: Logger;
  /** Writes a line as it is, behind what was logged. */
  line(text: string): void;
  /**
   * Ends this process with whatever nothing caught, and says so: what became of its state nobody knows. At once, as by
   * SIGKILL: an orderly exit waits for a write of LMDB, which waits for this thread, and holds the store for ever.
   */
  endWithFaults(): void;
}

/** Where the log cannot be written the service goes on, and says so on the standard error. */
export function serviceLog({ logLevel }: Pick<Configuration, 'logLevel'>): ServiceLog {
  const output = new LogOutput(1, (reason) =>
    process.stderr.write(`the log cannot be written, the service goes on without it: ${reason}\n`),
  );
  process.stderr.on('error', () => undefined);
  const log = pino({ level: logLevel }, output);
  return {
    log,
    line: (text) => output.write(`${text}\n`),
    endWithFaults: () => {
      process.on('uncaughtException', (error) => {
        // Who wants no log wants to know this.
        if (!log.isLevelEnabled('fatal')) process.stderr.write(`${error.stack ?? error.message}\n`);
        output.endWith(() => log.fatal({ err: error }, 'nothing caught this: the process ends'));
        process.kill(process.pid, 'SIGKILL');
      });
    },
  };
}
