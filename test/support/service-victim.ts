import type { Victim } from './crash-run.js';
import { StartedProcess } from './started-process.js';

/** The service in a process of its own on a store. */
export class ServiceVictim implements Victim {
  #process: StartedProcess | undefined;

  constructor(private readonly store: string) {}

  async kill(): Promise<void> {
    this.#process?.signal('SIGKILL');
    await this.#process?.ended;
  }

  async revive(): Promise<string> {
    this.#process = new StartedProcess({ CASE_STORE: this.store, PORT: '0', LOG_LEVEL: 'silent' });
    return (await this.#process.listening()).url;
  }

  stop(): Promise<void> {
    return this.kill();
  }
}
