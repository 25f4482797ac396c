import { setMaxListeners } from 'node:events';
import { minimalRequest } from '../requests/case-request.js';
import { freshCall } from '../service/fresh-call.js';

export const statusOf = (text: string): number => (JSON.parse(text) as { readonly status: number }).status;

/** Over a connection of its own; whether it was made. */
export const create = async (url: string, caseId: string, signal?: AbortSignal): Promise<boolean> =>
  statusOf((await freshCall(`${url}/createCaseInDB?caseId=${caseId}&subId=S`, minimalRequest(caseId), signal)).text) ===
  0;

/** For so many calls at once as there are clients. */
function patience(): AbortController {
  const made = new AbortController();
  setMaxListeners(0, made.signal);
  return made;
}

/** Clients that make cases until they are told to end, and what was acknowledged. */
export class Writers {
  readonly acknowledged: string[] = [];
  readonly #all: Promise<unknown>;
  #ended = false;
  #patience = patience();
  #look = (): void => undefined;

  constructor(url: string, name: string, count = 12) {
    const write = async (writer: number): Promise<void> => {
      for (let index = 0; !this.#ended; index++) {
        const caseId = `${name}-${writer}-${index}`;
        // Whoever was with a process that was killed has no answer.
        if (await create(url, caseId, this.#patience.signal).catch(() => false)) this.acknowledged.push(caseId);
        this.#look();
      }
    };
    this.#all = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  }

  /** Resolves when so many more are acknowledged. */
  more(count: number): Promise<void> {
    const enough = this.acknowledged.length + count;
    return new Promise((resolve) => {
      this.#look = () => {
        if (this.acknowledged.length >= enough) resolve();
      };
    });
  }

  /** Nobody waits any longer for what was asked until now. */
  giveUp(): void {
    this.#patience.abort();
    this.#patience = patience();
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#all;
  }
}
