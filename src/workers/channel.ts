/** What another process asks for, by name; what is returned is its answer. */
export type Handlers = Readonly<Record<string, (told: unknown) => unknown>>;

/** One end of what connects two processes: `process` in a worker, the worker in the process that made it. */
interface End {
  send?(message: object, sent: (error: Error | null) => void): boolean;
  on(event: 'message', hear: (message: unknown) => void): unknown;
  once(event: 'disconnect', ended: () => void): unknown;
}

/** Other parts of Node and other libraries talk over the same line: what carries no such word is theirs. */
interface Message {
  readonly workers: 'ask' | 'answer' | 'fault';
  readonly id: number;
  readonly name?: string;
  readonly told?: unknown;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The other process has ended: it answers nothing any more. */
export class Ended extends Error {}

/** Questions and answers between two processes, either way. What is asked and answered must be plain data. */
export class Channel {
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #ended = false;

  constructor(
    private readonly end: End,
    private readonly handlers: Handlers,
  ) {
    end.on('message', (message) => {
      if (isMessage(message)) void this.#hear(message);
    });
    end.once('disconnect', () => this.#end());
  }

  /** @throws Ended (rejects) when the other has ended, Error with what its handler threw. */
  ask(name: string, told?: unknown): Promise<unknown> {
    if (this.#ended) return Promise.reject(new Ended(name));
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ workers: 'ask', id, name, told });
    });
  }

  async #hear({ workers, id, name = '', told }: Message): Promise<void> {
    if (workers === 'ask') return this.#answer(id, name, told);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (workers === 'answer') waiting?.resolve(told);
    else waiting?.reject(new Error(String(told)));
  }

  async #answer(id: number, name: string, told: unknown): Promise<void> {
    try {
      this.#send({ workers: 'answer', id, told: await this.handlers[name]?.(told) });
    } catch (error) {
      this.#send({ workers: 'fault', id, told: error instanceof Error ? error.message : String(error) });
    }
  }

  /** To who has ended nothing can be sent; that is heard of elsewhere. */
  #send(message: Message): void {
    if (!this.#ended) this.end.send?.(message, () => undefined);
  }

  #end(): void {
    this.#ended = true;
    for (const { reject } of this.#waiting.values()) reject(new Ended('the other process has ended'));
    this.#waiting.clear();
  }
}

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'workers' in message;
