import type { Victim } from './crash-run.js';
import { smallData } from '../rules/small-data.js';
import { StartedProcess } from '../service/started-process.js';

/** The service in a process of its own on a store, with small data. */
export class ServiceVictim implements Victim {
  #process: StartedProcess | undefined;
  #serves = (_url: string): void => undefined;
  #url = this.#nextUrl();

  /** `more`: settings beside the store. */
  constructor(
    readonly store: string,
    private readonly more: Readonly<Record<string, string>> = {},
  ) {}

  /** Where it serves; while it does not, where it will. */
  get url(): Promise<string> {
    return this.#url;
  }

  async kill(): Promise<void> {
    this.#url = this.#nextUrl();
    this.#process?.signal('SIGKILL');
    await this.#process?.ended;
  }

  async revive(): Promise<string> {
    const environment = { CASE_STORE: this.store, PORT: '0', LOG_LEVEL: 'silent', ...this.more };
    this.#process = new StartedProcess({ ...(await smallData()), ...environment });
    const { url } = await this.#process.listening();
    this.#serves(url);
    return url;
  }

  #nextUrl(): Promise<string> {
    return new Promise((resolve) => {
      this.#serves = resolve;
    });
  }
}
