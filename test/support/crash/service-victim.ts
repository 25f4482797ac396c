import { setMaxListeners } from 'node:events';
import type { Victim } from './crash-run.js';
import { smallData } from '../rules/small-data.js';
import { StartedProcess } from '../service/started-process.js';

/** A service from its start to its end. */
export interface Life {
  readonly url: string;
  /** It has ended: nobody answers any more what was asked of it. */
  readonly ended: AbortSignal;
}

/** The service in a process of its own on a store, with small data. */
export class ServiceVictim implements Victim {
  #process: StartedProcess | undefined;
  #serves = (_life: Life): void => undefined;
  #ends = (): void => undefined;
  #life = this.#nextLife();

  /** `more`: settings beside the store. */
  constructor(
    readonly store: string,
    private readonly more: Readonly<Record<string, string>> = {},
  ) {}

  /** The one that serves; while none does, the next one. */
  get life(): Promise<Life> {
    return this.#life;
  }

  get url(): Promise<string> {
    return this.#life.then(({ url }) => url);
  }

  async kill(): Promise<void> {
    this.#life = this.#nextLife();
    this.#process?.signal('SIGKILL');
    await this.#process?.ended;
    this.#ends();
  }

  async revive(): Promise<string> {
    const environment = { CASE_STORE: this.store, PORT: '0', LOG_LEVEL: 'silent', ...this.more };
    this.#process = new StartedProcess({ ...(await smallData()), ...environment });
    const { url } = await this.#process.listening();
    const ending = new AbortController();
    // For so many calls at once as there are.
    setMaxListeners(0, ending.signal);
    this.#ends = () => ending.abort();
    this.#serves({ url, ended: ending.signal });
    return url;
  }

  #nextLife(): Promise<Life> {
    return new Promise((resolve) => {
      this.#serves = resolve;
    });
  }
}
