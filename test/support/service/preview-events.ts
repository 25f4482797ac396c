import type { PreviewState } from '../../../src/authoring/preview/preview.js';

/** What a preview tells its page. */
export class PreviewEvents {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #rest = '';
  #last: PreviewState | undefined;

  private constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
  }

  static async of(url: string): Promise<PreviewEvents> {
    const { body } = await fetch(`${url}/events`);
    if (!body) throw new Error('there are no events');
    return new PreviewEvents(body);
  }

  /** The last state that was told, or the next one, of which something holds. */
  async until(holds: (state: PreviewState) => boolean): Promise<PreviewState> {
    while (!this.#last || !holds(this.#last)) this.#last = await this.#next();
    return this.#last;
  }

  close(): Promise<void> {
    return this.#reader.cancel();
  }

  async #next(): Promise<PreviewState> {
    for (;;) {
      const end = this.#rest.indexOf('\n\n');
      if (end >= 0) {
        const event = this.#rest.slice('data: '.length, end);
        this.#rest = this.#rest.slice(end + 2);
        return JSON.parse(event) as PreviewState;
      }
      const { value, done } = await this.#reader.read();
      if (done) throw new Error('the preview has ended');
      this.#rest += this.#decoder.decode(value, { stream: true });
    }
  }
}
