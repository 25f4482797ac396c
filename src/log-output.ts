import { write, writeSync } from 'node:fs';

/** So many characters wait while nothing can be written; further lines are lost. */
const mostWaiting = 16 * 1024 * 1024;
/** Milliseconds until a reader that is slow is offered the same again; so many times when the process ends. */
const pause = 100;
const mostPauses = 50;

/**
 * Lines written to a file descriptor behind each other, many at once. While they cannot be written, as on a full disk,
 * they wait for the next one: whoever writes them goes on. A reader that went away is written nothing more. (The
 * streams of pino end the process at the first such error, or keep it from ending for ever.)
 */
export class LogOutput {
  #waiting = '';
  #unwritten = Buffer.alloc(0);
  #isWriting = false;
  /** It is offered again when a reader has had time. */
  #isPausing = false;
  #isTold = false;
  #isGone = false;

  /** @param tell hears once, each time, that lines cannot be written */
  constructor(
    private readonly descriptor: number,
    private readonly tell: (reason: string) => void,
  ) {
    process.on('exit', () => this.#writeRest());
  }

  write(text: string): void {
    if (this.#isGone || this.#waiting.length + text.length > mostWaiting) return;
    this.#waiting += text;
    if (!this.#isWriting && !this.#isPausing) this.#writeNext();
  }

  /** What is said now is the last: it is written at once, and nothing is begun that this process might not end. */
  endWith(say: () => void): void {
    this.#isPausing = true;
    say();
    this.#writeRest();
  }

  #writeNext(): void {
    if (this.#unwritten.length === 0) {
      this.#unwritten = Buffer.from(this.#waiting);
      this.#waiting = '';
    }
    if (this.#unwritten.length === 0) return;
    this.#isWriting = true;
    write(this.descriptor, this.#unwritten, (error, written) => {
      this.#isWriting = false;
      if (error) this.#wait(error);
      else {
        this.#isTold = false;
        this.#unwritten = this.#unwritten.subarray(written);
        this.#writeNext();
      }
    });
  }

  #wait({ code, message }: NodeJS.ErrnoException): void {
    if (code === 'EAGAIN') {
      this.#isPausing = true;
      setTimeout(() => {
        this.#isPausing = false;
        this.#writeNext();
      }, pause);
    } else if (code === 'EPIPE') {
      this.#isGone = true;
      this.#waiting = '';
      this.#unwritten = Buffer.alloc(0);
    } else if (!this.#isTold) {
      this.#isTold = true;
      this.tell(message);
    }
  }

  /** When the process ends, as far as it can be written at once; what is being written is written already. */
  #writeRest(): void {
    let rest = Buffer.from(this.#waiting);
    if (!this.#isWriting) rest = Buffer.concat([this.#unwritten, rest]);
    for (let pauses = 0; rest.length > 0; )
      try {
        rest = rest.subarray(writeSync(this.descriptor, rest));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || ++pauses > mostPauses) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
      }
  }
}
