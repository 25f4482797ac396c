/**
 * A text in memory that two threads see, as one hands it to the other: read before the one who wrote it writes again.
 */
export interface SharedText {
  readonly memory: SharedArrayBuffer;
  /** In bytes of UTF-8. */
  readonly length: number;
}

const spare = 1.5;

/**
 * Hands on one text after the other in the same memory: one that is copied by a message, or handed over with its own
 * memory, stays for long with the old objects of the thread to which it came, as garbage of more than a hundred MB.
 */
export class TextWriter {
  #memory = new SharedArrayBuffer(0);

  write(text: string): SharedText {
    const length = Buffer.byteLength(text);
    if (length > this.#memory.byteLength) this.#memory = new SharedArrayBuffer(Math.ceil(length * spare));
    Buffer.from(this.#memory).write(text);
    return { memory: this.#memory, length };
  }
}

export const readShared = ({ memory, length }: SharedText): string => Buffer.from(memory, 0, length).toString();
