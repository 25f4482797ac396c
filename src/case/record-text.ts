/** The characters that stand around and between values. */
const [comma, quote, zero, nine, open, close, backslash] = Array.from(',"09[]\\', (each) => each.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/**
 * JSON as the codec writes it, arrays without blanks, read from its beginning on by who knows what comes next. What
 * reads throws an Error that says where something else stands.
 */
export class RecordText {
  readonly #text: string;
  #at = 0;
  /** Parts of a text that has wide letters would be wide themselves, whatever is in them. */
  readonly #isPlain: boolean;

  constructor(content: Buffer) {
    this.#text = content.toString('utf8');
    this.#isPlain = this.#text.length === content.length;
  }

  /** What is thrown where the text is not what it should be. */
  isNot(expected: string): Error {
    return new Error(`there is not ${expected} at character ${this.#at + 1}`);
  }

  /** Nothing may be left. */
  end(): void {
    if (this.#at !== this.#text.length) throw this.isNot('the end');
  }

  open(): void {
    if (!this.#isNext(open)) throw this.isNot('a bracket that opens');
  }

  close(): void {
    if (!this.#isNext(close)) throw this.isNot('a bracket that closes');
  }

  comma(): void {
    if (!this.#isNext(comma)) throw this.isNot('a comma');
  }

  /** Whether there is one; it is read then. */
  isComma(): boolean {
    return this.#isNext(comma);
  }

  isClose(): boolean {
    return this.#isNext(close);
  }

  isZero(): boolean {
    return this.#isNext(zero);
  }

  /** Lists behind a comma; of each `read` reads what stands between its brackets. */
  nextList<T>(read: (text: RecordText) => T): T[] {
    const all: T[] = [];
    this.comma();
    this.open();
    if (this.#isNext(close)) return all;
    do {
      this.open();
      all.push(read(this));
      this.close();
    } while (this.#isNext(comma));
    this.close();
    return all;
  }

  nextNumber(): number {
    this.comma();
    return this.number();
  }

  nextFlag(): boolean {
    return this.nextNumber() === 1;
  }

  /** Undefined for `null`. */
  nextOptional(): number | undefined {
    this.comma();
    if (!this.#text.startsWith('null', this.#at)) return this.number();
    this.#at += 4;
    return undefined;
  }

  /** Nearly all are whole and of few digits. */
  number(): number {
    const text = this.#text;
    const start = this.#at;
    let [at, value] = [start, 0];
    let code = text.charCodeAt(at);
    while (code >= zero && code <= nine) {
      value = value * 10 + (code - zero);
      code = text.charCodeAt(++at);
    }
    const digits = at - start;
    const isWhole = code === comma || code === close;
    const isExact = digits === 1 || (digits > 1 && digits <= 15 && text.charCodeAt(start) !== zero);
    if (!isWhole || !isExact) return this.#otherNumber();
    this.#at = at;
    return value;
  }

  string(): string {
    const text = this.#text;
    const start = this.#at + 1;
    if (text.charCodeAt(start - 1) !== quote) throw this.isNot('a text');
    let [at, isAsWritten] = [start, this.#isPlain];
    let code = text.charCodeAt(at);
    while (code !== quote) {
      // Behind the end there is no number at all.
      if (!(code >= 0x20)) throw this.isNot('a text');
      if (code === backslash) {
        isAsWritten = false;
        at++;
      }
      code = text.charCodeAt(++at);
    }
    const read = isAsWritten ? text.slice(start, at) : this.#unescaped(text.slice(start - 1, at + 1));
    this.#at = at + 1;
    return read;
  }

  #otherNumber(): number {
    const pattern = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
    pattern.lastIndex = this.#at;
    const [written] = pattern.exec(this.#text) ?? [];
    if (written === undefined) throw this.isNot('a number');
    this.#at += written.length;
    return Number(written);
  }

  #unescaped(written: string): string {
    try {
      return JSON.parse(written) as string;
    } catch {
      throw this.isNot('a text');
    }
  }

  #isNext(code: number): boolean {
    if (this.#text.charCodeAt(this.#at) !== code) return false;
    this.#at++;
    return true;
  }
}
