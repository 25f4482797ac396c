import { type Logger, pino } from 'pino';
import type { Configuration } from './configuration.js';

/** The log of a process of the service, on standard output. */
export interface ServiceLog {
  readonly log: Logger;
  /** Writes a line as it is, behind what was logged. */
  line(text: string): void;
}

export function serviceLog({ logLevel }: Pick<Configuration, 'logLevel'>): ServiceLog {
  const output = pino.destination({ dest: 1, sync: false });
  return {
    log: pino({ level: logLevel }, output),
    line: (text) => void output.write(`${text}\n`),
  };
}
