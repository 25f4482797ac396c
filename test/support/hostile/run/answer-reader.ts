/** An answer as it came. */
export interface RawAnswer {
  /** 0: the connection was closed without an answer. */
  readonly status: number;
  /** Status line and headers. */
  readonly head: string;
  readonly body: string;
  /** Statuses of the answers that came after it on the same connection. */
  readonly further: readonly number[];
}

const endOfHead = Buffer.from('\r\n\r\n');
const noChunks = '0\r\n\r\n';
const empty = Buffer.alloc(0);

/** Puts an HTTP answer together from what a socket brings. */
export class AnswerReader {
  #parts: Buffer[] = [];
  #length = 0;
  /**
   * How many bytes the first answer has; known when its head has come, infinite when it ends with the connection. What
   * Node itself refuses has an empty body in chunks.
   */
  #needed: number | undefined;
  #bodyAt = 0;
  #chunked = false;

  /** `headOnly`: the answer has no body, whatever its head says. */
  constructor(private readonly headOnly: boolean) {}

  take(data: Buffer): void {
    this.#parts.push(data);
    this.#length += data.length;
  }

  /** The first answer, once it is whole. */
  whole(): RawAnswer | undefined {
    if (this.#needed === undefined && !this.#readHead()) return undefined;
    return this.#needed !== undefined && this.#length >= this.#needed ? this.#answer(this.#needed) : undefined;
  }

  /** The first answer, whole or not, when nothing more comes; undefined when there is none. */
  atEnd(): RawAnswer | undefined {
    if (this.#needed === undefined && !this.#readHead()) return undefined;
    return this.#answer(Math.min(this.#needed ?? 0, this.#length));
  }

  #readHead(): boolean {
    for (;;) {
      const all = this.#all();
      const end = all.indexOf(endOfHead);
      if (end < 0) return false;
      const head = all.toString('latin1', 0, end);
      if (/^HTTP\/1\.1 1/.test(head)) {
        // "100 Continue" is no answer.
        this.#parts = [all.subarray(end + endOfHead.length)];
        this.#length = this.#parts[0]?.length ?? 0;
        continue;
      }
      this.#bodyAt = end + endOfHead.length;
      const length = /^content-length: *(\d+)/im.exec(head)?.[1];
      const noBody = this.headOnly || / (204|304) /.test(head.slice(0, 14));
      this.#chunked = !noBody && /^transfer-encoding: chunked/im.test(head);
      this.#needed =
        this.#bodyAt +
        (noBody
          ? 0
          : this.#chunked
            ? noChunks.length
            : length === undefined
              ? Number.POSITIVE_INFINITY
              : Number(length));
      return true;
    }
  }

  #answer(end: number): RawAnswer {
    const all = this.#all();
    const head = all.toString('latin1', 0, this.#bodyAt - endOfHead.length);
    const further =
      end < all.length
        ? [...all.toString('latin1', end).matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
        : [];
    return {
      status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 999),
      head,
      body:
        this.#chunked && all.indexOf(noChunks, this.#bodyAt) === this.#bodyAt
          ? ''
          : all.toString('utf8', this.#bodyAt, end),
      further,
    };
  }

  #all(): Buffer {
    if (this.#parts.length !== 1) this.#parts = [this.#parts.length === 0 ? empty : Buffer.concat(this.#parts)];
    return this.#parts[0] ?? empty;
  }
}
