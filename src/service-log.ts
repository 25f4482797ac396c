import { type Logger, pino } from 'pino';
import type { Configuration } from './configuration.js';
import { LogOutput } from './log-output.js';

/** The log of a process of the service, on standard output. */
export interface ServiceLog {
  readonly log: Logger;
  /** Writes a line as it is, behind what was logged. */
  line(text: string): void;
}

/** Where the log cannot be written the service goes on, and says so on the standard error. */
export function serviceLog({ logLevel }: Pick<Configuration, 'logLevel'>): ServiceLog {
  const output = new LogOutput(1, (reason) =>
    process.stderr.write(`the log cannot be written, the service goes on without it: ${reason}\n`),
  );
  process.stderr.on('error', () => undefined);
  return {
    log: pino({ level: logLevel }, output),
    line: (text) => output.write(`${text}\n`),
  };
}
